import { silence } from '../../kit/narrator.ts';
import { dismissAll } from '../../kit/toasts.svelte.ts';
import { isFree, type Next, nextAt, type Sharer, sharerOf, type Wanted, wantedFor } from './device.ts';
import type { Play } from './play.svelte.ts';

/** At an open table, time to see what was drawn before the next one's table is shown. */
const HAND_ON_MS = 1300;

/**
 * Several people at one device. Who holds it sees their own table and nobody else's is on the page; it is
 * handed on by whoever has looked enough, and covered until the next one says so.
 */
export class Shared {
  plays = $state.raw<readonly Play[]>([]);
  /** Who looks at the screen now, or is asked to. */
  looking = $state(0);
  covered = $state(false);
  /** Who had the device before. */
  before = $state<number | undefined>();
  /** By place: the question that was looked at and passed on. */
  #passed = $state.raw<ReadonlyMap<number, number | null>>(new Map());

  sit(plays: readonly Play[]): void {
    this.plays = plays;
    this.looking = 0;
    this.before = undefined;
    this.#passed = new Map();
    this.covered = this.hides;
  }

  get play(): Play | undefined {
    return this.plays[this.looking];
  }

  /** Somebody here holds what another may not see. */
  get hides(): boolean {
    return this.plays.length > 1 && this.plays[0]?.box.ui.open !== true;
  }

  /** Who is to have the device next, if anybody is. */
  get next(): Next | undefined {
    if (this.plays.length < 2 || this.play?.shown?.outcome != null) return undefined;
    return nextAt(this.#people, this.looking);
  }

  /** Whoever has it is not waited for. */
  get isFree(): boolean {
    return isFree(this.#people[this.looking]);
  }

  /** What whoever is to look now is wanted for; undefined while nobody is, as when bots play. */
  get wanted(): Wanted | undefined {
    const one = this.#people[this.looking];
    return one && wantedFor(one);
  }

  /** Those of this device for whom a bot plays. */
  get resting(): readonly Play[] {
    const people = this.#people;
    return this.plays.filter((play, i) => play !== this.play && people[i]?.rests === true);
  }

  get #people(): readonly Sharer[] {
    return this.plays.map((one, i) => sharerOf(one, this.#passed.get(i)));
  }

  coverUp = (): void => {
    this.covered = true;
    // What was just said or noted was for whoever had the device.
    silence();
    dismissAll();
  };

  reveal = (): void => {
    this.covered = false;
  };

  /** Whoever has looked enough hands the device on. */
  passOn = (): void => {
    const { next, looking, play } = this;
    if (next === undefined) return;
    this.#passed = new Map([...this.#passed, [looking, play?.shown?.decision ?? null]]);
    this.before = looking;
    this.looking = next.to;
    if (this.hides) this.coverUp();
  };

  /** Keeps up with the game; where nothing is hidden, the device is handed on by itself. */
  follow(): (() => void) | undefined {
    for (const [i, one] of this.plays.entries()) one.watched = i === this.looking && !this.covered;
    const { next, play, isFree: free } = this;
    if (next === undefined || !free || play === undefined || play.showing) return undefined;
    // Under the cover nobody looks: what it says is to be true.
    if (this.covered) {
      if (this.wanted === undefined) {
        this.before = this.looking;
        this.looking = next.to;
      }
      return undefined;
    }
    if (this.hides) return undefined;
    const timer = setTimeout(this.passOn, HAND_ON_MS);
    return () => clearTimeout(timer);
  }
}
