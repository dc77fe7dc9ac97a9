import { DEAF_MS } from './deaf.ts';

/** Where and when something was pressed. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/** Two presses this close are the two halves of a double tap. */
const NEAR_PX = 24;

/** The latest presses of a page, and when its question changed: a press may be meant for the one before. */
export class Taps {
  #first: Press | undefined;
  #latest: Press | undefined;
  #changedAtMs = Number.NEGATIVE_INFINITY;

  note(press: Press): void {
    this.#first = this.#latest;
    this.#latest = press;
  }

  /** The question is new. Whether it came by itself: then a finger may be on its way to the one before. */
  changed(atMs: number): boolean {
    this.#changedAtMs = atMs;
    return this.#latest === undefined || atMs - this.#latest.atMs >= DEAF_MS;
  }

  /** Whether the latest press is the second half of a double tap whose first half changed the question. */
  isSecondHalf(): boolean {
    const [first, latest] = [this.#first, this.#latest];
    if (first === undefined || latest === undefined) return false;
    const isNear = Math.hypot(latest.x - first.x, latest.y - first.y) < NEAR_PX;
    return isNear && latest.atMs - first.atMs < DEAF_MS && this.#changedAtMs >= first.atMs;
  }
}
