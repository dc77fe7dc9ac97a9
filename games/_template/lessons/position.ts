import { bug } from '../../../engine/bug.ts';
import { travellersOf } from '../box.ts';
import type { Config } from '../config.ts';
import type { Traveller } from '../content.ts';
import type { Frame, State } from '../state.ts';

/** What lies where; whoever is not named waits in the deck, always in the same order. */
export interface Position {
  readonly hands: readonly (readonly Traveller[])[];
  readonly quays?: readonly (readonly Traveller[])[];
  readonly agenda: readonly Frame[];
}

export function position(config: Config, { hands, quays, agenda }: Position): State {
  const deck = travellersOf(config);
  const take = (card: Traveller): Traveller => {
    const place = deck.indexOf(card);
    if (place < 0) bug('there is no more', card);
    deck.splice(place, 1);
    return card;
  };
  return {
    config,
    agenda: [...agenda],
    round: 1,
    hands: hands.map((hand) => hand.map(take)),
    quays: hands.map((_hand, seat) => (quays?.[seat] ?? []).map(take)),
    deck,
    across: hands.map(() => []),
    lost: [],
    gave: hands.map(() => false),
    left: null,
  };
}
