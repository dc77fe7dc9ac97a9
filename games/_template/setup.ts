import { shuffle } from '../../engine/chance.ts';
import { travellersOf } from './box.ts';
import type { Config } from './config.ts';
import { DEALT } from './content.ts';
import type { Ctx } from './kind.ts';
import type { State } from './state.ts';

/** FE-3. */
export function layOut(config: Config, seats: number, { chance, out }: Ctx): State {
  const deck = shuffle(chance, travellersOf(config));
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
