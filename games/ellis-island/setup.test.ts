import { describe, expect, test } from 'vitest';
import { type Chance, scripted, seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { NOWHERE, START } from './content.ts';
import type { Event } from './event.ts';
import { type State, stepOf } from './state.ts';
import { game } from './testing/game.ts';
import { clock, hand, play, whyNot } from './testing/given.ts';

function deal(
  config: object,
  seats = 3,
  chance: Chance = seeded(1),
): { state: State; told: readonly Event[] } {
  const taken = notes<Event>(chance);
  const state = game.setup(game.parseConfig(config, { seats, ranked: false }), seats, taken);
  return { state, told: taken.out };
}

/** The last claim starts the deal: after it only dice are rolled, and they come as wished. */
function rolled(
  config: object,
  seats: number,
  ...dice: readonly number[]
): { state: State; told: readonly Event[] } {
  const { state } = deal(config, seats);
  const families = ['HAR', 'HOV', 'PER', 'RUG'].slice(0, seats);
  const told = families.flatMap((family, seat) =>
    play(state, seat, { type: 'claim', family }, scripted(...dice.map((die) => die - 1))),
  );
  return { state, told };
}

const onBoard = (state: State): number[] =>
  state.players.map((player) => player.at.filter((at) => at === START).length);

describe('modes and families', () => {
  test('[EI-1.1] [EI-4.1] [EI-R02] families are claimed by all at once; each is held by one', () => {
    const { state } = deal({});
    expect(game.awaiting(state)).toMatchObject({ must: [0, 1, 2], window: { ms: 60_000 } });
    expect(game.options(state, 1)).toHaveLength(8);
    play(state, 2, { type: 'claim', family: 'PER' });
    expect(whyNot(state, 0, { type: 'claim', family: 'PER' })).toBe('E_FAMILY_TAKEN');
    expect(whyNot(state, 2, { type: 'claim', family: 'HAR' })).toBe('E_ALREADY_CHOSEN');
    expect(whyNot(state, 0, { type: 'claim', family: 'XXX' })).toBe('E_BAD_OPTION');
    clock(state);
    expect(new Set(state.players.map(({ family }) => family)).size).toBe(3);
    expect(stepOf(state)).toBe('roll');
  });

  test('[EI-R02] random assignment: nobody claims', () => {
    const { state, told } = deal({ familyAssignment: 'random' });
    expect(stepOf(state)).toBe('roll');
    expect(told.filter(({ type }) => type === 'claimed')).toHaveLength(3);
    expect(game.awaiting(deal({ pace: 'async' }).state).window).toMatchObject({ ms: 86_400_000 });
  });

  test('[EI-3.1] [EI-3.2] [EI-3.3] [EI-8.6] Long: five members; Short: the three inside the line', () => {
    expect(onBoard(deal({ mode: 'long', familyAssignment: 'random' }).state)).toEqual([5, 5, 5]);
    const short = deal({ familyAssignment: 'random' }).state;
    expect(short.players[0]?.at).toEqual([START, START, START, NOWHERE, NOWHERE]);
  });

  test('[EI-3.4] [EI-R49] Quick: one member of free choice, in secret, shown together', () => {
    const { state } = deal({ mode: 'quick', familyAssignment: 'random' });
    const [chosen] = play(state, 0, { type: 'choose', slot: 5 });
    if (chosen === undefined) return expect.fail('nothing told');
    expect(game.redact(chosen, 1, state, 'live')).toMatchObject({ slot: null });
    expect(game.view(state, 1).players[0]?.choice).toBe(-1);
    expect(whyNot(state, 0, { type: 'choose', slot: 1 })).toBe('E_ALREADY_CHOSEN');
    play(state, 1, { type: 'choose', slot: 2 });
    const told = clock(state);
    expect(told[0]).toMatchObject({ type: 'membersShown', who: [{ slot: 5 }, { slot: 2 }, { slot: 1 }] });
    expect(onBoard(state)).toEqual([1, 1, 1]);
    expect(state.players[0]?.at[4]).toBe(START);
  });
});

describe('deal and starting roll', () => {
  test('[EI-4.2] [EI-4.3] [EI-R03] [EI-R06] four open cards each, all tokens on the Ferry Slip', () => {
    const { state, told } = deal({ familyAssignment: 'random' });
    expect(state.players.map((player) => player.hand.reduce((sum, n) => sum + n, 0))).toEqual([4, 4, 4]);
    expect(state.pile).toHaveLength(200 - 12);
    expect(told.filter(({ type }) => type === 'drew')).toHaveLength(3);
  });

  test('[EI-R06] one of each kind, as marked draws', () => {
    const { state } = deal({ familyAssignment: 'random', startingHand: 'oneOfEach' });
    for (const player of state.players) {
      expect(player.hand.slice(0, 3)).toEqual([1, 1, 1]);
      expect(player.hand.slice(3).reduce((sum, n) => sum + n, 0)).toBe(1);
      expect(player.known).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 1]);
    }
    expect(hand('T1')[0]).toBe(1);
  });

  test('[EI-X11] [EI-4.4] [EI-4.5] [EI-R04] only the tied highest roll again', () => {
    const { state, told } = rolled({}, 4, 4, 5, 5, 6, 6, 5, 2, 2, 2, 3, 4, 4);
    expect(told.filter(({ type }) => type === 'startRolled')).toEqual([
      { type: 'startRolled', rolls: [9, 11, 11, 4], first: null },
      { type: 'startRolled', rolls: [0, 5, 8, 0], first: 2 },
    ]);
    expect([state.first, state.turn.seat, state.round]).toEqual([2, 2, 1]);
  });

  test('[EI-X47] [EI-R04] with one die 6, 6, 6 all roll again', () => {
    const { told } = rolled({ startDice: 'one' }, 3, 6, 6, 6, 1, 2, 3);
    expect(told.filter(({ type }) => type === 'startRolled')).toMatchObject([
      { rolls: [6, 6, 6], first: null },
      { rolls: [1, 2, 3], first: 2 },
    ]);
  });
});
