import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { isNight, speciesOf } from '../content.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { row, shorts } from '../testing/cards.ts';
import { type Given, given } from '../testing/given.ts';
import { coloniesOf, handOf, play, redraw, resign, sky } from '../testing/play.ts';
import type { Memory } from './memory.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i);
const worlds = (state: State, seat: 0 | 1, memory: Memory | null = null): State[] =>
  SEEDS.map((seed) => game.imagine(game.view(state, seat), seat, memory, seeded(seed)));
const FACTS: Given = {
  hands: ['S1 K3 HUN', 'G4d T5d LIT'],
  colonies: [
    ['(S3) (S2)', 'G5d (G4n)'],
    ['K4 K3', '(T4n)', 'G5d (G3n) (G3n)'],
  ],
  settlements: [['B4 B3 B2'], []],
  discard: 'K2 S4',
};

describe('an imagined world', () => {
  test.each(['none', 'species', 'full'])(
    '[MI-R10] looks like the view and holds every card once (aid %s)',
    (memoryAid) => {
      for (const seat of [0, 1] as const) {
        const state = given({ ...FACTS, config: { memoryAid } });
        for (const world of worlds(state, seat)) {
          game.audit(world);
          expect(game.view(world, seat)).toEqual(game.view(state, seat));
        }
      }
    },
  );

  test('[MI-R10] knows nothing beyond it: hidden cards differ from world to world', () => {
    const all = worlds(given(FACTS), 0);
    expect(new Set(all.map((world) => handOf(world, 1))).size).toBeGreaterThan(10);
    expect(new Set(all.map((world) => coloniesOf(world, 0)[0])).size).toBeGreaterThan(3);
    expect(new Set(all.map((world) => shorts(world.draw))).size).toBe(SEEDS.length);
  });

  test('[MI-3.6] puts night cards where night cards lie', () => {
    for (const world of worlds(given(FACTS), 0)) {
      expect(world.seats[1].colonies.map(({ cards }) => cards.map(isNight))).toEqual([
        [false, false],
        [true],
        [false, true, true],
      ]);
    }
  });

  test('[MI-R15] gives the aided places the species that is shown, however scarce it is', () => {
    const state = given({
      config: { memoryAid: 'species' },
      hands: ['K2 K3 HUN', 'B1 B2 B3'],
      colonies: [
        ['(S4) (S3) (S2) (G5n)', '(S3) (S2) (G4n) (G3n)', '(G4n) (S2) (S1)'],
        ['(T4n)', '(T2n)', '(T1n)'],
      ],
    });
    for (const world of worlds(state, 1)) {
      const teals = world.seats[1].colonies.flatMap(({ cards }) => cards.map(speciesOf));
      expect(teals).toEqual(['teal', 'teal', 'teal']);
    }
  });

  test('[MI-3.7] trusts the memory for the seat’s own night cards, and for what was stolen', () => {
    const traces = (text: string) => row(text).map((face) => ({ face, among: 0 }));
    const memory = { colonies: { 1: traces('S3 S2'), 2: traces('G5d G4n') }, taken: row('S4') };
    const state = given({ ...FACTS, discard: 'K2' });
    for (const world of worlds(state, 0, memory)) {
      expect(coloniesOf(world, 0)).toEqual(['(S3) (S2)', 'G5d (G4n)']);
      expect(handOf(world, 1)).toContain('S4');
      game.audit(world);
    }
  });

  test('[MI-3.7] a memory that cannot be true is set aside, not obeyed', () => {
    const wrong = {
      colonies: { 1: row('T4n T4n').map((face) => ({ face, among: 0 })) },
      taken: row('K2 K2'),
    };
    const state = given({ ...FACTS, colonies: [['(S3) (S2)'], ['(T2n)']], discard: 'T4n K2 K2 K2' });
    for (const world of worlds(state, 0, wrong)) {
      game.audit(world);
      expect(coloniesOf(world, 0)[0]).not.toContain('T4n');
    }
  });

  test('[MI-R34] a card everybody knows to be in the other hand is there', () => {
    const state = given({ hands: ['', 'K4 S1 S2'], known: ['', 'K4'] });
    for (const world of worlds(state, 0)) expect(handOf(world, 1)).toContain('K4');
  });

  test('[MI-8.1] after the end there is nothing left to imagine', () => {
    const state = given(FACTS);
    game.apply(state, 0, resign, { chance: seeded(1), at: 0, reveal() {} });
    expect(worlds(state, 1)[0]).toEqual(state);
  });

  test('[MI-R5] a hidden answer to the sky is anybody’s guess', () => {
    const config = game.parseConfig({ firstPlayer: 'skyQuestion' }, { seats: 2, ranked: false });
    const start = game.setup(config, 2, { chance: seeded(1), at: 0, reveal() {} });
    const { state } = play(start, sky('now'));
    expect(new Set(worlds(state, 1).map((world) => world.sky[0])).size).toBe(4);
    expect(new Set(worlds(state, 0).map((world) => world.sky.join()))).toEqual(new Set(['now,']));
  });

  test('[MI-2.10] can be played on', () => {
    for (const world of worlds(given(FACTS), 0).slice(0, 5)) expect(play(world, redraw).state.active).toBe(1);
  });
});
