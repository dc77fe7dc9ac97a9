import type { Moment, Seat } from '../../../engine/game.ts';
import {
  FACES,
  type Face,
  faceOf,
  idOf,
  numberOf,
  objectiveOf,
  type Species,
  speciesOf,
} from '../content.ts';
import type { Event } from '../event.ts';
import type { Migrato } from '../kind.ts';
import type { View } from './view.ts';

/** What a seat remembers of one card in flight. */
export interface Trace {
  /** The face, if the seat saw it go down or it lies face up; null if not, or no more. */
  readonly face: Face | null;
  /** For an unknown night card: which faces public facts leave possible, one bit per NIGHT_FACES entry. */
  readonly among: number;
}

/** 10.2: folded from what the seat did and saw, because its view no longer holds its own night cards. */
export interface Memory {
  readonly colonies: Readonly<Record<string, readonly Trace[]>>;
  /** Own night cards the other player stole and is not known to have let go. */
  readonly taken: readonly Face[];
  /** The other player did harm, and this seat has done nothing since. */
  readonly robbed?: true;
}

/** Every face that can lie face down. */
export const NIGHT_FACES: readonly Face[] = FACES.flatMap((face, i) => (face.night ? [i] : []));
export const ANY_NIGHT = 2 ** NIGHT_FACES.length - 1;

const UNKNOWN: Trace = { face: null, among: ANY_NIGHT };

export function recall(memory: Memory | null, seat: Seat, moment: Moment<Migrato>): Memory {
  const colonies: Record<string, readonly Trace[]> = { ...memory?.colonies };
  let taken = memory?.taken ?? [];
  let robbed = moment.did === null && memory?.robbed === true;
  const tracesOf = (id: number): readonly Trace[] => colonies[id] ?? [];
  const forgetColony = (id: number): void => {
    delete colonies[id];
  };

  for (const event of moment.events) {
    switch (event.type) {
      case 'birdPlayed': {
        const did = moment.did?.type === 'playBird' && event.seat === seat ? faceOf(moment.did.card) : null;
        const below = tracesOf(event.colony);
        const trace = event.phase === 'day' ? shown(event.face) : nightTrace(did, below, event, moment.view);
        colonies[event.colony] = [...below, trace];
        // It may have been any of the stolen cards that just went down.
        if (event.seat !== seat && event.phase === 'night') taken = [];
        break;
      }
      case 'dangerPlayed': {
        robbed = event.seat !== seat;
        if (typeof event.target !== 'number') break;
        const row = tracesOf(event.target);
        const lost = row.at(-1)?.face;
        if (event.seat !== seat && event.phase === 'night' && lost !== undefined && lost !== null) {
          taken = [...taken, lost];
        }
        if (row.length <= 1) forgetColony(event.target);
        else colonies[event.target] = row.slice(0, -1);
        break;
      }
      case 'colonySplit': {
        const row = tracesOf(event.lower);
        colonies[event.lower] = row.slice(0, event.keep);
        colonies[event.upper] = row.slice(event.keep);
        break;
      }
      case 'coloniesJoined':
        colonies[event.lower] = [...tracesOf(event.lower), ...tracesOf(event.upper)];
        forgetColony(event.upper);
        break;
      case 'colonyArrived':
      case 'colonyFailed':
      case 'colonyDropped':
        forgetColony(event.colony);
        break;
      case 'leftoversDiscarded':
        for (const { colony, places } of event.colonies) {
          const left = tracesOf(colony).filter((_, i) => !places.includes(i));
          if (left.length === 0) forgetColony(colony);
          else colonies[colony] = left;
        }
        break;
      case 'cardDiscarded':
        if (event.seat !== seat) taken = without(taken, faceOf(event.face));
        break;
      case 'handDiscarded':
        if (event.seat !== seat) taken = [];
        break;
      default:
        break;
    }
  }
  return { colonies, taken, ...(robbed && { robbed }) };
}

const shown = (id: Parameters<typeof faceOf>[0] | null): Trace =>
  id === null ? UNKNOWN : { face: faceOf(id), among: ANY_NIGHT };

/** MI-R11, MI-R20: what anybody could tell of a night card from where it was laid. */
function nightTrace(
  did: Face | null,
  below: readonly Trace[],
  event: Extract<Event, { type: 'birdPlayed' }>,
  view: View,
): Trace {
  const up = below.findLast((trace) => trace.face !== null && !FACES[trace.face]?.night)?.face ?? null;
  const closed = view.seats[event.seat]?.settlements.map((settlement) => settlement.species) ?? [];
  let among = 0;
  for (const [bit, face] of NIGHT_FACES.entries()) {
    const species = speciesOf(face);
    const fits = up === null || (speciesOf(up) === species && numberOf(face) <= numberOf(up));
    // No check followed, or the colony would be gone: its species needs more cards than lie there now.
    if (fits && !closed.includes(species) && objectiveOf(species) > event.place + 1) among |= 1 << bit;
  }
  return { face: did, among: among === 0 ? ANY_NIGHT : among };
}

function without(cards: readonly Face[], face: Face): readonly Face[] {
  const at = cards.indexOf(face);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** The own colonies card by card, and what of them the other player took: the view has only their backs. */
export const remembers = (memory: Memory, view: View, seat: Seat): object => ({
  colonies: (view.seats[seat]?.colonies ?? []).map(({ id, cards }) =>
    cards.map((_card, place) => {
      const face = memory.colonies[id]?.[place]?.face ?? null;
      return face === null ? 'night' : idOf(face);
    }),
  ),
  taken: memory.taken.map(idOf),
});

/** The species of a remembered all-face-down colony, if every card of it is remembered and they agree. */
export function rememberedSpecies(memory: Memory | null, colony: number): Species | undefined {
  const traces = memory?.colonies[colony] ?? [];
  const [first] = traces;
  if (first === undefined || first.face === null) return undefined;
  const species = speciesOf(first.face);
  return traces.every(({ face }) => face !== null && speciesOf(face) === species) ? species : undefined;
}
