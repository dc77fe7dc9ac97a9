import { untrack } from 'svelte';
import type { Seat } from '../engine/game.ts';
import PresentAs from './PresentAs.svelte';
import { type Presence, sayPresence } from './presence.ts';

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
