import { bug } from '../../../engine/bug.ts';
import { type Chance, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { travellersOf } from '../box.ts';
import type { Traveller } from '../content.ts';
import type { State } from '../state.ts';
import type { Memory } from './memory.ts';
import type { Pile, View } from './view.ts';

/** A world that fits what a seat sees and remembers. */
export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const known = (pile: Pile): readonly Traveller[] => (typeof pile === 'number' ? [] : pile);
  const held = view.quays[seat];
  // A newcomer's memory does not cover the whole quay: then it says nothing about any place.
  const own = memory?.length === held ? (memory ?? []) : [];
  const hidden = travellersOf(view.config);
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
      owner === seat && own.length > 0
        ? own.map((card) => card ?? hidden.pop() ?? bug('no traveller is left'))
        : fill(pile),
    ),
    deck: hidden,
    across: view.across.map((cards) => [...cards]),
    lost: [...view.lost],
    gave: [...view.gave],
    left: view.left,
  };
}
