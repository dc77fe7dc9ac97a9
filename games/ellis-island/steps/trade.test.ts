import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { typesOf } from '../../../engine/testing/play.ts';
import type { Action, Cards } from '../action.ts';
import type { State } from '../state.ts';
import { stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { clock, type Given, given, hand, handOf, play, whyNot } from '../testing/given.ts';

const table = (facts: Given = {}): State =>
  given({ players: [{ hand: 'T3 P1' }, { hand: 'M3' }, { hand: 'M1 T1' }], ...facts });
const offer = (give: Cards, want: Cards, to: Seat | 'all' = 'all'): Action => ({
  type: 'offer',
  to,
  give,
  want,
});

describe('offers', () => {
  test('[EI-7.1] [EI-5.11] [EI-R43] the current player starts trades, at any time of the own turn', () => {
    for (const step of ['roll', 'move', 'after', 'challenge'] as const) {
      const state = table({ step, roll: 3, moved: 1 });
      expect(whyNot(state, 0, offer(['time'], ['money']))).toBeUndefined();
      expect(whyNot(state, 1, offer(['money'], ['time']))).toBe('E_NOT_YOUR_TURN');
    }
  });

  test('[EI-7.2] [EI-7.3] [EI-R46] accepting exchanges the cards, out of turn', () => {
    const state = table();
    play(state, 0, offer(['time', 'time'], ['money']));
    const told = play(state, 1, { type: 'accept', offer: '0.all.1' });
    expect(typesOf(told)).toEqual(['traded']);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([hand('T1 M1 P1'), hand('T2 M2')]);
  });

  test('[EI-X41] [EI-R46] the first acceptance wins', () => {
    const state = table();
    play(state, 0, offer(['passport'], ['money']));
    play(state, 1, { type: 'accept', offer: '0.all.1' });
    expect(whyNot(state, 2, { type: 'accept', offer: '0.all.1' })).toBe('E_OFFER_GONE');
  });

  test('[EI-X43] [EI-R45] cards on both sides, gifts only with the option', () => {
    expect(whyNot(table(), 0, offer(['time'], []))).toBe('E_BAD_OFFER');
    expect(whyNot(table({ config: { gifts: 'on' } }), 0, offer(['time'], []))).toBeUndefined();
    expect(whyNot(table({ config: { gifts: 'on' } }), 0, offer([], ['time']))).toBe('E_BAD_OFFER');
  });

  test('[EI-R44] the form of an offer', () => {
    const state = table();
    expect(whyNot(state, 0, offer(['time'], ['time', 'money']))).toBe('E_BAD_OFFER');
    expect(whyNot(state, 0, offer(['time'], ['money'], 0))).toBe('E_BAD_OFFER');
    expect(whyNot(state, 0, offer(['time'], ['money'], 7))).toBe('E_BAD_OFFER');
    expect(whyNot(state, 0, offer(['time'], new Array(10).fill('money')))).toBe('E_BAD_OFFER');
    expect(whyNot(state, 0, offer(['trade'], ['money']))).toBe('E_NOT_HELD');
  });

  test('[EI-R44] three open offers, twelve in a turn, two counter-offers', () => {
    const state = table();
    for (let i = 0; i < 3; i++) play(state, 0, offer(['time'], ['money']));
    expect(whyNot(state, 0, offer(['time'], ['money']))).toBe('E_OFFER_LIMIT');
    for (const n of [1, 2]) {
      play(state, 1, { type: 'counter', offer: `0.all.${n}`, give: ['money'], want: ['time', 'time'] });
    }
    expect(whyNot(state, 1, { type: 'counter', offer: '0.all.3', give: ['money'], want: ['passport'] })).toBe(
      'E_OFFER_LIMIT',
    );
    for (let n = 1; n <= 12; n++) {
      if (n > 3) play(state, 0, offer(['time'], ['money']));
      play(state, 0, { type: 'withdraw', offer: `0.all.${n}` });
    }
    expect(whyNot(state, 0, offer(['time'], ['money']))).toBe('E_OFFER_LIMIT');
  });

  test('[EI-X42] [EI-R44] a counter-offer is a reply and cannot be countered', () => {
    const state = table();
    expect(whyNot(state, 1, offer(['money'], ['time']))).toBe('E_NOT_YOUR_TURN');
    play(state, 0, offer(['time'], ['money']));
    play(state, 1, { type: 'counter', offer: '0.all.1', give: ['money'], want: ['time', 'time'] });
    expect(whyNot(state, 0, { type: 'counter', offer: '0.all.1-1', give: ['time'], want: ['money'] })).toBe(
      'E_BAD_OFFER',
    );
    expect(whyNot(state, 2, { type: 'accept', offer: '0.all.1-1' })).toBe('E_OFFER_GONE');
  });

  test('[EI-X52] [EI-R54] an accepted counter-offer closes the offer', () => {
    const state = table();
    play(state, 0, offer(['time'], ['money']));
    play(state, 1, { type: 'counter', offer: '0.all.1', give: ['money'], want: ['time', 'time'] });
    play(state, 0, { type: 'accept', offer: '0.all.1-1' });
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([hand('T1 M1 P1'), hand('T2 M2')]);
    expect(whyNot(state, 2, { type: 'accept', offer: '0.all.1' })).toBe('E_OFFER_GONE');
  });

  test('[EI-X53] [EI-R54] declined by all, it is closed; a decline is final', () => {
    const state = table();
    play(state, 0, offer(['time'], ['money']));
    play(state, 1, { type: 'decline', offer: '0.all.1' });
    expect(whyNot(state, 1, { type: 'accept', offer: '0.all.1' })).toBe('E_OFFER_GONE');
    expect(typesOf(play(state, 2, { type: 'decline', offer: '0.all.1' }))).toEqual([
      'declined',
      'offerClosed',
    ]);
    expect(state.offers).toEqual([]);
  });

  test('[EI-R54] whoever has countered may still accept; a declined counter-offer is gone', () => {
    const state = table();
    play(state, 0, offer(['time'], ['money']));
    play(state, 1, { type: 'counter', offer: '0.all.1', give: ['money'], want: ['passport'] });
    play(state, 0, { type: 'decline', offer: '0.all.1-1' });
    expect(whyNot(state, 0, { type: 'accept', offer: '0.all.1-1' })).toBe('E_OFFER_GONE');
    expect(whyNot(state, 1, { type: 'accept', offer: '0.all.1' })).toBeUndefined();
  });

  test('[EI-R46] offers whose maker no longer holds the cards are withdrawn', () => {
    const state = table();
    play(state, 0, offer(['passport'], ['money'], 1));
    play(state, 0, offer(['passport'], ['money'], 2));
    expect(typesOf(play(state, 2, { type: 'accept', offer: '0.2.1' }))).toEqual(['traded', 'offerClosed']);
    expect(state.offers).toEqual([]);
  });

  test('[EI-X40] [EI-R43] nobody trades while a Challenge runs; afterwards the offer is open again', () => {
    const state = table({
      step: 'challenge',
      moved: 1,
      players: [{ at: { 1: 'BOI' }, hand: 'T3' }, { hand: 'M3' }, {}],
    });
    play(state, 0, offer(['time'], ['money']));
    play(state, 0, { type: 'attempt', challenge: 'interview' });
    expect(whyNot(state, 1, { type: 'accept', offer: '0.all.1' })).toBe('E_CHALLENGE_RUNNING');
    expect(whyNot(state, 0, offer(['time'], ['money']))).toBe('E_CHALLENGE_RUNNING');
    for (let q = 1; q <= 3; q++) play(state, 0, { type: 'answer', question: q, option: 1 });
    expect(stepOf(state)).toBe('after');
    expect(whyNot(state, 1, { type: 'accept', offer: '0.all.1' })).toBeUndefined();
  });

  test('[EI-R43] offers end with the turn, or stand until the next own one', () => {
    const ends = table({ step: 'after', moved: 1 });
    play(ends, 0, offer(['time'], ['money']));
    play(ends, 0, { type: 'endTurn' });
    expect(ends.offers).toEqual([]);
    const stands = table({ step: 'after', moved: 1, config: { offerExpiry: 'untilNextTurn' } });
    play(stands, 0, offer(['time'], ['money']));
    play(stands, 0, { type: 'endTurn' });
    expect(stands.turn.seat).toBe(1);
    play(stands, 2, { type: 'accept', offer: '0.all.1' });
    expect(handOf(stands, 2)).toEqual(hand('T2'));
  });

  test('[EI-R56] for a while nobody waits for the maker, who may go on all the same', () => {
    const state = table();
    play(state, 0, offer(['time'], ['money']));
    expect(game.awaiting(state)).toMatchObject({ must: [], may: [1, 2, 0], window: { ms: 10_000 } });
    expect(whyNot(state, 0, { type: 'roll' })).toBeUndefined();
    clock(state);
    expect(game.awaiting(state).must).toEqual([0]);
    expect(state.offers).toHaveLength(1);
  });

  test('[EI-R54] a private offer is seen by its two partners until it is carried out', () => {
    const state = table();
    const [made] = play(state, 0, offer(['time'], ['money'], 1));
    if (made === undefined) return expect.fail('nothing told');
    expect(game.redact(made, 2, state, 'live')).toBeUndefined();
    expect(game.redact(made, 1, state, 'live')).toBeDefined();
    expect([game.view(state, 2).offers, game.view(state, 'public').offers]).toEqual([[], []]);
    expect(whyNot(state, 2, { type: 'accept', offer: '0.1.1' })).toBe('E_OFFER_GONE');
    const [done] = play(state, 1, { type: 'accept', offer: '0.1.1' });
    if (done === undefined) return expect.fail('nothing told');
    expect(game.redact(done, 2, state, 'live')).toMatchObject({ type: 'traded', give: ['time'] });
  });

  test('[EI-R46] whether somebody could accept is shown to nobody else', () => {
    const rich = table();
    const poor = table({ players: [{ hand: 'T3 P1' }, { hand: 'T3' }, { hand: 'M1 T1' }] });
    for (const state of [rich, poor]) play(state, 0, offer(['time'], ['money']));
    expect(game.awaiting(rich)).toEqual(game.awaiting(poor));
    expect(game.options(rich, 1).map(({ type }) => type)).toEqual(['accept', 'decline']);
    expect(game.options(poor, 1).map(({ type }) => type)).toEqual(['decline']);
    expect(whyNot(poor, 1, { type: 'accept', offer: '0.all.1' })).toBe('E_NOT_HELD');
  });
});
