import { untrack } from 'svelte';
import type { Kind } from '../engine/game.ts';
import { hasAction, sameAction } from '../engine/same.ts';
import type { Button } from './buttons.ts';
import { isHasty } from './deaf.ts';
import { type Armed, type Held, NOTHING } from './held.ts';
import type { TableProps } from './table.ts';

const isArmed = <A>(pick: { readonly kind: string }): pick is Armed<A> => pick.kind === 'armed';

/** How a game's hand differs from others. */
interface Ways<K extends Kind, P> {
  /** The properties of the table, as they are now. */
  table(): TableProps<K>;
  /** What certainly happens, for what hides or settles something; undefined: it is sent at once. */
  preview(action: K['action']): object | undefined;
  /** What stays in the fingers under a new menu; without it nothing does. */
  kept?(pick: Held<K['action'], P>, options: readonly K['action'][]): Held<K['action'], P>;
  /** What else Escape puts back, and whether there is any: a draft. */
  readonly more?: { held(): boolean; putBack(): void };
}

/**
 * What a player has in the fingers before anything is sent, and how it is sent. Made where a table begins.
 */
export class Hand<K extends Kind, P extends { readonly kind: string } = never> {
  #pick = $state.raw<Held<K['action'], P>>(NOTHING);
  readonly armed = $derived(isArmed<K['action']>(this.pick) ? this.pick.action : undefined);
  readonly #ways: Ways<K, P>;
  /** When something else was taken up: another question is asked since then. */
  #since = 0;

  constructor(ways: Ways<K, P>) {
    this.#ways = ways;
    // What was picked up belonged to the old menu.
    $effect(() => {
      const { options } = ways.table();
      this.#pick = untrack(() => ways.kept?.(this.pick, options) ?? NOTHING);
    });
  }

  get pick(): Held<K['action'], P> {
    return this.#pick;
  }

  set pick(pick: Held<K['action'], P>) {
    this.#pick = pick;
    this.#since = performance.now();
  }

  isArmed(action: K['action']): boolean {
    return this.armed !== undefined && sameAction(this.armed, action);
  }

  arm(action: K['action']): void {
    this.pick = { kind: 'armed', action };
  }

  putBack = (): void => {
    this.pick = NOTHING;
  };

  /** Sends what is harmless; what settles something is armed first. What is not offered says why. */
  attempt = (action: K['action']): void => {
    const { options, busy, refuse, tellWhy } = this.#ways.table();
    if (!hasAction(options, action)) {
      tellWhy(refuse(action));
      return;
    }
    if (busy) return;
    tellWhy(undefined);
    if (this.#ways.preview(action) === undefined) this.send(action);
    else if (!this.isArmed(action)) this.arm(action);
    else if (!isHasty(this.#since)) this.send(action);
  };

  send = (action: K['action']): void => {
    this.pick = NOTHING;
    void this.#ways.table().act(action);
  };

  /** What is armed, pressed once more where it lies rather than on its button. Whether it went. */
  sendArmed = (): boolean => {
    const { armed } = this;
    if (armed === undefined || isHasty(this.#since)) return false;
    this.send(armed);
    return true;
  };

  /** What menus do not list is judged as it is sent. Whether it went. */
  sendOpen = (action: K['action']): boolean => {
    const { refuse, tellWhy, act } = this.#ways.table();
    const why = refuse(action);
    tellWhy(why);
    if (why === undefined) void act(action);
    return why === undefined;
  };

  /** A button that acts or takes something up; what it opens is the game's own. */
  press = (button: Button<K['action'], Held<K['action'], P>>): void => {
    if ('pick' in button) this.pick = button.pick;
    else if ('action' in button && !button.armed) this.attempt(button.action);
    else if ('action' in button && !isHasty(this.#since)) this.send(button.action);
  };

  escape = (event: KeyboardEvent): void => {
    const { more } = this.#ways;
    // A sheet that lies over the table is closed first.
    if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
    if (this.pick.kind === 'nothing' && more?.held() !== true) return;
    event.preventDefault();
    more?.putBack();
    this.putBack();
  };
}
