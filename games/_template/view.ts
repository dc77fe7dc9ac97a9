import { type Chance, shuffle } from '../../engine/chance.ts';
import type { Moment, Seat, Viewer } from '../../engine/game.ts';
import { everyTraveller, type Traveller } from './content.ts';
import type { Config, Event, Ferry, Frame, Memory, State } from './state.ts';

/** A list where the viewer sees the faces, otherwise how many there are. */
type Pile = readonly Traveller[] | number;

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

/** A laid traveller is shown to its owner once, as it is laid, and never again (FE-4). */
export function redact(event: Event, viewer: Viewer, _state: State, when: 'live' | 'later'): Event {
  if (viewer === 'all') return event;
  switch (event.type) {
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'laid':
      return event.seat === viewer && when === 'live' ? event : { ...event, card: null };
    case 'gave':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}

export function recall(memory: Memory | null, seat: Seat, { did, events }: Moment<Ferry>): Memory {
  let quay = memory ?? [];
  if (did?.type === 'lay') quay = [...quay, did.card];
  for (const event of events) {
    if (event.type === 'called' && event.seat === seat) quay = quay.toSpliced(event.slot, 1);
  }
  return quay;
}

export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const known = (pile: Pile): readonly Traveller[] => (typeof pile === 'number' ? [] : pile);
  const held = view.quays[seat];
  // A newcomer's memory does not cover the whole quay: then it says nothing about any place.
  const own = memory?.length === held ? (memory ?? []) : [];
  const hidden = everyTraveller();
  const seen = [...view.across, view.lost, ...view.hands.map(known), own];
  for (const card of seen.flat()) if (card !== null) hidden.splice(hidden.indexOf(card), 1);
  shuffle(chance, hidden);
  const fill = (pile: Pile): Traveller[] =>
    typeof pile === 'number' ? hidden.splice(-pile, pile) : [...pile];
  return {
    config: view.config,
    agenda: [...view.agenda],
    round: view.round,
    hands: view.hands.map(fill),
    quays: view.quays.map((pile, owner) =>
      owner === seat && own.length > 0 ? own.map((card) => card ?? (hidden.pop() as Traveller)) : fill(pile),
    ),
    deck: hidden,
    across: view.across.map((cards) => [...cards]),
    lost: [...view.lost],
    gave: [...view.gave],
    left: view.left,
  };
}
