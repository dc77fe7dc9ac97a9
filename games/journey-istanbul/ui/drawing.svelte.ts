import type { TableProps } from '../../../kit/table.ts';
import type { Action } from '../action.ts';
import type { JourneyIstanbul } from '../kind.ts';

const DRAW: Action = { type: 'draw' };

/** All cards of a place are drawn by one touch: nothing else can come between them. */
export class Drawing {
  /** How many follow the one that is being drawn. */
  #following = $state(0);
  readonly #table: () => TableProps<JourneyIstanbul>;

  constructor(table: () => TableProps<JourneyIstanbul>) {
    this.#table = table;
    $effect(() => {
      const { view, seat, options, busy, act } = table();
      if (this.#following === 0 || busy || options.length === 0) return;
      const { draws, looks } = view.turn;
      if (seat !== view.turn.seat || looks > 0) this.#following = 0;
      else if (draws === this.#following) {
        this.#following--;
        void act(DRAW);
      }
    });
  }

  /** The first one is on its way. */
  begin(): void {
    const { view } = this.#table();
    const { draws, looks } = view.turn;
    this.#following = looks === 0 ? Math.min(draws, view.left) - 1 : 0;
  }
}
