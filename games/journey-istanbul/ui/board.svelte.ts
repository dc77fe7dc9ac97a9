import { tick, untrack } from 'svelte';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { ItemView } from '../eyes/item.ts';
import type { JourneyIstanbul } from '../kind.ts';
import type { Topic } from '../pieces/topics.ts';
import { type Draft, type Mode, newDraft, onTopic } from './draft.ts';
import { openFor } from './slips.ts';
import { modesOf } from './speech.ts';
import { isEvening, stepOf } from './sums.ts';

const FACES = ['map', 'sheet', 'planner', 'talk'] as const;
export type Face = (typeof FACES)[number] | 'tonight';

/** A sheet that lies over the board. */
export type Open =
  | { readonly is: 'cell'; readonly day: number }
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'person'; readonly one: Seat }
  | { readonly is: 'seen' | 'standing' };

/** Which face of the board is up, what lies over it, and what is being written to whom. */
export class Board {
  face = $state<Face>('map');
  open = $state.raw<Open | undefined>();
  draft = $state.raw<Draft | undefined>();
  readonly #table: () => TableProps<JourneyIstanbul>;
  /** Where the board was before somebody began to write. */
  #back: Face = 'map';
  /** How much of the talk was there when it was last looked at. */
  #read = $state(0);

  readonly evening = $derived.by(() => isEvening(this.#table().view));
  readonly mine = $derived.by(() => this.#table().options.length > 0 && !this.#table().busy);
  readonly looking = $derived.by(() => {
    const { view, options } = this.#table();
    return this.mine && stepOf(view) === 'turn' && options.some((one) => one.type === 'look');
  });
  readonly moving = $derived.by(
    () =>
      this.mine && this.#table().options.some((one) => one.type === 'move' || one.type === 'placeFromJail'),
  );
  /** What may be said now. */
  readonly modes = $derived.by(() => {
    const { seat, forms } = this.#table();
    return seat === null ? [] : modesOf(forms);
  });
  /** What was said to this seat and waits for its answer. */
  readonly unanswered = $derived.by(() => openFor(this.#table().view, this.#table().seat));
  readonly fresh = $derived.by(() => {
    const { view, seat, chat } = this.#table();
    const waits = this.unanswered.map(({ ref }) => ref);
    const isNew = ({ ref }: ItemView, i: number): boolean => i >= this.#read || waits.includes(ref);
    return view.talk.filter((item, i) => item.from !== seat && isNew(item, i)).length + (chat?.unread ?? 0);
  });
  readonly faces = $derived<readonly Face[]>(this.evening ? ['tonight', ...FACES] : FACES);

  constructor(table: () => TableProps<JourneyIstanbul>) {
    this.#table = table;
    this.#read = untrack(() => table().view.talk.length);
    // The board turns to where something is asked; what somebody is writing stays before them.
    $effect(() => {
      const now = this.evening ? 'tonight' : this.looking ? 'sheet' : this.moving ? 'map' : undefined;
      untrack(() => {
        if (this.draft !== undefined || this.face === 'talk') return;
        if (now !== undefined) this.face = now;
        else if (this.face === 'tonight') this.face = 'map';
      });
    });
    $effect(() => {
      const reads = this.face === 'talk';
      if (reads) this.#read = table().view.talk.length;
      untrack(() => table().chat?.look(reads));
    });
  }

  /** What stands on the tab of a face. */
  nameOf(face: Face): Line {
    return face === 'talk' && this.fresh > 0
      ? line('ui.face.talkNew', { count: this.fresh })
      : line(`ui.face.${face}`);
  }

  compose = (mode: Mode, to?: Seat): void => {
    const { view, seat, tellWhy } = this.#table();
    this.open = undefined;
    if (seat === null) return;
    tellWhy(undefined);
    this.draft = newDraft(view, seat, this.modes.includes(mode) ? mode : (this.modes[0] ?? 'tell'), to);
    this.#back = this.face;
    this.face = 'talk';
  };

  composeAbout = (mode: Mode, about: Topic): void => {
    this.compose(mode);
    this.change({ about });
  };

  /** Begins the words that answer what was said. */
  reply = (item: ItemView, mode: Mode): void => {
    if (mode !== 'answer' || item.kind !== 'deal') {
      this.compose(mode === 'answer' ? 'tell' : mode, item.from);
      return;
    }
    this.compose('tell', item.from);
    const about = item.deal === 'ask' ? item.about : item.wantsAbout;
    const price = item.deal === 'ask' ? item.price : 0;
    if (about !== null) this.change({ mode, about, ref: item.ref, price });
  };

  /** Changes what is being written, if anything is; what no longer fits follows. */
  change = (part: Partial<Draft>): void => {
    if (this.draft !== undefined) this.draft = onTopic(this.#table().view, { ...this.draft, ...part });
  };

  /** The words are said or put away: the board goes back to where it was, or to tonight. */
  putAway = (): void => {
    if (this.draft === undefined) return;
    this.draft = undefined;
    const back = this.#back;
    if (this.evening) this.face = back === 'talk' ? back : 'tonight';
    else this.face = back === 'tonight' ? 'map' : back;
    void tick().then(() =>
      document.querySelector<HTMLElement>('[data-talk]')?.focus({ preventScroll: true }),
    );
  };
}
