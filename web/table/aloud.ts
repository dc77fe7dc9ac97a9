import { holdQuestions } from '../../kit/narrator.ts';
import type { tellAloud, Unsaid } from './narration.ts';
import type { Play } from './play.svelte.ts';

/** Has said what happens, in its order: what comes before the sentences for it are here waits for them. */
export class Aloud {
  readonly #play: Play;
  #unsaid: Unsaid[] = [];
  #say: typeof tellAloud | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Says this after all that waits; also called when the rules have come. */
  tell(...more: readonly Unsaid[]): void {
    this.#unsaid.push(...more);
    holdQuestions(this.#unsaid.length > 0);
    if (this.#play.rules === undefined) return;
    if (this.#say === undefined) {
      void import('./narration.ts').then((found) => {
        this.#say = found.tellAloud;
        this.tell();
      });
      return;
    }
    const now = this.#unsaid;
    this.#unsaid = [];
    // Meanwhile the device may have been covered for somebody else.
    for (const one of this.#play.watched ? now : []) this.#say(this.#play, one);
    holdQuestions(false);
  }

  /** Nothing more is to be said: questions need not wait for it. */
  stop(): void {
    holdQuestions(false);
  }
}
