import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Seat } from '../engine/game.ts';
import { t } from './words.svelte.ts';

/** How the person of a seat is there just now; `still`: here, and nothing was done for a while. */
export type Presence = 'here' | 'away' | 'bot' | 'still';

const KEY = Symbol('presence');
const WORDS: Readonly<Record<Presence, string>> = {
  here: 'seats.here',
  away: 'seats.away',
  bot: 'seats.standIn',
  still: 'seats.still',
};

/** Who is there, and whose label on the table says so. */
export class Presences {
  /** Undefined where it says nothing: of oneself, at one device, in a look back. */
  readonly of: (seat: Seat) => Presence | undefined;
  readonly #labels = new SvelteMap<Seat, number>();

  constructor(of: (seat: Seat) => Presence | undefined) {
    this.of = of;
  }

  isShown(seat: Seat): boolean {
    return (this.#labels.get(seat) ?? 0) > 0;
  }

  /** As long as a label stands; gives the end of it. */
  show(seat: Seat): () => void {
    const count = (by: number): void =>
      untrack(() => void this.#labels.set(seat, (this.#labels.get(seat) ?? 0) + by));
    count(1);
    return () => count(-1);
  }
}

/** From here down a label may ask how the person of its seat is there. */
export const setPresence = (presences: Presences): Presences => setContext(KEY, presences);

/** A table that is shown by itself, as in a picture of it, has nobody at it. */
export const usePresence = (): Presences =>
  getContext<Presences | undefined>(KEY) ?? new Presences(() => undefined);

export const sayPresence = (presence: Presence): string => t(WORDS[presence]);

/** The same behind the name in a label that is read out. */
export const heardAs = (presence: Presence | undefined): string =>
  presence === undefined ? '' : ` (${sayPresence(presence)})`;
