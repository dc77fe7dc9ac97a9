import { untrack } from 'svelte';
import type { Seat } from '../engine/game.ts';
import PresentAs from './PresentAs.svelte';
import { t } from './words.svelte.ts';

/** How the person of a seat is there just now; `still`: here, and nothing was done for a while. */
export type Presence = 'here' | 'away' | 'bot' | 'still';

const WORDS: Readonly<Record<Presence, string>> = {
  here: 'seats.here',
  away: 'seats.away',
  bot: 'seats.standIn',
  still: 'seats.still',
};

export const sayPresence = (presence: Presence): string => t(WORDS[presence]);

/** Who is there, and whose label on the table says so. */
export class Presences {
  readonly Badge = PresentAs;
  /** Undefined where it says nothing: of oneself, in a look back. */
  readonly of: (seat: Seat) => Presence | undefined;
  #labels = $state.raw<readonly Seat[]>([]);

  constructor(of: (seat: Seat) => Presence | undefined) {
    this.of = of;
  }

  /** Behind the name in a label that is read out. */
  heard(seat: Seat): string {
    const presence = this.of(seat);
    return presence === undefined ? '' : ` (${sayPresence(presence)})`;
  }

  isShown(seat: Seat): boolean {
    return this.#labels.includes(seat);
  }

  /** As long as a label stands; gives the end of it. */
  show(seat: Seat): () => void {
    this.#labels = [...untrack(() => this.#labels), seat];
    return () => {
      const labels = untrack(() => this.#labels);
      const at = labels.indexOf(seat);
      this.#labels = labels.filter((_, i) => i !== at);
    };
  }
}
