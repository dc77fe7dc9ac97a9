import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import type { Ferry } from '../games/_template/kind.ts';
import { seeded } from './chance.ts';
import { digest } from './digest.ts';
import { act, isNoUndo, notes, refuseUndo, type Sitting, sitDown, undo } from './sitting.ts';

const { game } = ferry;
const chance = seeded('sitting');

function seated(options: object = {}): Sitting<Ferry> {
  return sitDown(game, game.parseConfig(options, { seats: 2, ranked: false }), 2, seeded(1));
}

function lay(sitting: Sitting<Ferry>, seat: number): void {
  const [action] = game.options(sitting.state, seat);
  if (action === undefined) throw new Error('nothing to lay');
  expect(act(game, sitting, seat, action, chance).refusal).toBeUndefined();
}

test('the start notes what the deal drew and told', () => {
  const { start, entries, marks } = seated();
  expect(start.draws).toHaveLength(25);
  expect(start.events.map(({ type }) => type)).toEqual(['dealt', 'dealt']);
  expect([entries, marks]).toEqual([[], []]);
});

test('a refusal leaves the sitting as it was', () => {
  const sitting = seated();
  const before = digest(sitting);
  expect(act(game, sitting, 0, { type: 'call', slot: 0 }, chance).refusal).toMatchObject({ rule: 'FE-12' });
  expect(digest(sitting)).toBe(before);
});

test('an error in a rule leaves the sitting as it was', () => {
  const sitting = seated();
  const before = digest(sitting);
  const broken: typeof game = {
    ...game,
    apply(state) {
      state.round = 99;
      throw new Error('half-way');
    },
  };
  expect(() => act(broken, sitting, 0, { type: 'leave' }, chance)).toThrow('half-way');
  expect(digest(sitting)).toBe(before);
});

test('an entry keeps actor, action, time, luck, learners and events; its mark the state before', () => {
  const sitting = seated();
  const before = digest(sitting.state);
  lay(sitting, 0);
  lay(sitting, 1);
  const acted = act(game, sitting, 1, { type: 'call', slot: 0 }, chance, 250);
  const [first, , call] = sitting.entries;
  expect(acted).toEqual({ refusal: undefined, entry: call, before: sitting.marks[2] });
  expect(first).toMatchObject({ actor: 0, action: { type: 'lay' }, at: 0, draws: [], learnt: [] });
  expect(call).toMatchObject({ actor: 1, at: 250, learnt: ['all', 0, 1] });
  expect(call?.draws).toEqual([[6, expect.any(Number)]]);
  expect(call?.events[0]).toMatchObject({ type: 'called', at: 250 });
  expect(digest(sitting.marks[0])).toBe(before);
});

test('the latest own action can be taken back', () => {
  const sitting = seated();
  const before = digest(sitting);
  lay(sitting, 0);
  expect(undo(game, sitting, 0)).toBeUndefined();
  expect(digest(sitting)).toBe(before);
});

test('undo is refused for nothing, for others, for luck, for what was learnt, and by the game', () => {
  const sitting = seated();
  expect(refuseUndo(game, sitting, 0)).toBe('undo.nothing');
  lay(sitting, 0);
  expect(undo(game, sitting, 1)).toBe('undo.othersActed');
  act(game, sitting, 0, { type: 'gift', to: 1, cards: [0] }, chance);
  expect(undo(game, sitting, 0)).toBe('undo.learnt');
  lay(sitting, 1);
  act(game, sitting, 1, { type: 'call', slot: 0 }, chance);
  expect(undo(game, sitting, 1)).toBe('undo.luck');
  expect(sitting.entries).toHaveLength(4);
  const strict = seated({ takeBack: false });
  lay(strict, 0);
  const why = undo(game, strict, 0);
  expect(why).toMatchObject({ rule: 'FE-2' });
  expect(why !== undefined && isNoUndo(why)).toBe(false);
});

test('undo goes back to the latest mark of the game, not further', () => {
  const turns: typeof game = { ...game, isMark: (state) => state.gave.includes(true) };
  const sitting = seated({ storms: false });
  const before = digest(sitting.state);
  lay(sitting, 0);
  act(game, sitting, 0, { type: 'leave' }, chance);
  expect(undo(turns, sitting, 0)).toBeUndefined();
  expect(digest(sitting.state)).toBe(before);
  expect(sitting.marks).toHaveLength(0);
});

test('a learner is noted once', () => {
  const taken = notes(chance);
  for (const to of [0, 0, 'public', 'all', 'all'] as const) taken.reveal(to);
  expect(taken.learnt).toEqual([0, 'public', 'all']);
});
