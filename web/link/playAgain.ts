import { digest } from '../../engine/digest.ts';
import { BadInput } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { notes } from '../../engine/sitting.ts';
import { versionOf } from '../../engine/versions.ts';
import type { LoggedMoment } from '../../room/moments.ts';
import type { LogEntry } from '../../room/store.ts';
import { byOf, luckAgain, type SentEntry, type SentGame } from './sent.ts';

/**
 * Every moment of a game that somebody has sent. The rules judge each action and luck is looked at draw by
 * draw: BadInput where it was not played by them.
 */
export function playAgain(game: Game<Kind>, sent: SentGame): readonly LoggedMoment[] {
  if (sent.game !== game.id) throw new BadInput('game', 'is another');
  if (sent.version !== versionOf(game)) throw new BadInput('version', 'of other rules');
  const config = game.parseConfig(sent.config, { seats: sent.seats.length, ranked: false });
  const luck = luckAgain(sent.deal, 'deal');
  const dealt = notes<Kind['event']>(luck);
  const first = game.setup(config, sent.seats.length, dealt);
  luck.end();
  const common = { version: sent.version, time: 0 } as const;
  const start: LogEntry = {
    ...common,
    seq: 0,
    kind: 'start',
    actor: null,
    action: null,
    at: 0,
    draws: dealt.draws,
    events: dealt.out,
    learnt: [],
    by: 'person',
    to: null,
  };
  const moments: LoggedMoment[] = [{ entry: start, state: first }];
  for (const [i, one] of sent.log.entries()) {
    const seq = i + 1;
    const done = momentOf(game, one, { moments, field: `log[${i}]` });
    const entry: LogEntry = {
      ...common,
      seq,
      kind: one.kind ?? 'act',
      actor: one.who ?? null,
      action: done.action,
      at: one.at ?? 0,
      draws: done.draws,
      events: done.events,
      learnt: done.learnt,
      by: byOf(one, sent.seats),
      to: one.to ?? null,
      ...(one.instead !== undefined && { instead: one.instead }),
    };
    moments.push({ entry, state: done.state });
  }
  const last = moments.at(-1)?.state;
  if (game.outcome(last) === undefined) throw new BadInput('log', 'the game is not over');
  if (digest(last) !== sent.end) throw new BadInput('end', 'is another');
  return moments;
}

type Done = Pick<LogEntry, 'action' | 'draws' | 'events' | 'learnt'> & { readonly state: unknown };

/** What came of an entry: of an action, of what was taken back, or nothing. */
function momentOf(
  game: Game<Kind>,
  one: SentEntry,
  { moments, field }: { readonly moments: readonly LoggedMoment[]; readonly field: string },
): Done {
  const before = moments.at(-1)?.state;
  const nothing = { action: null, draws: [], events: [], learnt: [] };
  if (one.kind === 'undo') {
    const mark = moments[(one.to ?? 0) - 1];
    if (mark === undefined) throw new BadInput(`${field}.to`, 'no such moment');
    return { ...nothing, state: mark.state };
  }
  if (one.kind !== undefined && one.kind !== 'act') return { ...nothing, state: before };
  if (one.who === undefined) throw new BadInput(`${field}.who`, 'is missing');
  const action = game.parseAction(one.do);
  const refusal = game.refuse(before, one.who, action);
  if (refusal !== undefined) throw new BadInput(`${field}.do`, `refused: ${refusal.key}`);
  const luck = luckAgain(one.luck ?? [], `${field}.luck`);
  const taken = notes<Kind['event']>(luck, one.at ?? 0);
  const state = game.clone(before);
  game.apply(state, one.who, action, taken);
  luck.end();
  return { action, draws: taken.draws, events: taken.out, learnt: taken.learnt, state };
}
