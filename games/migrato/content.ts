import { at } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';
import type { ContentSet, Source, Sourced } from '../../engine/content.ts';

/** In the order used for every list and for sorting (MI-R53). */
export const SPECIES = ['brent', 'kite', 'stilt', 'beeeater', 'teal'] as const;
export type Species = (typeof SPECIES)[number];

export const DANGERS = ['hunter', 'habitat', 'light'] as const;
export type Danger = (typeof DANGERS)[number];

export type Phase = 'day' | 'night';
export type BirdId = `${Species}-${number}-${Phase}`;
export type FaceId = BirdId | Danger;

/** A face by its position in FACES. Copies of a face are interchangeable, so a card is its face and has no id. */
export type Face = number;

export const HAND_SIZE = 3;
export const MAX_COLONIES = 4;
/** MI-R24: an all-face-down colony may grow to the largest objective and no further. */
export const MAX_COLONY_CARDS = 5;
export const TYPES_TO_END = 5;

/** MI-0.2 to MI-0.7, and 5.1 of the specification. Numbers beyond the brent geese are a range for content sets. */
interface SpeciesRow extends Sourced {
  readonly cards: number;
  readonly objective: number;
  readonly phases: readonly Phase[];
  /** Highest first. */
  readonly numbers: readonly number[];
  readonly scientific: string;
}

const UP_TO_NINE = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

export const SPECIES_ROWS: Readonly<Record<Species, SpeciesRow>> = {
  brent: {
    cards: 14,
    objective: 5,
    phases: ['day', 'night'],
    numbers: [5, 4, 3],
    scientific: 'Branta bernicla',
    source: 'rulebook',
  },
  kite: {
    cards: 11,
    objective: 4,
    phases: ['day'],
    numbers: UP_TO_NINE,
    scientific: 'Milvus migrans',
    source: 'rulebook',
  },
  stilt: {
    cards: 11,
    objective: 4,
    phases: ['night'],
    numbers: UP_TO_NINE,
    scientific: 'Himantopus himantopus',
    source: 'rulebook',
  },
  beeeater: {
    cards: 8,
    objective: 3,
    phases: ['day'],
    numbers: UP_TO_NINE,
    scientific: 'Merops apiaster',
    source: 'rulebook',
  },
  teal: {
    cards: 5,
    objective: 2,
    phases: ['day', 'night'],
    numbers: UP_TO_NINE,
    scientific: 'Anas crecca',
    source: 'rulebook',
  },
};

/** MI-0.8: which phases a danger reaches. */
export const DANGER_ROWS: Readonly<Record<Danger, Sourced & { copies: number; reaches: readonly Phase[] }>> =
  {
    hunter: { copies: 2, reaches: ['day'], source: 'rulebook' },
    habitat: { copies: 2, reaches: ['day', 'night'], source: 'rulebook' },
    light: { copies: 1, reaches: ['night'], source: 'rulebook' },
  };

export const objectiveOf = (species: Species): number => SPECIES_ROWS[species].objective;
export const hasNightCards = (species: Species): boolean => species !== 'kite' && species !== 'beeeater';

interface FaceRow {
  readonly id: FaceId;
  readonly species: Species | null;
  readonly number: number;
  readonly night: boolean;
}

/**
 * Every face a content set may use, in the order of MI-R53: species, higher number first, day before night, dangers
 * last. Sorting faces by position is therefore the canonical order.
 */
export const FACES: readonly FaceRow[] = [
  ...SPECIES.flatMap((species) =>
    SPECIES_ROWS[species].numbers.flatMap((number) =>
      SPECIES_ROWS[species].phases.map(
        (phase): FaceRow => ({
          id: `${species}-${number}-${phase}`,
          species,
          number,
          night: phase === 'night',
        }),
      ),
    ),
  ),
  ...DANGERS.map((id): FaceRow => ({ id, species: null, number: 0, night: false })),
];

// One array per fact: the rules ask these millions of times a second. Each has its own access, because `at` is shared by all
// lists of all games and is therefore slower.
export const FACE_IDS: readonly FaceId[] = FACES.map((face) => face.id);
const SPECIES_OF = FACES.map((face) => face.species);
const RANK_OF = FACES.map((face) => (face.species === null ? -1 : SPECIES.indexOf(face.species)));
const NUMBER_OF = FACES.map((face) => face.number);
const NIGHT = FACES.map((face) => face.night);
const OBJECTIVE_OF = FACES.map(({ species }) => (species === null ? 0 : objectiveOf(species)));
const FIRST_DANGER = FACES.length - DANGERS.length;
const BY_ID: ReadonlyMap<FaceId, Face> = new Map(FACES.map((face, i) => [face.id, i]));

export const idOf = (face: Face): FaceId => at(FACE_IDS, face);
export const faceOf = (id: FaceId): Face => BY_ID.get(id) ?? bug('no such face', id);
export const isBird = (face: Face): boolean => face < FIRST_DANGER;
/** Only of birds. */
export const speciesOf = (face: Face): Species => SPECIES_OF[face] ?? bug('no species on', face);
/** The species by its place in SPECIES; -1 for a danger. */
export const rankOf = (face: Face): number => RANK_OF[face] ?? bug('no such face', face);
export const numberOf = (face: Face): number => NUMBER_OF[face] ?? bug('no such face', face);
export const isNight = (face: Face): boolean => NIGHT[face] ?? bug('no such face', face);
/** How many cards its species needs to arrive. Only of birds. */
export const goalOf = (face: Face): number => OBJECTIVE_OF[face] ?? bug('no such face', face);
export const dangerOf = (face: Face): Danger => at(DANGERS, face - FIRST_DANGER);
export const reaches = (danger: Danger, night: boolean): boolean =>
  danger === 'habitat' || (danger === 'light') === night;

/** One face of a deck and how many copies of it there are. */
export interface DeckRow extends Sourced {
  readonly id: FaceId;
  readonly copies: number;
}

const row = (id: FaceId, copies: number, source: Source, note?: string): DeckRow =>
  note === undefined ? { id, copies, source } : { id, copies, source, note };

const ATTESTED_FACE = 'the face stands in the rulebook, the copies are reconstructed';
const TEAL = 'number after a player discussion of the online edition, phase reconstructed';

/** MI-R8: the printed card list is lost with its pictures; this deck is our reconstruction (5.4 gives the arithmetic). */
export const CROSSINGS_DECK = {
  id: 'crossings',
  rows: [
    row('brent-5-day', 3, 'reconstructed'),
    row('brent-5-night', 2, 'reconstructed', ATTESTED_FACE),
    row('brent-4-day', 2, 'reconstructed'),
    row('brent-4-night', 3, 'reconstructed'),
    row('brent-3-day', 2, 'reconstructed'),
    row('brent-3-night', 2, 'reconstructed'),
    row('kite-4-day', 4, 'reconstructed'),
    row('kite-3-day', 4, 'reconstructed', ATTESTED_FACE),
    row('kite-2-day', 3, 'reconstructed'),
    row('stilt-4-night', 3, 'reconstructed'),
    row('stilt-3-night', 3, 'reconstructed'),
    row('stilt-2-night', 3, 'reconstructed'),
    row('stilt-1-night', 2, 'reconstructed', ATTESTED_FACE),
    row('beeeater-4-day', 2, 'reconstructed'),
    row('beeeater-3-day', 2, 'reconstructed'),
    row('beeeater-2-day', 2, 'reconstructed'),
    row('beeeater-1-day', 2, 'reconstructed'),
    row('teal-5-day', 1, 'reconstructed', TEAL),
    row('teal-4-night', 1, 'reconstructed', TEAL),
    row('teal-3-day', 1, 'reconstructed', TEAL),
    row('teal-2-night', 1, 'reconstructed', TEAL),
    row('teal-1-night', 1, 'reconstructed', TEAL),
    row('hunter', 2, 'rulebook'),
    row('habitat', 2, 'rulebook'),
    row('light', 1, 'rulebook'),
  ],
} as const satisfies ContentSet<DeckRow>;
