import type { Action } from '../games/migrato/action.ts';
import { CROSSINGS_DECK, FACES, type FaceId } from '../games/migrato/content.ts';
import type { State } from '../games/migrato/state.ts';
import * as bare from './bare/moves.ts';

/** Both count faces in the same order; the bare deck leaves out those it has no copy of. */
const FACE_OF: ReadonlyMap<FaceId, number> = new Map(
  FACES.filter(({ id }) => CROSSINGS_DECK.rows.some((row) => row.id === id)).map(({ id }, i) => [id, i]),
);

export const bareFace = (id: FaceId): number => FACE_OF.get(id) ?? -1;

/** One of our actions as the integer of the bare loop: slots instead of colony numbers. */
export function bareMove(action: Action, state: State): number {
  const slot = (id: number): number => {
    for (const seat of state.seats) {
      for (const colony of seat.colonies) if (colony.id === id) return colony.slot - 1;
    }
    return -1;
  };
  switch (action.type) {
    case 'playBird': {
      const onto = action.onto === 'new' ? bare.NEW : slot(action.onto);
      return bare.encode(bare.LAY, bareFace(action.card), onto);
    }
    case 'playDanger':
      return bare.encode(bare.STEAL, bareFace(action.card), slot(Number(action.target)));
    case 'dissociate':
      return bare.encode(bare.SPLIT, slot(action.colony), action.keep);
    case 'associate':
      return bare.encode(bare.JOIN, slot(action.lower), slot(action.upper));
    case 'passRedraw':
      return bare.encode(bare.REDRAW);
    case 'passDrop':
      return bare.encode(bare.DROP, slot(action.colony));
    case 'arriveNow':
      return bare.encode(bare.ARRIVE);
    case 'keepFlying':
      return bare.encode(bare.FLY);
    case 'leftovers':
      return bare.encode(
        bare.LEFTOVERS,
        action.colonies.reduce((named, id) => named | (1 << slot(id)), 0),
      );
    case 'discard':
      return bare.encode(bare.DISCARD, bareFace(action.card));
    default:
      return -1;
  }
}
