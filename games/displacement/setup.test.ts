import { describe, expect, test } from 'vitest';
import { scripted, seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { only, typesOf } from '../../engine/testing/play.ts';
import { REGION_CARDS } from './content.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { layOut } from './setup.ts';
import { originOf, type State } from './state.ts';
import { given, START } from './testing/given.ts';
import { choices, code, play, stand, stepOf, waiting } from './testing/play.ts';

function start(seats: number, config: object = {}, seed: string | number = 'setup') {
  const taken = notes<Event>(seeded(seed));
  const state = game.setup(game.parseConfig(config, { seats, ranked: false }), seats, taken);
  return { state, ...taken };
}
const each = <T>(state: State, read: (seat: number) => T): T[] =>
  state.nations.map((_nation, seat) => read(seat));

describe('setup', () => {
  test('[DI-X01][DI-1.5][DI-1.6][DI-1.7][DI-1.8][DI-R06][DI-R45] four nations as the rules have them', () => {
    const { state } = start(4);
    expect(each(state, (seat) => stand(state, seat))).toEqual(new Array(4).fill('T5 D3 1:3 2:3 5:3'));
    expect(state.born).toBe(48);
    expect(new Set(state.nations.map(({ region }) => region)).size).toBe(4);
    expect(state.undealt).toHaveLength(2);
    expect([state.deck.length, state.discard.length, stepOf(state), state.active]).toEqual([
      54,
      0,
      'draw',
      state.first,
    ]);
  });

  test('[DI-1.1] a board has a token store, 16 spaces and a displaced area without limit', () => {
    const { nations } = start(2).state;
    expect(nations.map(({ homes }) => homes.length)).toEqual([16, 16]);
  });

  test('[DI-1.9][DI-R08] all twelve pins of a nation are of its own colour; colours may be swapped', () => {
    const { state } = start(3, { colours: ['F', 'A', 'C'] });
    for (const [seat, { homes, displaced }] of state.nations.entries()) {
      const pins = [...homes.flatMap((people) => people ?? []), ...displaced];
      expect(pins.map(originOf)).toEqual(new Array(12).fill(seat));
    }
    expect(game.view(state, 0).nations.map(({ colour }) => colour)).toEqual(['F', 'A', 'C']);
    expect(waiting(start(3).state, 2)).toBe('CCC');
  });

  test('[DI-1.2][DI-R05] regions are open, one each, without replacement', () => {
    const { state } = start(6);
    const shown = game.view(state, 'public').nations.map(({ region }) => region);
    expect(new Set(shown).size).toBe(6);
    expect(REGION_CARDS.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
  });

  test('[DI-1.3][DI-1.4] every player sees the own goal and no other', () => {
    const { state, out } = start(3);
    expect(game.view(state, 1).nations.map(({ goal }) => goal)).toEqual([null, state.nations[1]?.goal, null]);
    const dealt = only(out, 'goalDealt').map((event) => game.redact(event, 1, state, 'live'));
    expect(dealt).toEqual(
      [0, 1, 2].map((seat) => ({
        type: 'goalDealt',
        seat,
        goal: seat === 1 ? state.nations[1]?.goal : null,
      })),
    );
  });

  test('[DI-1.12] all 54 scenarios are shuffled, nothing is discarded', () => {
    const { state } = start(2);
    expect([...state.deck].sort((a, b) => a - b)).toEqual([...Array(54).keys()]);
    expect(state.deck).not.toEqual([...Array(54).keys()]);
  });

  test('[DI-1.13] the same for every number of players, and nothing is paid before the own turn', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { state } = start(seats);
      expect(each(state, (seat) => stand(state, seat))).toEqual(new Array(seats).fill('T5 D3 1:3 2:3 5:3'));
    }
    const { state } = start(3, { firstPlayer: 'seat:0' });
    const after = play(state, 'draw').state;
    expect(stand(after, 2)).toContain('D3');
  });

  test('[DI-R01] two to six players', () => {
    for (const seats of [1, 7]) expect(() => start(seats)).toThrow('2 to 6 seats');
  });

  test('[DI-R02] the bank is unlimited: three hundred people in one displaced area are no problem', () => {
    const nations = [{ tokens: 0, homes: START, displaced: 300 }, { homes: START }];
    const asked = play(given({ nations, step: 'needs' }), 'finish').state;
    const after = play(asked, 'spreadRest').state;
    expect(after.nations[1]?.displaced).toHaveLength(300);
  });

  test('[DI-R03][DI-2.1] the first player: by lot, the host, or a named seat', () => {
    const firsts = Array.from({ length: 40 }, (_nothing, seed) => start(4, {}, seed).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    expect(start(4, { firstPlayer: 'seat:2' }).state).toMatchObject({ first: 2, active: 2 });
    expect(start(4, { firstPlayer: 'host', firstSeat: 3 }).state).toMatchObject({ first: 3, active: 3 });
  });

  test('[DI-R04] two goals of each kind, one dealt to each player, the rest stay hidden', () => {
    const { state } = start(4);
    const all = [...state.nations.map(({ goal }) => goal), ...state.undealt].sort();
    expect(all).toEqual([
      'entrepreneurial',
      'entrepreneurial',
      'humanitarian',
      'humanitarian',
      'metropolitan',
      'metropolitan',
    ]);
    for (const viewer of [0, 1, 2, 3, 'public'] as const) expect(game.view(state, viewer).undealt).toBeNull();
    expect(start(3, { goalDeck: 'oneEach' }).state.undealt).toEqual([]);
    expect(start(4, { goalDeck: 'noHumanitarian' }).state.nations.map(({ goal }) => goal)).not.toContain(
      'humanitarian',
    );
  });

  test('[DI-R04] chance is asked for goals, regions, scenarios and the first player, in this order', () => {
    const { draws } = start(2);
    const downTo2 = (n: number): number[] => Array.from({ length: n - 1 }, (_nothing, i) => n - i);
    expect(draws.map(([n]) => n)).toEqual([...downTo2(6), ...downTo2(12), ...downTo2(54), 2]);
    const fixed = game.parseConfig({ firstPlayer: 'seat:0' }, { seats: 2, ranked: false });
    const low = scripted(...new Array(5 + 11 + 53).fill(0));
    expect(layOut(fixed, 2, { chance: low, at: 0, reveal() {} }).first).toBe(0);
  });

  test('[DI-2.3] the match begins with the first player’s draw, and only that', () => {
    const { state, out } = start(2, { firstPlayer: 'seat:1' });
    expect(typesOf(out)).toEqual(['matchStarted', 'goalDealt', 'goalDealt', 'roundStarted', 'turnStarted']);
    expect(choices(state, 1)).toEqual(['draw']);
    expect(code(state, 'buy', 1)).toBe('WRONG_STEP');
    expect(code(state, 'draw', 0)).toBe('NOT_YOUR_TURN');
  });
});
