import type { Kind, Seat } from '../game.ts';
import { say } from '../text.ts';
import type { Title } from '../title.ts';
import { someCases } from './cases.ts';
import { LawBroken, type WholeLaw } from './law.ts';
import { type Position, walk } from './walk.ts';

/** Who hears a list of choices has nothing but their names: two of one name cannot be told apart. */
export const naming: WholeLaw = {
  law: 'L13d',
  title: 'each choice of a menu has a name of its own, in every language',
  check(title, evidence) {
    for (const given of someCases(title, evidence)) {
      for (const here of walk(title, given)) {
        if (!here.looked) continue;
        for (let seat = 0; seat < given.seats; seat++) checkMenu(title, here, seat);
      }
    }
  },
};

function checkMenu<K extends Kind>(
  { game, label, texts }: Title<K>,
  { state }: Position<K>,
  seat: Seat,
): void {
  const options = game.options(state, seat);
  if (options.length < 2) return;
  const view = game.view(state, seat);
  for (const [language, messages] of Object.entries(texts)) {
    const names = new Map<string, K['action']>();
    for (const action of options) {
      const name = say(messages, label(action, view, seat), { language, names: [], seat });
      const other = names.get(name);
      if (other !== undefined)
        throw new LawBroken('L13d', `two choices are called “${name}” in ${language}`, [other, action]);
      names.set(name, action);
    }
  }
}
