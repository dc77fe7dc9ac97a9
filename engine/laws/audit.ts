import { seeded } from '../chance.ts';
import { type CaseLaw, type Evidence, LawBroken, type WholeLaw } from './law.ts';
import { walk } from './walk.ts';

export const audit: CaseLaw = {
  law: 'L7',
  title: 'the audit holds after every action',
  weight: 1,
  check(title, given) {
    for (const { state, step, did } of walk(title, given)) {
      try {
        title.game.audit(state);
      } catch (error) {
        throw new LawBroken('L7', 'the audit fails', { step, did, error: String(error) });
      }
    }
  },
};

const LISTS_TRIED = 60;

/** An audit that never fails proves nothing: it must notice when something is taken out of a list. */
export const watchfulAudit: WholeLaw = {
  law: 'L7b',
  title: 'the audit notices a lost piece',
  check(title, { configs, seats, seed }: Evidence) {
    const choices = Array.from({ length: 5 }, (_nothing, i) => i);
    const given = { config: configs[0], seats: seats[0] ?? title.game.seats.min, seed, choices };
    for (const { state } of walk(title, given)) {
      for (let i = 0; i < LISTS_TRIED; i++) {
        // A stored copy: clones may share lists that never change, and those must stay whole.
        const broken: typeof state = JSON.parse(JSON.stringify(state));
        const lists = listsIn(broken);
        const list = lists[seeded(`${seed} ${i}`).below(Math.max(1, lists.length))];
        if (list === undefined) continue;
        list.pop();
        try {
          title.game.audit(broken);
        } catch {
          return;
        }
      }
    }
    throw new LawBroken('L7b', 'pieces were taken out of many lists, and the audit never noticed');
  },
};

/** Every list with something in it, however deep. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) && value.length > 0 ? [value, ...inside] : inside;
}
