/** Faces of the default deck in the order of the rules: species, higher number first, day before night, dangers last. */
const BIRDS: readonly (readonly [species: number, number: number, night: 0 | 1, copies: number])[] = [
  [0, 5, 0, 3],
  [0, 5, 1, 2],
  [0, 4, 0, 2],
  [0, 4, 1, 3],
  [0, 3, 0, 2],
  [0, 3, 1, 2],
  [1, 4, 0, 4],
  [1, 3, 0, 4],
  [1, 2, 0, 3],
  [2, 4, 1, 3],
  [2, 3, 1, 3],
  [2, 2, 1, 3],
  [2, 1, 1, 2],
  [3, 4, 0, 2],
  [3, 3, 0, 2],
  [3, 2, 0, 2],
  [3, 1, 0, 2],
  [4, 5, 0, 1],
  [4, 4, 1, 1],
  [4, 3, 0, 1],
  [4, 2, 1, 1],
  [4, 1, 1, 1],
];
const DANGER_COPIES = [2, 2, 1];

export const ALL_SPECIES = 0b11111;
export const FIRST_DANGER = BIRDS.length;

export const SPECIES = Uint8Array.from(BIRDS, ([species]) => species);
export const NUMBER = Uint8Array.from(BIRDS, ([, number]) => number);
export const NIGHT = Uint8Array.from(BIRDS, ([, , night]) => night);
/** Cards a species needs to arrive. */
export const OBJECTIVE = Uint8Array.of(5, 4, 4, 3, 2);
/** Whether a species has night cards. */
export const BY_NIGHT = Uint8Array.of(1, 0, 1, 0, 1);
/** By danger: bit 0 reaches day cards, bit 1 night cards. */
export const REACH = Uint8Array.of(0b01, 0b11, 0b10);

/** Every card once, by face, before the shuffle. */
export const DECK: readonly number[] = [...BIRDS.map(([, , , copies]) => copies), ...DANGER_COPIES].flatMap(
  (copies, face) => new Array<number>(copies).fill(face),
);
