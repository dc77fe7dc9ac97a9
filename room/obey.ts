import { renew, revoke } from './access.ts';
import { arrange } from './arrange.ts';
import { rehead } from './commit.ts';
import { withSeatIn } from './company.ts';
import type { Core } from './core.ts';
import { eyesOf, holdsRules, pictureNow } from './eyes.ts';
import { openHands } from './facilitator.ts';
import { obeyCompany } from './obeyCompany.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { say } from './say.ts';
import { setSeat, setStandIn } from './seats.ts';
import { start } from './start.ts';
import { tellStep } from './steps.ts';
import { note, talk } from './talk.ts';
import { answer, askUndo } from './undo.ts';

/**
 * 'answered': the answer has been sent. Undefined: done, to be acknowledged. A sentence: refused, nothing
 * changed.
 */
export type Verdict = Sentence | 'answered' | undefined;

const NOT_SEATED: Sentence = { key: 'room.notSeated' };

/** Who may ask for what, and who does it. Actions have a judge of their own, the past is told by pasts.ts. */
export async function obey(
  core: Core,
  link: Link,
  request: Exclude<Request, { t: 'act' | 'history' | 'why' }>,
  came: number,
): Promise<Verdict> {
  const { head } = core;
  const { seat, host } = link;
  switch (request.t) {
    case 'undo':
      return seat === null ? NOT_SEATED : (notNow(core) ?? askUndo(core, seat, came));
    case 'consent':
      return seat === null
        ? NOT_SEATED
        : (notNow(core) ?? answer(core, seat, request.request, request.agree));
    case 'pause':
    case 'resume': {
      if (seat === null && !host) return NOT_SEATED;
      if (head.phase !== 'playing') return { key: 'room.notPlaying' };
      const paused = request.t === 'pause';
      if (head.paused !== paused) await rehead(core, { ...head, paused, pausedBy: paused ? seat : null });
      core.clock.rearm(core);
      tellStep(core, []);
      return undefined;
    }
    case 'stepBack':
      return seat === null ? NOT_SEATED : setStandIn(core, seat, 'asked');
    case 'return':
      return seat === null ? NOT_SEATED : setStandIn(core, seat, 'no');
    case 'renew':
      return renew(core, link, request.token);
    case 'revoke':
      return host ? revoke(core, request.seat, request.pass) : { key: 'room.notHost' };
    case 'start':
      return host ? start(core) : { key: 'room.notHost' };
    case 'seat':
      return host ? setSeat(core, request) : { key: 'room.notHost' };
    case 'arrange':
      return host ? arrange(core, request) : { key: 'room.notHost' };
    case 'open':
      return openHands(core, link, request.open);
    case 'rematch': {
      if (seat === null && !host) return NOT_SEATED;
      if (head.phase !== 'over') return { key: 'room.notOver' };
      return rematch(core, link);
    }
    case 'talk':
      return talk(core, link, request);
    case 'note':
      return note(core, link, request.text);
    case 'resync': {
      if (request.rules === true) holdsRules(core, link);
      const eyes = eyesOf(core, link);
      const picture = pictureNow(core, eyes);
      if (picture === null) return { key: 'room.notPlaying' };
      say(link, { t: 'sync', seq: eyes.seq, picture });
      return 'answered';
    }
    default:
      return obeyCompany(core, link, request);
  }
}

/** Whoever asks first finds the new table; everybody else is told of it. */
async function rematch(core: Core, { seat, from }: Link): Promise<Sentence | undefined> {
  const { head, game, sitting, ports } = core;
  if (head.next === null && sitting !== null) {
    const config = game.rematch?.(game.view(sitting.state, 'public')) ?? head.config;
    const next = await ports.rematch({ ...head, config }, from);
    if (typeof next !== 'string') return next;
    await rehead(core, { ...head, next });
  }
  const { company } = core;
  if (seat !== null) core.company = { ...company, going: withSeatIn(company.going, seat) };
  return undefined;
}

function notNow({ head }: Core): Sentence | undefined {
  if (head.phase === 'lobby') return { key: 'room.notPlaying' };
  return head.paused ? { key: 'room.paused' } : undefined;
}
