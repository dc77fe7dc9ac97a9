import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Config } from '../config.ts';
import type { Traveller } from '../content.ts';
import type { Frame, State } from '../state.ts';

/** A list where the viewer sees the faces, otherwise how many there are. */
export type Pile = readonly Traveller[] | number;

export interface View {
  readonly config: Config;
  readonly agenda: readonly Frame[];
  readonly round: number;
  readonly deck: Pile;
  readonly hands: readonly Pile[];
  readonly quays: readonly Pile[];
  readonly across: readonly (readonly Traveller[])[];
  readonly lost: readonly Traveller[];
  readonly gave: readonly boolean[];
  readonly left: Seat | null;
}

export function view(state: State, viewer: Viewer): View {
  const all = viewer === 'all';
  const pile = (cards: readonly Traveller[], seen: boolean): Pile => (seen ? [...cards] : cards.length);
  return {
    config: state.config,
    agenda: [...state.agenda],
    round: state.round,
    deck: pile(state.deck, all),
    hands: state.hands.map((hand, seat) => pile(hand, all || seat === viewer)),
    quays: state.quays.map((quay) => pile(quay, all)),
    across: state.across.map((cards) => [...cards]),
    lost: [...state.lost],
    gave: [...state.gave],
    left: state.left,
  };
}
