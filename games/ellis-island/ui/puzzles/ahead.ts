import type { PuzzleStep } from '../../pieces/puzzles/types.ts';

/** A step that hands have taken, with the number it will have among all accepted ones. */
export interface Sent {
  readonly step: PuzzleStep;
  readonly number: number;
}

/**
 * Hands are faster than a slow line, and each step is judged after the one before it. So they go one at a
 * time, the next when the table has answered; sent all at once, all but the first would be refused as stale.
 */
export class Ahead {
  #sent: readonly Sent[] = [];
  /** How many of them the table has taken. */
  #taken = 0;
  #isBusy = false;
  readonly #ask: (step: PuzzleStep) => Promise<boolean>;
  readonly #changed: (sent: readonly Sent[]) => void;

  /** `ask` says whether the table took the step. */
  constructor(ask: (step: PuzzleStep) => Promise<boolean>, changed: (sent: readonly Sent[]) => void) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** `accepted`: how many steps the table is seen to have accepted so far. */
  add(step: PuzzleStep, accepted: number): void {
    const number = Math.max(accepted, this.#sent.at(-1)?.number ?? 0) + 1;
    // What was taken but is not seen yet stays: without it a block would jump back for a moment.
    const shown = this.#sent.slice(0, this.#taken).filter((one) => one.number <= accepted).length;
    this.#taken -= shown;
    this.#set([...this.#sent.slice(shown), { step, number }]);
    if (!this.#isBusy) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#sent[this.#taken]; next !== undefined; next = this.#sent[this.#taken]) {
      if (await this.#ask(next.step)) this.#taken++;
      else {
        // What came after it may rest on it.
        this.#set(this.#sent.slice(0, this.#taken));
      }
    }
    this.#isBusy = false;
  }

  #set(sent: readonly Sent[]): void {
    this.#sent = sent;
    this.#changed(sent);
  }
}

/** What is not yet part of what the table shows. */
export const unseen = (sent: readonly Sent[], accepted: number): PuzzleStep[] =>
  sent.flatMap(({ step, number }) => (number > accepted ? [step] : []));
