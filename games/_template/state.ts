import { bug } from '../../engine/bug.ts';
import { shuffle } from '../../engine/chance.ts';
import type { Context, Seat } from '../../engine/game.ts';
import { DEALT, everyTraveller, type Traveller } from './content.ts';
import type { View } from './view.ts';

export interface Config {
  readonly rounds: number;
  readonly storms: boolean;
  readonly takeBack: boolean;
  readonly set: 'river';
}

export type Frame =
  | { readonly step: 'round' }
  | { readonly step: 'pack'; readonly waiting: readonly Seat[] }
  | { readonly step: 'whistle'; readonly id: number }
  | { readonly step: 'refill' };

export interface State {
  config: Config;
  agenda: Frame[];
  round: number;
  /** Top at the end. */
  deck: Traveller[];
  hands: Traveller[][];
  /** Face down, in the order they were laid. */
  quays: Traveller[][];
  across: Traveller[][];
  lost: Traveller[];
  /** Who has given in this round. */
  gave: boolean[];
  /** Who left, and so ended the game. */
  left: Seat | null;
}

export type Action =
  | { readonly type: 'lay'; readonly card: Traveller }
  | { readonly type: 'call'; readonly slot: number }
  | { readonly type: 'depart' }
  | { readonly type: 'gift'; readonly to: Seat; readonly cards: readonly number[] }
  | { readonly type: 'leave' };

/** `null` stands for what a viewer does not see. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Traveller[] | null }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Traveller | null }
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: Traveller;
      readonly at: number;
    }
  | { readonly type: 'rolled'; readonly roll: number }
  | { readonly type: 'departed' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Traveller | null }
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: readonly Traveller[] | null;
    }
  | { readonly type: 'left'; readonly seat: Seat };

/** The own quay as remembered, in order; `null` where forgotten. */
export type Memory = readonly (Traveller | null)[];

export interface Ferry {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

/** FE-3. */
export function deal(config: Config, seats: number, { chance, out }: Context<Event>): State {
  const deck = shuffle(chance, everyTraveller());
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const hands = each(() => deck.splice(-DEALT));
  hands.forEach((hand, seat) => {
    out?.push({ type: 'dealt', seat, cards: [...hand] });
  });
  return {
    config,
    agenda: [{ step: 'round' }],
    round: 0,
    deck,
    hands,
    quays: each(() => []),
    across: each(() => []),
    lost: [],
    gave: each(() => false),
    left: null,
  };
}

export const clone = (state: State): State => ({
  config: state.config,
  agenda: [...state.agenda],
  round: state.round,
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  quays: state.quays.map((quay) => [...quay]),
  across: state.across.map((pile) => [...pile]),
  lost: [...state.lost],
  gave: [...state.gave],
  left: state.left,
});

export function audit(state: State): void {
  const all = [state.deck, ...state.hands, ...state.quays, ...state.across, state.lost].flat();
  if (all.sort().join() !== everyTraveller().sort().join()) bug('travellers were lost or invented', all);
}

/** Version 0 did not limit gifts (FE-8): nobody counts as having given. */
export const migrations = [
  (old: Omit<State, 'gave'>): State => ({ ...old, gave: old.hands.map(() => false) }),
];
