import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import { outcome } from '../score.ts';
import type { State } from '../state.ts';
import { given } from '../testing/given.ts';
import {
  choices,
  danger,
  discard,
  handOf,
  join,
  keepFlying,
  lay,
  leftovers,
  play,
  redraw,
  refusal,
  resign,
} from '../testing/play.ts';

const resignedBy = (state: State, seat: 0 | 1): State => {
  const after = game.clone(state);
  game.apply(after, seat, resign, notes<Event>(seeded(1)));
  return after;
};

describe('leaving', () => {
  const state = given({
    hands: ['K3 S2 HUN', ''],
    settlements: [['K4 K4 K3 K3'], []],
    colonies: [['B4'], []],
  });

  test('[MI-R47][MI-E32] either player may resign at any moment; the other wins whatever the score', () => {
    expect(refusal(state, resign, 1)).toBeUndefined();
    const after = resignedBy(state, 0);
    expect(outcome(after)).toEqual({
      why: 'resign',
      rule: 'MI-R47',
      winners: [1],
      scores: [3, 0],
      fates: ['resigned', 'won'],
    });
    const discarding = play(state, lay('S2')).state;
    expect(outcome(resignedBy(discarding, 1))).toMatchObject({ winners: [0], fates: ['won', 'resigned'] });
  });

  test('[MI-R47] resigning is never among the choices', () => {
    for (const seat of [0, 1]) expect(choices(state, seat).join()).not.toContain('resign');
    expect(game.asides).toEqual(['resign']);
  });

  test('[MI-8.1] after the end nothing is accepted, not even resigning', () => {
    const after = resignedBy(state, 0);
    for (const action of [resign, redraw, lay('K3')]) {
      expect(refusal(after, action, 0)).toMatchObject({ key: 'E_GAME_OVER', rule: 'MI-8.1' });
      expect(refusal(after, action, 1)).toMatchObject({ key: 'E_GAME_OVER' });
    }
    expect(game.awaiting(after)).toEqual({ must: [], may: [] });
  });
});

describe('absence', () => {
  const fallback = (state: State): Action => game.fallback(state, state.active);

  test('[MI-R47] what is played for an absent player', () => {
    const asked = game.setup(
      game.parseConfig({ firstPlayer: 'skyQuestion' }, { seats: 2, ranked: false }),
      2,
      notes(seeded(1)),
    );
    expect(game.fallback(asked, 1)).toEqual({ type: 'answerSky', answer: 'longer' });
    const state = given({ hands: ['K3 S2 HUN', ''], colonies: [['(S4)', '(S3)'], []] });
    expect(fallback(state)).toEqual(redraw);
    expect(fallback(play(state, join(1, 2)).state)).toEqual(keepFlying);
    const arrived = given({ hands: ['S1 K3 HUN', ''], colonies: [['(S4) (S3) (S2)', '(G5n)'], []] });
    expect(fallback(play(arrived, lay('S1', 1)).state)).toEqual(leftovers());
  });

  test('[MI-R47] of the hand the card held longest is discarded', () => {
    const state = given({ hands: ['HUN K3 S2', ''], colonies: [[], ['B4']], next: 'T5d' });
    const stolen = play(state, danger('HUN', 11)).state;
    expect([handOf(stolen, 0), fallback(stolen)]).toEqual(['K3 S2 B4', discard('K3')]);
    expect(handOf(play(stolen, discard('K3')).state, 0)).toBe('S2 B4 T5d');
  });
});
