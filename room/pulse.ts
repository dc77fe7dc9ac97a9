/** A line that is quiet for so long is asked whether it still is one. */
export const QUIET_MS = 1200;
/** So long an answer may take before it is said that nobody is there: with the quiet before, five seconds. */
export const DOUBT_MS = 2800;
/**
 * Then the line is given up, six seconds after the last that was heard: where its server stands still,
 * another one may play the table by now.
 */
export const DEAD_MS = 4800;
/** Nobody looks: browsers wake a hidden page seldom, and a phone has other things to do. */
const HIDDEN_MS = 20_000;

/** What is to be done about a line at this moment. */
export type Pulse = 'ask' | 'doubt' | 'dead' | undefined;

/** Notices a line that has died without a word, as lines do. Told the time; reads no clock. */
export class Pulses {
  #heardAt: number;
  /** When it was asked, as long as nothing was heard since. */
  #askedAt: number | undefined;

  constructor(now: number) {
    this.#heardAt = now;
  }

  heard(now: number): void {
    this.#heardAt = now;
    this.#askedAt = undefined;
  }

  look(now: number, hidden: boolean): Pulse {
    if (this.#askedAt === undefined) {
      if (now - this.#heardAt < (hidden ? HIDDEN_MS : QUIET_MS)) return undefined;
      this.#askedAt = now;
      return 'ask';
    }
    const waited = now - this.#askedAt;
    if (waited >= DEAD_MS) return 'dead';
    return waited >= DOUBT_MS ? 'doubt' : undefined;
  }
}
