import { isHasty } from './deaf.ts';

/** What cannot be taken back is done when it is pressed once more, not by half of a double press. */
export class Sure<T> {
  #asked = $state.raw<T | undefined>();
  #since = 0;

  /** “Sure?” is asked about this. */
  isAsked(what: T): boolean {
    return this.#asked === what;
  }

  /** Asks first; true once that was answered. */
  press(what: T): boolean {
    if (!this.isAsked(what)) {
      this.#asked = what;
      this.#since = performance.now();
      return false;
    }
    if (isHasty(this.#since)) return false;
    this.#asked = undefined;
    return true;
  }
}
