import { describe, expect, test } from 'vitest';
import { scripted, seeded } from '../../../engine/chance.ts';
import { typesOf } from '../../../engine/testing/play.ts';
import { ALL_PASSED, BOI, DISTANCE, DOH, HOME, HOS, JAI, REACH, SPACES, START, spaceAt } from '../content.ts';
import { stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { at, given, hand, handOf, play, whyNot } from '../testing/given.ts';

const moved = (roll: number, player: Parameters<typeof given>[0] = {}) =>
  given({ step: 'move', roll, ...player });

describe('rolling and moving', () => {
  test('[EI-5.1] [EI-R52] one die, then the move', () => {
    const state = given();
    expect(whyNot(state, 0, { type: 'move', slot: 1, to: 'S02' })).toBe('E_WRONG_STEP');
    expect(play(state, 0, { type: 'roll' }, scripted(3))[0]).toEqual({ type: 'rolled', seat: 0, roll: 4 });
    expect(stepOf(state)).toBe('move');
    expect(whyNot(state, 0, { type: 'roll' })).toBe('E_WRONG_STEP');
  });

  test('[EI-X07] [EI-5.2] [EI-5.3] any number of spaces up to the roll', () => {
    const state = moved(4, { players: [{ at: { 1: 'S05' } }] });
    play(state, 0, { type: 'move', slot: 1, to: 'S06' });
    expect(at(state, 0, 1)).toBe(spaceAt('S06'));
    expect(handOf(state, 0).reduce((sum, n) => sum + n, 0)).toBe(2);
  });

  test('[EI-X08] [EI-5.4] one roll moves one token', () => {
    const state = moved(5, { players: [{ at: { 1: 'S05', 2: 'S01' } }] });
    play(state, 0, { type: 'move', slot: 1, to: 'S07' });
    expect(whyNot(state, 0, { type: 'move', slot: 2, to: 'S02' })).toBe('E_WRONG_STEP');
  });

  test('[EI-X13] [EI-R11] zero spaces only on a Challenge Space', () => {
    const state = moved(3, { players: [{ at: { 1: 'S05', 2: 'S09' } }] });
    expect(whyNot(state, 0, { type: 'stay', slot: 1 })).toBe('E_MUST_MOVE');
    expect(whyNot(state, 0, { type: 'endTurn' })).toBe('E_MUST_MOVE');
    expect(whyNot(given(), 0, { type: 'endTurn' })).toBe('E_MUST_MOVE');
  });

  test('[EI-5.5] [EI-R11] staying is allowed on a Challenge Space, also with both Challenges passed', () => {
    const state = moved(3, {
      players: [{ at: { 1: 'DOH', 2: 'S09' }, passes: { 1: ['physical', 'mental'] } }],
    });
    expect(typesOf(play(state, 0, { type: 'stay', slot: 1 }))).toEqual(['stayed']);
    expect(stepOf(state)).toBe('after');
  });

  test('[EI-X17] [EI-R12] not where it began, not into Hospital or Jail', () => {
    const state = moved(6, { players: [{ at: { 1: 'S08' } }] });
    expect(whyNot(state, 0, { type: 'move', slot: 1, to: 'S08' })).toBe('E_SAME_SPACE');
    expect(whyNot(state, 0, { type: 'move', slot: 1, to: 'HOS' })).toBe('E_SPACE_CLOSED');
    expect(whyNot(state, 0, { type: 'move', slot: 1, to: 'JAI' })).toBe('E_SPACE_CLOSED');
  });

  test('[EI-X18] [EI-R12] not farther than the roll, by the shortest path', () => {
    const state = moved(3, { players: [{ at: { 1: 'S01' } }] });
    expect(game.refuse(state, 0, { type: 'move', slot: 1, to: 'DOH' })).toMatchObject({
      key: 'E_TOO_FAR',
      args: { steps: 4, roll: 3 },
    });
    expect(whyNot(state, 0, { type: 'move', slot: 4, to: 'S02' })).toBe('E_NO_SUCH_TOKEN');
  });

  test('[EI-R12] the distances of 5.2, and at most 23 destinations', () => {
    const far = (from: 'S01' | 'S03' | 'S06' | 'DOH' | 'BOI' | 'HOS' | 'JAI') =>
      (['DOH', 'BOI', 'KIS'] as const).map((to) => DISTANCE[spaceAt(from)]?.[spaceAt(to)]);
    expect([far('S01'), far('S03'), far('S06'), far('DOH'), far('BOI'), far('HOS'), far('JAI')]).toEqual([
      [4, 5, 8],
      [4, 3, 6],
      [1, 1, 3],
      [0, 2, 4],
      [2, 0, 4],
      [1, 3, 5],
      [3, 1, 5],
    ]);
    expect(Math.max(...REACH.map((rolls) => rolls[6]?.length ?? 0))).toBe(23);
    expect(SPACES).toHaveLength(26);
  });

  test('[EI-R14] any number of tokens on a space', () => {
    const state = moved(2, { players: [{ at: { 1: 'S05' } }, { at: { 1: 'S06', 2: 'S06' } }] });
    expect(whyNot(state, 0, { type: 'move', slot: 1, to: 'S06' })).toBeUndefined();
  });
});

describe('drawing', () => {
  test('[EI-X24] [EI-R08] [EI-5.6] marked draws take the topmost of their kind and leave the order', () => {
    const state = moved(1, {
      players: [{ at: { 1: 'S12' } }],
      pile: ['money', 'time', 'military', 'passport', 'time', 'education'],
    });
    const [, drew] = play(state, 0, { type: 'move', slot: 1, to: 'S18' });
    expect(handOf(state, 0)).toEqual(hand('T1 mil1'));
    expect([...state.pile].reverse()).toEqual([1, 2, 0, 4]);
    if (drew === undefined) return expect.fail('nothing told');
    expect(game.redact(drew, 1, state, 'live')).toMatchObject({
      draws: [
        { mark: 'time', kind: 'time' },
        { mark: 'job', kind: null },
      ],
    });
    expect(game.redact(drew, 0, state, 'live')).toMatchObject({ draws: [{}, { kind: 'military' }] });
  });

  test('[EI-X25] [EI-R09] a marked draw without its kind becomes an open one after the reshuffle', () => {
    const state = moved(1, { players: [{ at: { 1: 'S05' } }], pile: ['time'], discards: 'M2' });
    const told = play(state, 0, { type: 'move', slot: 1, to: 'S08' });
    expect(typesOf(told)).toEqual(['moved', 'reshuffled', 'drew']);
    expect(handOf(state, 0).reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(state.pile).toHaveLength(1);
  });

  test('[EI-X26] [EI-R09] a fresh pack when both piles are empty, or nothing with a finite supply', () => {
    const state = moved(1, { players: [{ at: { 1: 'S05' } }], pile: [] });
    expect(typesOf(play(state, 0, { type: 'move', slot: 1, to: 'S06' }))).toContain('packAdded');
    expect(state.pile).toHaveLength(198);
    const finite = moved(1, {
      players: [{ at: { 1: 'S05' } }],
      pile: [],
      config: { resourceSupply: 'finite' },
    });
    expect(typesOf(play(finite, 0, { type: 'move', slot: 1, to: 'S06' }))).toEqual(['moved']);
    expect(handOf(finite, 0)).toEqual(hand(''));
    expect(stepOf(finite)).toBe('after');
  });

  test('[EI-5.7] [EI-6.6] Challenge Spaces yield nothing, every other landing does', () => {
    const state = moved(1, { players: [{ at: { 1: 'S06' } }] });
    expect(typesOf(play(state, 0, { type: 'move', slot: 1, to: 'DOH' }))).toEqual(['moved']);
    for (const space of SPACES) {
      const cards = Object.values(space.yields).reduce((sum, n) => sum + n, 0);
      expect(cards > 0).toBe(space.kind === 'resource');
    }
  });
});

describe('Challenges, holds and the way out', () => {
  test('[EI-X14] [EI-R13] [EI-5.8] [EI-5.9] after a stay the Challenge step follows', () => {
    const state = moved(2, { players: [{ at: { 1: 'DOH' }, passes: { 1: ['physical'] } }] });
    play(state, 0, { type: 'stay', slot: 1 });
    expect(game.options(state, 0)).toEqual([{ type: 'attempt', challenge: 'mental' }, { type: 'skip' }]);
    play(state, 0, { type: 'attempt', challenge: 'mental' });
    expect(stepOf(state)).toBe('doctor');
  });

  test('[EI-5.9] an attempt may be left out', () => {
    const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'BOI' } }] });
    play(state, 0, { type: 'skip' });
    expect(stepOf(state)).toBe('after');
  });

  test('[EI-X15] [EI-5.10] [EI-R15] one attempt in a turn', () => {
    const state = given({ step: 'after', moved: 1, players: [{ at: { 1: 'DOH' } }] });
    expect(whyNot(state, 0, { type: 'attempt', challenge: 'physical' })).toBe('E_WRONG_STEP');
  });

  test('[EI-X16] [EI-R15] [EI-9.1] [EI-9.2] only what is unpassed and here', () => {
    const state = given({
      step: 'challenge',
      moved: 1,
      players: [{ at: { 1: 'DOH' }, passes: { 1: ['physical'] } }],
    });
    expect(whyNot(state, 0, { type: 'attempt', challenge: 'physical' })).toBe('E_ALREADY_PASSED');
    expect(whyNot(state, 0, { type: 'attempt', challenge: 'interview' })).toBe('E_NO_CHALLENGE');
  });

  test('[EI-1.3] any Challenge may come first', () => {
    const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'BOI' } }] });
    expect(game.options(state, 0)).toHaveLength(3);
  });

  test('[EI-X19] [EI-R19] [EI-1.5] [EI-1.7] the Kissing Post is open to four passes, without an exact roll', () => {
    const three = moved(6, {
      players: [{ at: { 1: 'S20', 2: 'S01' }, passes: { 1: ['physical', 'mental', 'interview'] } }],
    });
    expect(whyNot(three, 0, { type: 'move', slot: 1, to: 'KIS' })).toBe('E_SPACE_CLOSED');
    const four = moved(6, { players: [{ at: { 1: 'S20', 2: 'S01' }, passes: { 1: 'all' } }] });
    expect(typesOf(play(four, 0, { type: 'move', slot: 1, to: 'KIS' }))).toEqual(['moved', 'immigrated']);
    expect(at(four, 0, 1)).toBe(HOME);
    expect(handOf(four, 0)).toEqual(hand(''));
    expect(whyNot(four, 0, { type: 'move', slot: 1, to: 'S20' })).toBe('E_WRONG_STEP');
  });

  test('[EI-X20] [EI-1.6] [EI-1.8] [EI-R20] the last member through wins at once', () => {
    const state = moved(2, {
      players: [{ at: { 1: 'home', 2: 'home', 3: 'S07' }, passes: { 3: 'all' } }],
    });
    expect(typesOf(play(state, 0, { type: 'move', slot: 3, to: 'KIS' }))).toContain('gameOver');
    expect(game.outcome(state)).toMatchObject({ why: 'immigrated', winners: [0], rule: 'EI-1.8' });
    expect(game.awaiting(state)).toEqual({ must: [], may: [] });
  });

  test('[EI-R20] equalTurns completes the round', () => {
    const state = moved(2, {
      seats: 2,
      first: 0,
      config: { finish: 'equalTurns' },
      players: [{ at: { 1: 'home', 2: 'home', 3: 'S07' }, passes: { 3: 'all' } }],
    });
    play(state, 0, { type: 'move', slot: 3, to: 'KIS' });
    expect(state.turn.seat).toBe(1);
    expect(whyNot(state, 0, { type: 'resign' })).toBe('E_WRONG_STEP');
    expect(game.awaiting(state).may).toEqual([]);
    expect(whyNot(state, 1, { type: 'offer', to: 'all', give: ['time'], want: ['money'] })).toBe(
      'E_BAD_OFFER',
    );
    game.audit(state);
    play(state, 1, { type: 'roll' });
    play(state, 1, { type: 'move', slot: 1, to: 'S02' });
    play(state, 1, { type: 'endTurn' });
    expect(game.outcome(state)).toMatchObject({ why: 'immigrated', winners: [0] });
  });

  test('[EI-X21] [EI-R17] [EI-14.1] [EI-14.2] a hold sits out exactly two own turns, each token on its own', () => {
    const state = given({
      seats: 2,
      step: 'challenge',
      moved: 2,
      players: [{ at: { 1: 'S05', 2: 'BOI' } }],
    });
    play(state, 0, { type: 'attempt', challenge: 'documentation' });
    expect([at(state, 0, 2), state.players[0]?.held[1]]).toEqual([JAI, 2]);
    const held: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      play(state, 0, { type: 'endTurn' });
      held.push(state.players[0]?.held[1] ?? -1);
      play(state, 1, { type: 'roll' });
      play(state, 1, game.fallback(state, 1));
      play(state, 1, game.fallback(state, 1));
      if (stepOf(state) === 'after') play(state, 1, { type: 'endTurn' });
      play(state, 0, { type: 'roll' }, scripted(0));
      if (turn < 2) {
        expect(whyNot(state, 0, { type: 'move', slot: 2, to: 'BOI' })).toBe('E_TOKEN_HELD');
        play(state, 0, { type: 'move', slot: 1, to: turn === 0 ? 'S06' : 'S05' });
      }
    }
    expect(held).toEqual([2, 1, 0]);
    play(state, 0, { type: 'move', slot: 2, to: 'BOI' });
    expect(stepOf(state)).toBe('challenge');
  });

  test('[EI-R16] out of the Hospital leads one step to the Department of Health, and being put there is no landing', () => {
    const state = moved(1, { players: [{ at: { 1: 'HOS' } }] });
    expect(game.options(state, 0)).toEqual([{ type: 'move', slot: 1, to: 'DOH' }]);
    expect(REACH[HOS]?.[6]).toContain(BOI);
    expect(REACH.flat(2)).not.toContain(HOS);
    expect(REACH.flat(2)).not.toContain(JAI);
  });

  test('[EI-X22] [EI-R18] with every token held there is no roll, but trade and the end of the turn', () => {
    const state = given({
      seats: 2,
      step: 'end',
      turn: 1,
      config: { mode: 'quick' },
      players: [
        { at: { 1: 'HOS' }, held: { 1: 2 }, hand: 'T1' },
        { at: { 1: 'S01' }, hand: 'M1' },
      ],
    });
    game.apply(
      Object.assign(state, { agenda: [{ step: 'after' }] }),
      1,
      { type: 'endTurn' },
      { chance: seeded(1), at: 0, reveal() {} },
    );
    expect(stepOf(state)).toBe('idle');
    expect(whyNot(state, 0, { type: 'roll' })).toBe('E_WRONG_STEP');
    expect(whyNot(state, 0, { type: 'offer', to: 'all', give: ['time'], want: ['money'] })).toBeUndefined();
    expect(game.awaiting(state).window).toMatchObject({ ms: 20_000 });
    play(state, 0, { type: 'endTurn' });
    expect(state.players[0]?.held[0]).toBe(1);
  });

  test('[EI-X50] [EI-R17] tableTurns: the hold is over before the next own turn', () => {
    const state = given({
      seats: 4,
      step: 'challenge',
      moved: 1,
      config: { detentionClock: 'tableTurns' },
      players: [{ at: { 1: 'BOI', 2: 'S05' } }],
    });
    play(state, 0, { type: 'attempt', challenge: 'documentation' });
    play(state, 0, { type: 'endTurn' });
    for (const seat of [1, 2, 3]) {
      expect(state.players[0]?.held[0]).toBe([2, 2, 1, 0][seat]);
      play(state, seat, { type: 'roll' });
      play(state, seat, game.fallback(state, seat));
      if (stepOf(state) === 'challenge') play(state, seat, { type: 'skip' });
      play(state, seat, { type: 'endTurn' });
    }
    expect(state.players[0]?.held[0]).toBe(0);
  });

  test('[EI-R51] [EI-9.5] passes stay with the member and are never lost', () => {
    const state = given({
      step: 'challenge',
      moved: 1,
      players: [{ at: { 1: 'BOI', 2: 'BOI' }, passes: { 1: ['mental'] } }],
    });
    play(state, 0, { type: 'attempt', challenge: 'documentation' });
    expect(state.players[0]?.passes.slice(0, 2)).toEqual([0b10, 0]);
    expect(ALL_PASSED).toBe(0b1111);
  });

  test('[EI-X49] [EI-R10] the hand limit asks for exactly the surplus', () => {
    const state = given({
      step: 'after',
      config: { handLimit: 15 },
      players: [{ at: { 1: 'S05' }, hand: 'T9 M5 P2 bus2' }],
    });
    play(state, 0, { type: 'endTurn' });
    expect(stepOf(state)).toBe('discard');
    expect(whyNot(state, 0, { type: 'discard', cards: ['time', 'time'] })).toBe('E_HAND_LIMIT');
    expect(whyNot(state, 0, { type: 'discard', cards: ['trade', 'time', 'time'] })).toBe('E_NOT_HELD');
    play(state, 0, { type: 'discard', cards: ['time', 'money', 'business'] });
    expect(handOf(state, 0)).toEqual(hand('T8 M4 P2 bus1'));
    expect(state.turn.seat).toBe(1);
  });

  test('[EI-4.6] turns pass to the left', () => {
    const state = given({ seats: 3, turn: 2, first: 2, step: 'after', moved: 1 });
    play(state, 2, { type: 'endTurn' });
    expect(state.turn.seat).toBe(0);
    expect(whyNot(state, 1, { type: 'roll' })).toBe('E_NOT_YOUR_TURN');
    expect([START, DOH]).toEqual([spaceAt('S01'), spaceAt('DOH')]);
  });
});
