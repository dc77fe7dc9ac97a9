import type { Kind } from '../engine/game.ts';
import type { Core } from './core.ts';
import type { SeenStep } from './encoding/encoding.ts';
import type { Eyes } from './eyes.ts';
import { insteadFor } from './instead.ts';
import { pictureOf } from './picture.ts';
import { sayTo } from './say.ts';
import { shownTo } from './shown.ts';
import type { LogEntry } from './store.ts';

/** Tells each pair of eyes what it saw and what changed for it. Those to whom nothing shows hear nothing. */
export function tellStep(core: Core, events: readonly Kind['event'][], entry?: LogEntry): void {
  const { game, sitting } = core;
  if (sitting === null) return;
  for (const eyes of inTurn(core)) {
    const { viewer, rules } = eyes;
    if (eyes.links.size === 0) {
      // Nobody listens: whoever comes back gets a whole picture.
      core.eyes.delete(eyes);
      continue;
    }
    const after = pictureOf(core, viewer, rules);
    if (eyes.picture === null && after !== null) {
      eyes.seq++;
      eyes.picture = after;
      eyes.goal = core.clock.goal();
      sayTo(eyes, { t: 'sync', seq: eyes.seq, picture: after });
    }
    const shown = shownTo(game, events, viewer, sitting.state, 'live');
    const by = entry === undefined ? undefined : insteadFor(core.head, entry, viewer);
    const seen = { seq: eyes.seq + 1, events: shown, before: eyes.picture, after };
    tellOne(core, eyes, by === undefined ? seen : { ...seen, by });
  }
}

/** In a race nobody is always told first: whose eyes begin changes from step to step. */
function inTurn({ game, eyes, order }: Core): Iterable<Eyes> {
  if (game.realTime === undefined || eyes.size < 2) return eyes;
  const all = [...eyes];
  const first = order.below(all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

const UNTOLD = -1;

function tellOne(core: Core, eyes: Eyes, step: SeenStep): void {
  const goal = core.clock.goal();
  if (goal === eyes.goal && onlyTimeWentBy(eyes, step)) return;
  // Who came later was told another number: what is left towards a new end is always written.
  const before = goal === eyes.goal || step.before === null ? step.before : { ...step.before, left: UNTOLD };
  const written = eyes.encoding.step({ ...step, before });
  // Nothing shows: not even the number may change.
  if (written === undefined) return;
  for (const link of eyes.links) {
    const id = core.answering?.link === link ? core.answering.id : undefined;
    const answer = id === undefined ? undefined : written.answering(id);
    if (answer === undefined) link.send(written.text);
    else {
      core.answering = null;
      link.send(answer, 'done');
    }
  }
  eyes.seq = step.seq;
  eyes.picture = step.after;
  eyes.goal = goal;
}

/** Less time is left, towards the same end: told, it would say that somebody did something unseen. */
function onlyTimeWentBy({ encoding }: Eyes, step: SeenStep): boolean {
  const { before, after, events } = step;
  if (before === null || after === null || events.length > 0 || before.left === after.left) return false;
  return encoding.step({ ...step, after: { ...after, left: before.left } }) === undefined;
}
