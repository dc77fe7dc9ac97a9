import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { idOf } from '../content.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { row, short } from '../testing/cards.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  danger,
  discard,
  drop,
  join,
  keepFlying,
  lay,
  leftovers,
  redraw,
  split,
} from '../testing/play.ts';
import { type Memory, NIGHT_FACES, rememberedSpecies } from './memory.ts';

/** What a seat remembers after living through these actions, one moment each. */
function lived(seat: Seat, start: State, actions: readonly Action[], before: Memory | null = null): Memory {
  const state = game.clone(start);
  let memory = before;
  for (const action of actions) {
    const taken = notes<Event>(seeded('memory'));
    const actor = state.active;
    game.apply(state, actor, action, taken);
    const events = taken.out.flatMap((event) => game.redact(event, seat, state, 'live') ?? []);
    memory = game.recall(memory, seat, {
      did: actor === seat ? action : null,
      events,
      view: game.view(state, seat),
    });
  }
  return memory ?? { colonies: {}, taken: [] };
}
const faces = (memory: Memory, colony: number): (string | null)[] | undefined =>
  memory.colonies[colony]?.map(({ face }) => (face === null ? null : short(face)));
const possible = (memory: Memory, colony: number, place: number): string[] =>
  NIGHT_FACES.filter((_, bit) => ((memory.colonies[colony]?.[place]?.among ?? 0) >> bit) & 1).map(idOf);

describe('a seat remembers what its eyes have seen', () => {
  const start = given({ hands: ['S4 S3 G5d', 'B1 B2 B3'], next: 'T5d T3d' });

  test('[MI-3.7] its own night cards, in its head only; the opponent sees a night card', () => {
    expect(faces(lived(0, start, [lay('S4')]), 21)).toEqual(['S4']);
    expect(faces(lived(1, start, [lay('S4')]), 21)).toEqual([null]);
    expect(faces(lived(1, start, [lay('G5d')]), 21)).toEqual(['G5d']);
  });

  test('[MI-6.2][MI-7.2] through splitting and joining every card keeps its place', () => {
    const state = given({ hands: ['S3 K2 B1', ''], colonies: [['(S4)', '(S2)'], []] });
    const known = { colonies: { 1: [{ face: row('S4')[0] ?? 0, among: 0 }] }, taken: [] };
    const laid = lived(0, state, [lay('S3', 1)], known);
    expect(faces(laid, 1)).toEqual(['S4', 'S3']);
    const two = given({ colonies: [['(S4) (S3)'], []] });
    const halves = lived(0, two, [split(1, 1)], laid);
    expect([faces(halves, 1), faces(halves, 21)]).toEqual([['S4'], ['S3']]);
    const apart = given({ colonies: [['(S4)', '(S3)'], []] });
    const renamed = { colonies: { 1: halves.colonies[1] ?? [], 2: halves.colonies[21] ?? [] }, taken: [] };
    const joined = lived(0, apart, [join(2, 1), keepFlying], renamed);
    expect([faces(joined, 2), faces(joined, 1)]).toEqual([['S3', 'S4'], undefined]);
  });

  test('[MI-R34] what was stolen is remembered in the thief’s hand until it may have gone', () => {
    const robbed = given({ hands: ['', 'LIT S1 K2'], colonies: [['(S4) (S3)'], []], active: 1 });
    const trace = (name: string) => ({ face: row(name)[0] ?? 0, among: 0 });
    const before = { colonies: { 1: [trace('S4'), trace('S3')] }, taken: [] };
    const after = lived(0, robbed, [danger('LIT', 1)], before);
    expect([faces(after, 1), after.taken.map(short)]).toEqual([['S4'], ['S3']]);
    expect(lived(0, robbed, [danger('LIT', 1), discard('K2')], before).taken.map(short)).toEqual(['S3']);
    expect(lived(0, robbed, [danger('LIT', 1), discard('S3')], before).taken).toEqual([]);
    const hers = given({ hands: ['', 'S3 S1 K2'], active: 1 });
    expect(lived(0, hers, [redraw], after).taken).toEqual([]);
    expect(lived(0, hers, [lay('S1')], after).taken).toEqual([]);
    expect(lived(0, hers, [lay('K2')], after).taken.map(short)).toEqual(['S3']);
  });

  test('[MI-R29] what was turned up is no longer in flight', () => {
    const trace = { face: row('S4')[0] ?? 0, among: 0 };
    const two = { colonies: { 1: [trace], 2: [trace] }, taken: [] };
    const state = given({ colonies: [['(S4)', '(S4)'], []] });
    expect(Object.keys(lived(0, state, [drop(1)], two).colonies)).toEqual(['2']);
    expect(lived(0, state, [join(1, 2), arriveNow], two).colonies).toEqual({});
  });

  test('[MI-R26] a referee’s gaps close in the memory too', () => {
    const state = given({
      hands: ['S3 K3 HUN', ''],
      colonies: [['(S4) (S4) (S3)', '(G5n) (S1) (G4n)', '(S2)'], []],
      config: { leftoverSweep: 'referee' },
    });
    const traces = (text: string) => row(text).map((face) => ({ face, among: 0 }));
    const before = {
      colonies: { 1: traces('S4 S4 S3'), 2: traces('G5n S1 G4n'), 3: traces('S2') },
      taken: [],
    };
    const after = lived(0, state, [lay('S3', 1)], before);
    expect([faces(after, 2), Object.keys(after.colonies)]).toEqual([['G5n', 'G4n'], ['2']]);
    const owner = given({ hands: ['S3 K3 HUN', ''], colonies: [['(S4) (S4) (S3)', '(G5n)', '(S2)'], []] });
    expect(Object.keys(lived(0, owner, [lay('S3', 1), leftovers(3)], before).colonies)).toEqual(['2']);
  });
});

describe('what anybody can tell of a night card', () => {
  const hers = { active: 1 } as const;

  test('[MI-R11] on a colony that shows geese it is a goose within the limit', () => {
    const state = given({ ...hers, hands: ['', 'G3n K2 B1'], colonies: [[], ['G4d']] });
    const memory = lived(0, state, [lay('G3n', 11)], {
      colonies: { 11: [{ face: row('G4d')[0] ?? 0, among: 0 }] },
      taken: [],
    });
    expect(possible(memory, 11, 1)).toEqual(['brent-4-night', 'brent-3-night']);
  });

  test('[MI-R20] a second card without a check is no teal, a fourth no stilt', () => {
    const start = given({ ...hers, hands: ['', 'S1 K2 B1'], colonies: [[], ['(S4)']] });
    const unknown = { face: null, among: -1 };
    const one = lived(0, start, [lay('S1', 11)], { colonies: { 11: [unknown] }, taken: [] });
    expect(new Set(possible(one, 11, 1).map((id) => id.split('-')[0]))).toEqual(new Set(['brent', 'stilt']));
    const third = given({ ...hers, hands: ['', 'G3n K2 B1'], colonies: [[], ['(S4) (S4) (S3)']] });
    const four = lived(0, third, [lay('G3n', 11)], {
      colonies: { 11: [unknown, unknown, unknown] },
      taken: [],
    });
    expect(new Set(possible(four, 11, 3).map((id) => id.split('-')[0]))).toEqual(new Set(['brent']));
  });

  test('[MI-4.4] and never of a species closed for its owner', () => {
    const state = given({ ...hers, hands: ['', 'S1 K2 B1'], settlements: [[], ['G5d G4d G4d G3d G3d']] });
    const memory = lived(0, state, [lay('S1')]);
    expect(new Set(possible(memory, 21, 0).map((id) => id.split('-')[0]))).toEqual(
      new Set(['stilt', 'teal']),
    );
  });
});

test('[MI-4.6] the remembered species of a colony: only if every card is remembered and they agree', () => {
  const traces = (text: string) => row(text).map((face) => ({ face, among: 0 }));
  const memory = {
    colonies: { 1: traces('S4 S3'), 2: traces('S4 G3n'), 3: [...traces('S4'), { face: null, among: 1 }] },
    taken: [],
  };
  expect([1, 2, 3, 4].map((colony) => rememberedSpecies(memory, colony))).toEqual([
    'stilt',
    undefined,
    undefined,
    undefined,
  ]);
  expect(rememberedSpecies(null, 1)).toBeUndefined();
});
