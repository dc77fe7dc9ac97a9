import { seeded } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import type { Move } from '../next.ts';
import { notes } from '../sitting.ts';
import { type CaseLaw, LawBroken, textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { Memories, type Position, walk } from './walk.ts';

export const purity: CaseLaw = {
  law: 'L6',
  title: 'asking changes nothing, and apply does not throw',
  weight: 3,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    const chance = seeded(`L6 ${given.seed}`);
    for (const here of walk(title, given)) {
      memories.live(here);
      if (!here.looked) continue;
      const moves = movesOf(game, here.state, chance);
      const before = textOf([here.state, here.events, memories.bySeat, moves]);
      for (const [name, ask] of questions(game, given.seats, here, memories, moves)) {
        ask();
        if (textOf([here.state, here.events, memories.bySeat, moves]) !== before) {
          throw new LawBroken('L6', `${name} changed what it was given`, { step: here.step });
        }
      }
      for (const move of moves.slice(0, 20)) tryApply(game, here.state, move);
    }
  },
};

type Question = readonly [name: string, ask: () => void];

function* questions<K extends Kind>(
  game: Game<K>,
  seats: number,
  { state, events, did }: Position<K>,
  memories: Memories<K>,
  moves: readonly Move<K>[],
): Generator<Question> {
  const { must } = game.awaiting(state);
  yield ['awaiting', () => game.awaiting(state)];
  yield ['outcome', () => game.outcome(state)];
  yield ['isMark', () => game.isMark(state)];
  yield ['clone', () => game.clone(state)];
  yield ['audit', () => auditOrNot(game, state)];
  yield [
    'refuse',
    () => {
      for (const { actor, action } of moves) game.refuse(state, actor, action);
    },
  ];
  for (const viewer of [...Array(seats).keys(), 'public', 'all'] as const) {
    yield ['view', () => game.view(state, viewer)];
    for (const event of events) {
      yield ['redact', () => game.redact(event, viewer, state, 'live')];
      yield ['redact', () => game.redact(event, viewer, state, 'later')];
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    yield ['options', () => game.options(state, seat)];
    yield ['forms', () => game.forms(state, seat)];
    yield ['refuseUndo', () => game.refuseUndo(state, seat)];
    if (must.includes(seat)) yield ['fallback', () => game.fallback(state, seat)];
    const memory = memories.bySeat[seat] ?? null;
    const view = game.view(state, seat);
    const own = did?.actor === seat ? did.action : null;
    yield ['recall', () => game.recall(memory, seat, { did: own, events, view })];
    yield [
      'imagine',
      () => {
        const before = textOf(view);
        game.imagine(view, seat, memory, seeded(seat));
        if (textOf(view) !== before) throw new LawBroken('L6', 'imagine changed the view it was given');
      },
    ];
  }
}

/** Whether it holds is another law (L7). */
function auditOrNot<K extends Kind>(game: Game<K>, state: K['state']): void {
  try {
    game.audit(state);
  } catch {
    return;
  }
}

function tryApply<K extends Kind>(game: Game<K>, state: K['state'], { actor, action, at }: Move<K>): void {
  try {
    game.apply(game.clone(state), actor, action, notes(seeded(at), at));
  } catch (error) {
    throw new LawBroken('L6', 'apply threw for an action that can be done', {
      actor,
      action,
      error: String(error),
    });
  }
}
