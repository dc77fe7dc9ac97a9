import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import { act, undo } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  choices,
  coloniesOf,
  danger,
  discard,
  drop,
  handOf,
  join,
  keepFlying,
  lay,
  leftovers,
  play,
  redraw,
  sittingAt,
  split,
  stepOf,
} from '../testing/play.ts';

describe('taking back', () => {
  const facts = {
    hands: ['S3 K3 HUN', ''],
    colonies: [
      ['(S4)', 'K4 K3', '(S2) (S1)', 'B4'],
      ['B4', '(G5n)'],
    ],
  } as const;
  /** Plays at a table, then asks for the last action back. */
  const backAfter = (state: State, ...actions: readonly Action[]) => {
    const sitting = sittingAt(state);
    for (const action of actions)
      expect(act(game, sitting, state.active, action, seeded(1)).refusal).toBeUndefined();
    const why = undo(game, sitting, state.active);
    return { why, same: canonical(sitting.state) === canonical(state), sitting };
  };

  test('[MI-R46][MI-E38] a bird laid without arrival comes back to its place in the hand', () => {
    const { why, same, sitting } = backAfter(given(facts), lay('S3', 1));
    expect([why, same, stepOf(sitting.state), handOf(sitting.state, 0)]).toEqual([
      undefined,
      true,
      'act',
      'S3 K3 HUN',
    ]);
  });

  test.each([
    ['a split', [split(2, 1)]],
    ['a join', [join(2, 3)]],
    ['a join that keeps flying', [join(1, 4), keepFlying]],
  ])('[MI-R46] %s can be taken back whole', (_what, actions) => {
    const colonies = actions[0]?.type === 'dissociate' ? ['(S4)', 'K4 K3'] : ['(S4)', 'K4 K3', 'K2', '(S2)'];
    const state = given({ hands: facts.hands, colonies: [colonies, []] });
    expect(backAfter(state, ...actions)).toMatchObject({ why: undefined, same: true });
  });

  test('[MI-R46] numbers given out meanwhile may be given out again', () => {
    const { sitting } = backAfter(given({ hands: facts.hands }), lay('K3'));
    expect(play(sitting.state, lay('S3')).state.seats[0].colonies[0]?.id).toBe(21);
  });

  test.each([
    ['a theft by day', [danger('HUN', 11)], {}],
    ['an arrival by day', [lay('K3', 2)], { colonies: [['B4', 'K4 K3 K3'], []] }],
    ['a check that fails', [lay('S3', 1)], { colonies: [['(S4) (S1) (S2)'], []] }],
    ['a join that arrives', [join(1, 2)], { colonies: [['B4', 'B3 B2'], []] }],
    ['a claim', [join(1, 2), arriveNow], { colonies: [['(S4) (S4)', '(S2) (S1)'], []] }],
    ['a claim that fails', [join(1, 2), arriveNow], { colonies: [['(S4)', '(S1)'], []] }],
    ['leftovers', [lay('S3', 1), leftovers()], { colonies: [['(S4) (S4) (S3)', '(G5n)'], []] }],
  ] as const)('[MI-R46][MI-E38] %s cannot', (_what, actions, more) => {
    const { why, sitting } = backAfter(given({ ...facts, ...more }), ...actions);
    expect(why).toMatchObject({ key: 'E_NO_TAKE_BACK', rule: 'MI-R46' });
    expect([stepOf(sitting.state), sitting.entries.length]).toEqual(['discard', actions.length]);
  });

  test.each([
    ['a redraw', [redraw]],
    ['a drop', [drop(1)]],
    ['a discard', [lay('S3', 1), discard('K3')]],
    ['an open question', [join(1, 3)]],
  ])('[MI-R46] nor %s', (_what, actions) => {
    expect(backAfter(given(facts), ...actions).why).toMatchObject({ key: 'E_NO_TAKE_BACK' });
  });

  test('[MI-R46] a theft by night cannot be taken back', () => {
    const { why } = backAfter(
      given({ hands: ['LIT K3 S3', ''], colonies: facts.colonies }),
      danger('LIT', 12),
    );
    expect(why).toMatchObject({ key: 'E_NO_TAKE_BACK' });
  });

  test('[MI-R46] nothing is taken back where the table says so, nor by the opponent', () => {
    const strict = given({ ...facts, config: { takeBack: false } });
    expect(backAfter(strict, lay('S3', 1)).why).toMatchObject({ key: 'E_NO_TAKE_BACK' });
    const sitting = sittingAt(given(facts));
    act(game, sitting, 0, lay('S3', 1), seeded(1));
    expect(undo(game, sitting, 1)).toBe('undo.othersActed');
    expect(game.refuseUndo(sitting.state, 1)).toMatchObject({ key: 'E_NO_TAKE_BACK' });
    expect(coloniesOf(sitting.state, 0)[0]).toBe('(S4) (S3)');
  });

  test('[MI-R46] it is not a move: no action and no choice stands for it', () => {
    expect(game.actionTypes).not.toContain('takeBack');
    expect(choices(play(given(facts), lay('S3', 1)).state)).toEqual(['discard kite-3-day', 'discard hunter']);
  });
});
