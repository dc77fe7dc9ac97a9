import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { typesOf } from '../../../engine/testing/play.ts';
import type { Action } from '../action.ts';
import { featureOf, HOS, PHYSICAL_CARDS, physicalCard, physicalId } from '../content.ts';
import { maybeShufflePhysical, pairIn } from '../pieces/deck.ts';
import { type State, stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { at, clock, type Given, given, play, whyNot } from '../testing/given.ts';

const row = (...ids: string[]): number[] => ids.map(physicalCard);
const PAIR = row('PH-B-CO-2', 'PH-B-TF-5');
const slap = (feature: 'color' | 'shape' | 'number' | 'any', card: number, reaction = -1): Action => ({
  type: 'slap',
  feature,
  card,
  reaction,
});

/** A challenger at the Department of Health who has just declared Physical. */
function declared(facts: Given = {}, seat: Seat = 0): State {
  const players = Array.from({ length: facts.seats ?? 3 }, (_nothing, i) =>
    i === seat ? { at: { 1: 'DOH', 2: 'S05' } as const } : {},
  );
  const state = given({ step: 'challenge', turn: seat, moved: 1, players, ...facts });
  play(state, seat, { type: 'attempt', challenge: 'physical' });
  return state;
}

/** A race with this row on the table, as many ms after the newest card. */
function racing(cards: readonly number[], facts: Given = {}, seat: Seat = 0): State {
  const state = declared(facts, seat);
  for (const other of state.race?.participants ?? []) play(state, other, { type: 'ready', trip: 0 });
  if (state.race === null) throw new Error('no race');
  state.race.row = [...cards];
  return state;
}

const passed = (state: State, seat: Seat): boolean => ((state.players[seat]?.passes[0] ?? 0) & 1) === 1;
/** Until the race is over. */
function finish(state: State): void {
  for (let i = 0; i < 60 && state.race !== null; i++) clock(state);
}

describe('cards and pairs', () => {
  test('[EI-X01] [EI-10.3] [EI-10.5] [EI-R25] a pair by color; the other features are false', () => {
    expect([pairIn(PAIR, 'color'), pairIn(PAIR, 'shape'), pairIn(PAIR, 'number')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(pairIn(row('PH-B-CO-2'), 'any')).toBe(false);
  });

  test('[EI-X02] [EI-R24] filled and open are different shapes', () => {
    expect(pairIn(row('PH-O-CF-1', 'PH-G-CF-4'), 'shape')).toBe(true);
    expect(pairIn(row('PH-O-CF-1', 'PH-G-CO-4'), 'any')).toBe(false);
    expect(new Set(Array.from({ length: PHYSICAL_CARDS }, (_n, card) => physicalId(card))).size).toBe(216);
  });

  test('[EI-X03] [EI-10.5] a pair by number', () => {
    expect(pairIn(row('PH-P-SF-3', 'PH-K-TO-3'), 'number')).toBe(true);
  });

  test('[EI-R25] the seventh card always makes a pair', () => {
    for (const feature of ['color', 'shape', 'number'] as const) {
      const values = new Set(Array.from({ length: PHYSICAL_CARDS }, (_n, card) => featureOf(card, feature)));
      expect(values.size).toBe(6);
    }
  });

  test('[EI-X48] [EI-R34] fewer than seven cards: all 216 are shuffled anew', () => {
    const state = given();
    state.physical = [1, 2, 3, 4, 5, 6];
    maybeShufflePhysical(state);
    expect(state.physical).toHaveLength(216);
    state.physical = [1, 2, 3, 4, 5, 6, 7];
    maybeShufflePhysical(state);
    expect(state.physical).toHaveLength(7);
  });
});

describe('who takes part', () => {
  test('[EI-X12] [EI-10.1] [EI-10.2] [EI-R05] the seat to the right deals and does not race', () => {
    const state = declared({ seats: 4 }, 1);
    expect(state.race).toMatchObject({ dealer: 0, participants: [1, 2, 3] });
    expect(whyNot(state, 0, { type: 'ready', trip: 0 })).toBe('E_NOT_PARTICIPANT');
  });

  test('[EI-X32] [EI-R31] with two the house deals; clock and autopass', () => {
    expect(declared({ seats: 2 }).race).toMatchObject({ dealer: -1, participants: [0, 1] });
    const auto = declared({ seats: 2, config: { physical2p: 'autopass' } });
    expect([passed(auto, 0), stepOf(auto)]).toEqual([true, 'after']);
    const alone = racing(PAIR, { seats: 2, config: { physical2p: 'clock' } });
    expect(alone.race?.participants).toEqual([0]);
    if (alone.race !== null) alone.race.elapsed = 4100;
    play(alone, 0, slap('color', 2), undefined, 100);
    finish(alone);
    expect(passed(alone, 0)).toBe(false);
    const quick = racing(PAIR, { seats: 2, config: { physical2p: 'clock' } });
    if (quick.race !== null) quick.race.elapsed = 900;
    play(quick, 0, slap('color', 2), undefined, 100);
    finish(quick);
    expect(passed(quick, 0)).toBe(true);
  });

  test('[EI-R33] rivals to the left, the dealer skipped', () => {
    expect(declared({ seats: 8 }, 2).race?.participants).toEqual([2, 3, 4, 5, 6, 7, 0]);
    expect(declared({ seats: 8, config: { physicalRivals: 'next3' } }, 6).race?.participants).toEqual([
      6, 7, 0, 1,
    ]);
    expect(declared({ seats: 3, config: { physicalRivals: 'next1' } }, 2).race?.participants).toEqual([2, 0]);
  });

  test('[EI-R29] rivals who are not ready sit out; without the challenger the attempt lapses', () => {
    const state = declared({ seats: 4 });
    play(state, 0, { type: 'ready', trip: 0 });
    expect(typesOf(clock(state))).toContain('satOut');
    expect([stepOf(state), state.race?.participants]).toEqual(['race', [0]]);
    const late = declared({ seats: 4 });
    clock(late);
    expect(game.awaiting(late)).toMatchObject({ must: [0], window: { ms: 20_000 } });
    expect(typesOf(clock(late))).toEqual(['lapsed']);
    expect([stepOf(late), late.players[0]?.held]).toEqual(['after', [0, 0, 0, 0, 0]]);
  });
});

describe('the slap', () => {
  test('[EI-10.6] [EI-10.7] [EI-R26] the challenger first: passed', () => {
    const state = racing(PAIR);
    play(state, 0, slap('color', 2), undefined, 300);
    expect(whyNot(state, 0, slap('color', 2))).toBe('E_OUT');
    play(state, 1, slap('color', 2), undefined, 390);
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-10.8] a rival first: to the Hospital', () => {
    const state = racing(PAIR);
    play(state, 1, slap('color', 2), undefined, 300);
    play(state, 0, slap('color', 2), undefined, 380);
    finish(state);
    expect([passed(state, 0), at(state, 0, 1), state.players[0]?.held[0]]).toEqual([false, HOS, 2]);
  });

  test('[EI-R26] one pad with slapForm single', () => {
    const state = racing(PAIR, { config: { slapForm: 'single' } });
    expect(whyNot(state, 0, slap('color', 2))).toBe('E_BAD_OPTION');
    expect(game.options(state, 0)).toEqual([slap('any', 2)]);
    play(state, 0, slap('any', 2), undefined, 300);
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-X27] [EI-R27] a false slap puts its maker out; the challenger fails at once', () => {
    const state = racing(row('PH-B-CO-2'), { seats: 4 });
    expect(typesOf(play(state, 1, slap('number', 1), undefined, 300))).toEqual(['slapped']);
    expect(whyNot(state, 1, slap('color', 1))).toBe('E_OUT');
    expect(stepOf(state)).toBe('race');
    expect(typesOf(play(state, 0, slap('color', 1), undefined, 300))).toEqual(['slapped', 'failed']);
    expect(at(state, 0, 1)).toBe(HOS);
  });

  test('[EI-R27] skipCard: no slap until two cards later; nobody left means a failure', () => {
    const state = racing(row('PH-B-CO-2'), { config: { falseSlap: 'skipCard' } });
    play(state, 0, slap('color', 1), undefined, 300);
    expect(whyNot(state, 0, slap('color', 1))).toBe('E_OUT');
    if (state.race !== null) state.race.row = row('PH-B-CO-2', 'PH-O-TF-5', 'PH-G-TF-4');
    expect(whyNot(state, 0, slap('shape', 3))).toBeUndefined();
    const both = racing(PAIR, { config: { falseSlap: 'skipCard' } });
    play(both, 0, slap('shape', 2), undefined, 300);
    expect(stepOf(both)).toBe('race');
    expect(typesOf(play(both, 1, slap('number', 2), undefined, 350))).toContain('failed');
  });

  test('[EI-X31] [EI-R28] nobody slaps for eight seconds: failed, also with all rivals out', () => {
    const state = racing(PAIR);
    play(state, 1, slap('shape', 2), undefined, 200);
    finish(state);
    expect([passed(state, 0), at(state, 0, 1)]).toEqual([false, HOS]);
  });

  test('[EI-X30] [EI-R30] faster than anybody can react is false', () => {
    const state = racing(PAIR);
    const [told] = play(state, 0, slap('color', 2, 120), undefined, 140);
    expect(told).toMatchObject({ type: 'slapped', isFalse: true });
  });

  test('[EI-R30] an older card is judged for its own row; a card not revealed is refused', () => {
    const state = racing(PAIR);
    expect(whyNot(state, 0, slap('color', 3))).toBe('E_BAD_OPTION');
    expect(play(state, 1, slap('color', 1), undefined, 300)[0]).toMatchObject({ isFalse: true });
  });

  test('[EI-X28] [EI-X29] [EI-R30] adjusted times from what was logged: within 15 ms the challenger is first', () => {
    const race = (claim: number): State => {
      const state = declared();
      play(state, 0, { type: 'ready', trip: 180 });
      play(state, 1, { type: 'ready', trip: 60 });
      if (state.race !== null)
        Object.assign(state.race, { row: row('PH-B-CO-2', 'PH-O-TF-5', 'PH-O-SF-1'), tickMs: 1000 });
      play(state, 1, slap('color', 3, 790), undefined, 850);
      play(state, 0, slap('color', 3, claim), undefined, 990);
      return state;
    };
    expect(race(800).race?.slaps).toEqual([
      { seat: 1, ms: 790 },
      { seat: 0, ms: 805 },
    ]);
    expect(race(300).race?.slaps[1]).toEqual({ seat: 0, ms: 810 });
    const state = race(800);
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-R30] whoever is far is waited for: the later arrival of the faster hand counts', () => {
    const state = racing(PAIR);
    if (state.race !== null) Object.assign(state.race, { tickMs: 700, trips: [20, 800, 0] });
    play(state, 0, slap('color', 2, 600), undefined, 620);
    clock(state);
    expect(stepOf(state)).toBe('race');
    play(state, 1, slap('color', 2, 500), undefined, 600);
    finish(state);
    expect([passed(state, 0), at(state, 0, 1)]).toEqual([false, HOS]);
  });

  test('[EI-R30] slaps that arrive after the collecting have no effect and no penalty', () => {
    const state = racing(PAIR);
    if (state.race !== null) state.race.tickMs = 700;
    play(state, 0, slap('color', 2), undefined, 200);
    play(state, 1, slap('shape', 2), undefined, 650);
    expect(state.race).toMatchObject({ out: [], pressed: [0, 1] });
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-R58] a press announced for later in the tick counts as pressed then', () => {
    const state = racing(PAIR);
    play(state, 1, slap('color', 2, 390), undefined, 5);
    play(state, 0, slap('color', 2, 380), undefined, 5);
    expect(state.race?.slaps).toEqual([
      { seat: 1, ms: 390 },
      { seat: 0, ms: 380 },
    ]);
  });

  test('[EI-R60] the room logs arrivals; windows look alike with and without a pair', () => {
    const state = racing(row('PH-B-CO-2'));
    const one = game.awaiting(state);
    if (state.race !== null) state.race.row = [...PAIR];
    expect(game.awaiting(state)).toEqual(one);
    expect(one.window?.ms).toBeGreaterThanOrEqual(400);
    expect(one.window?.ms).toBeLessThanOrEqual(700);
    play(state, 1, slap('color', 2), undefined, 300);
    expect(game.awaiting(state)).toEqual(one);
    expect(game.view(state, 0)).toEqual(game.view(racingLike(state), 0));
  });

  /** The same without the hidden slap. */
  function racingLike(state: State): State {
    const other = game.clone(state);
    if (other.race !== null) Object.assign(other.race, { slaps: [], pressed: [] });
    return other;
  }

  test('[EI-10.4] [EI-R29] cards are turned until a pair, four ticks apart', () => {
    const state = racing(row('PH-B-CO-2'));
    state.physical = row('PH-O-TF-5');
    const quarter: Chance = { below: () => 0 };
    expect(clock(state, 3, quarter)).toEqual([]);
    expect(clock(state, 1, quarter)).toEqual([{ type: 'cardTurned', card: 'PH-O-TF-5', nth: 2 }]);
    expect(state.race).toMatchObject({ elapsed: 0, tick: 0, tickMs: 400 });
  });
});

describe('a rival resigns in the race', () => {
  const resign: Action = { type: 'resign' };

  test('[EI-R23] the running race keeps its form: the clock option of two does not begin', () => {
    const state = racing(PAIR, { config: { physical2p: 'clock' } });
    play(state, 1, resign);
    if (state.race !== null) state.race.elapsed = 4100;
    play(state, 0, slap('color', 2), undefined, 100);
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-R23] a slap of whoever has resigned neither counts nor ends the race', () => {
    const state = racing(PAIR, { seats: 4 });
    play(state, 1, slap('color', 2), undefined, 300);
    play(state, 1, resign);
    clock(state, 4);
    expect(stepOf(state)).toBe('race');
    play(state, 0, slap('color', 2), undefined, 300);
    finish(state);
    expect(passed(state, 0)).toBe(true);
  });

  test('[EI-R23] [EI-R27] with the last one gone who could slap, the member fails at once', () => {
    const state = racing(PAIR, { config: { falseSlap: 'skipCard' } });
    play(state, 0, slap('shape', 2), undefined, 300);
    expect(typesOf(play(state, 1, resign))).toEqual(['resigned', 'failed']);
  });
});

describe('a lost line', () => {
  test('[EI-X51] [EI-R30] void before the pair, lapsed the second time, nothing after it', () => {
    const state = racing(row('PH-B-CO-2', 'PH-O-TF-5'));
    expect(whyNot(state, 1, { type: 'lost' })).toBe('E_NOT_PARTICIPANT');
    play(state, 0, { type: 'lost' });
    expect(game.awaiting(state)).toMatchObject({ may: [0], window: { ms: 30_000 } });
    play(state, 0, { type: 'back' });
    expect([stepOf(state), state.race?.row.length]).toEqual(['race', 1]);
    expect(typesOf(play(state, 0, { type: 'lost' }))).toEqual(['dealVoid', 'lapsed']);
    expect([stepOf(state), state.calm, state.players[0]?.failures]).toEqual(['after', true, 0]);
    expect(whyNot(state, 0, { type: 'attempt', challenge: 'physical' })).toBe('E_WRONG_STEP');
    const paired = racing(PAIR);
    play(paired, 0, { type: 'lost' });
    expect(stepOf(paired)).toBe('race');
  });

  test('[EI-R59] whoever does not come back in 30 s lets the attempt lapse', () => {
    const state = racing(row('PH-B-CO-2'));
    play(state, 0, { type: 'lost' });
    expect(typesOf(clock(state))).toEqual(['lapsed']);
  });
});

describe('Steady Nerve', () => {
  /** The pair comes with the third card. */
  const nerves = (...hands: readonly number[]): State => {
    const state = declared({ seats: 4, config: { physicalForm: 'nerve' } });
    const next = row('PH-B-CO-2', 'PH-O-TF-5', 'PH-B-SO-6');
    state.physical = [...state.physical.filter((card) => !next.includes(card)), ...next.reverse()];
    const last: Chance = { below: (n) => n - 1 };
    (state.nerve?.participants ?? []).forEach((seat, i) => {
      play(state, seat, { type: 'hand', card: hands[i] ?? 2 }, last);
    });
    return state;
  };

  test('[EI-X33] [EI-R32] the smallest hand that is not too early is first, a tie the challenger', () => {
    expect(passed(nerves(4, 2, 4), 0)).toBe(true);
    expect(passed(nerves(4, 3, 4), 0)).toBe(false);
    expect(passed(nerves(2, 2, 2), 0)).toBe(false);
  });

  test('[EI-R32] out of time: rivals have no hand, the challenger gets 3', () => {
    const state = declared({ seats: 3, config: { physicalForm: 'nerve' } });
    play(state, 0, { type: 'hand', card: 4 });
    expect(whyNot(state, 0, { type: 'hand', card: 5 })).toBe('E_ALREADY_CHOSEN');
    expect(clock(state)[0]).toMatchObject({ type: 'nerveOver', hands: [4, 0, 0] });
    const silent = declared({ seats: 3, config: { physicalForm: 'nerve' } });
    expect(clock(silent)[0]).toMatchObject({ hands: [3, 0, 0] });
  });

  test('[EI-R32] auto: a wish, a slow line or async switch the table for good, without saying why', () => {
    const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH', 2: 'S05' } }] });
    play(state, 2, { type: 'prefer', calm: true, text: false, time: 'usual' });
    expect(play(state, 0, { type: 'attempt', challenge: 'physical' })[0]).toMatchObject({ form: 'nerve' });
    expect(state.calm).toBe(true);
    const slow = declared();
    play(slow, 0, { type: 'ready', trip: 20 });
    play(slow, 1, { type: 'ready', trip: 501 });
    expect([stepOf(slow), slow.calm]).toEqual(['nerve', true]);
    const fixed = declared({ config: { physicalForm: 'race' } });
    play(fixed, 0, { type: 'ready', trip: 20 });
    play(fixed, 1, { type: 'ready', trip: 501 });
    expect(stepOf(fixed)).toBe('race');
    expect(stepOf(declared({ config: { pace: 'async' } }))).toBe('nerve');
  });

  test('[EI-R31] also when a slow line turns the race of the clock option into Steady Nerve', () => {
    const state = declared({ seats: 2, config: { physical2p: 'clock' } });
    expect(state.race?.participants).toEqual([0]);
    play(state, 0, { type: 'ready', trip: 501 });
    expect(state.nerve?.participants).toEqual([0, 1]);
    // Rivals who sat out were asked for speed; for a number everybody is asked again.
    const silent = declared({ seats: 4 });
    play(silent, 0, { type: 'ready', trip: 501 });
    clock(silent);
    expect(silent.nerve?.participants).toEqual([0, 1, 2]);
  });

  test('[EI-R31] with two and the clock option, Steady Nerve asks the opponent, too', () => {
    const state = declared({ seats: 2, config: { physical2p: 'clock', physicalForm: 'nerve' } });
    expect(state.nerve?.participants).toEqual([0, 1]);
  });
});
