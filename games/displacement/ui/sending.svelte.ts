import type { Seat } from '../../../engine/game.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { Action } from '../action.ts';
import type { Displacement } from '../kind.ts';
import { actionsOf, allTo, boundsOf, canAdd, changed, type Draft, filled, spread } from './draft.ts';

/** Who is sent where, before it is said: changed freely, then sent one action after another. */
export class Sending {
  draft = $state.raw<Draft>([]);
  /** The player has had a hand in it: until then nobody has chosen anything. */
  isChosen = $state(false);
  readonly #table: () => TableProps<Displacement>;
  #begun = false;
  /** What is still to be sent of a draft that was confirmed. */
  #queue = $state.raw<readonly Action[]>([]);
  readonly isDone = $derived(this.#queue.length === 0);

  constructor(table: () => TableProps<Displacement>) {
    this.#table = table;
    const isAsked = (): boolean => table().view.agenda.at(-1)?.step === 'send';
    // It begins shared evenly, as an example that can be sent or changed, and is no advice: a good player
    // mostly sends all of them to whoever can carry it.
    $effect(() => {
      const { options, seat, view } = table();
      const begins = isAsked() && seat === view.active && options.length > 0;
      if (begins && !this.#begun && boundsOf(view).must > 0) this.draft = spread(view);
      if (!isAsked()) {
        this.draft = [];
        this.isChosen = false;
      }
      this.#begun = begins || (this.#begun && isAsked());
    });
    $effect(() => {
      const { options, busy, seat, view, act } = table();
      const [next, ...rest] = this.#queue;
      if (next === undefined || options.length === 0 || busy) return;
      const goesOn = isAsked() && seat === view.active;
      this.#queue = goesOn ? rest : [];
      if (goesOn) void act(next);
    });
  }

  change = (origin: Seat, to: Seat, by: 1 | -1): void => {
    const { view, refuse, tellWhy } = this.#table();
    const next = changed(this.draft, view, origin, to, by);
    const colour = view.nations[origin]?.colour;
    const none = next === this.draft && by > 0 && colour !== undefined;
    tellWhy(none ? refuse({ type: 'send', to, colour, count: 99_999 }) : undefined);
    this.choose(next);
  };

  choose = (draft: Draft): void => {
    this.draft = draft;
    this.isChosen = true;
  };

  /** As many of this origin as possible. */
  fill = (origin: Seat, to: Seat): void => {
    const { view } = this.#table();
    if (canAdd(this.draft, view, origin)) this.choose(filled(this.draft, view, origin, to));
    else this.change(origin, to, 1);
  };

  all = (to: Seat): void => {
    this.choose(allTo(this.#table().view, to));
  };

  confirm = (): void => {
    this.#queue = actionsOf(this.draft, this.#table().view);
    this.draft = [];
  };
}
