import type { Presences } from '../../kit/presence.svelte.ts';
import type { Play } from './play.svelte.ts';
import { goneFrom, type Idle, STILL_MS, waitedFor } from './quiet.ts';

/**
 * For whom the others wait: who is not connected, and who is here and does nothing. That is said by itself,
 * with the way to ask.
 */
export class Quiet {
  readonly idle = $derived.by((): Idle | undefined => {
    const [gone, quiet] = [goneFrom(this.#play()), this.#seats];
    return gone.length + quiet.length === 0 ? undefined : { gone, quiet };
  });
  /** Who is there: where people sit apart, and after the first prompt. */
  presences = $state.raw<Presences | undefined>();
  #seats = $state.raw<readonly number[]>([]);
  readonly #play: () => Play;

  constructor(play: () => Play, isPast: () => boolean) {
    this.#play = play;
    $effect(() => {
      if (play().session.link !== 'open' || this.presences !== undefined) return;
      // What cannot be fetched just now is tried again with the next line.
      const load = import('./attendance.ts').catch(() => undefined);
      void load.then((loaded) => (this.presences = loaded?.attend(play, () => this.#seats, isPast)));
    });
    const waited = $derived(waitedFor(play()).join(' '));
    // The same picture once more, as after a lost line, is no news.
    const standing = $derived(waited && JSON.stringify([play().shown?.view, play().shown?.awaiting]));
    $effect(() => {
      const [wanted, seats] = [standing, waited];
      this.#seats = [];
      if (wanted === '') return;
      const timer = setTimeout(() => (this.#seats = seats.split(' ').map(Number)), STILL_MS);
      return () => clearTimeout(timer);
    });
  }
}
