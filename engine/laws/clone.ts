import { seeded } from '../chance.ts';
import { notes } from '../sitting.ts';
import { type CaseLaw, same, textOf } from './law.ts';
import { walk } from './walk.ts';

export const clone: CaseLaw = {
  law: 'L3',
  title: 'clone is deep: old copies never change while play goes on',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const kept: { copy: unknown; text: string; step: number }[] = [];
    for (const { state, step, next, looked } of walk(title, given)) {
      const text = textOf(state);
      const copy = game.clone(state);
      same('L3', 'a clone differs from its original', text, textOf(copy), { step });
      if (looked) kept.push({ copy, text, step });
      if (next === undefined) continue;
      const branch = game.clone(state);
      game.apply(branch, next.actor, next.action, notes(seeded(step), next.at));
      same('L3', 'playing on a clone changed its original', text, textOf(state), { step, next });
    }
    for (const { copy, text, step } of kept) {
      same('L3', 'an old clone changed while play went on', text, textOf(copy), { step });
    }
  },
};
