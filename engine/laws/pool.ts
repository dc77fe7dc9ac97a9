import { type Chance, pick } from '../chance.ts';
import { canonical } from '../digest.ts';

const MOST = 48;

/** Actions that were possible at some moment for somebody: they are tried where they may not be. */
export class Pool<A extends { readonly type: string }> {
  readonly #actions = new Map<string, A>();
  #met = 0;

  add(action: A): void {
    const text = canonical(action);
    if (this.#actions.has(text)) return;
    this.#met++;
    // When full, every eighth newcomer replaces the eldest: actions of the late game get in, too.
    if (this.#actions.size >= MOST) {
      if (this.#met % 8 > 0) return;
      const [eldest] = this.#actions.keys();
      if (eldest !== undefined) this.#actions.delete(eldest);
    }
    this.#actions.set(text, action);
  }

  all(): readonly A[] {
    return [...this.#actions.values()];
  }

  /** The action with one field taken from another action of the same type, or one more or less. */
  change(action: A, chance: Chance): unknown {
    const fields = action as A & Readonly<Record<string, unknown>>;
    const names = Object.keys(action).filter((name) => name !== 'type');
    if (names.length === 0) return action;
    const name = pick(chance, names);
    const value = fields[name];
    if (typeof value === 'number' && chance.below(2) === 0) {
      return { ...action, [name]: value + (chance.below(2) === 0 ? 1 : -1) };
    }
    const others = this.all().filter((other) => other.type === action.type);
    const other: Readonly<Record<string, unknown>> = pick(chance, others);
    return { ...action, [name]: other[name] };
  }
}
