/** How the lessons are played: a Quick Game with one member of each family, and nobody is hurried. */
export const CALM = {
  mode: 'quick',
  pace: 'async',
  familyAssignment: 'random',
  mentalFaces: 'printed',
} as const;

/** The Harringtons: Nora, twelve years old, is the second on their card. */
export const FAMILY = 'HAR';
export const NORA = 2;

/** What a die of the engine gives: a roll of n is the result n - 1. */
export const roll = (n: number): readonly number[] => [n - 1];
