import type { Seat } from '../engine/game.ts';

/** Colour is never alone: each seat also has a shape, and a letter or the number from its name. */
export const SHAPES = ['circle', 'diamond', 'square', 'hex', 'shield', 'pill', 'tab', 'leaf'] as const;

export const shapeOf = (seat: Seat): (typeof SHAPES)[number] => SHAPES[seat % SHAPES.length] ?? 'circle';
export const colourOf = (seat: Seat): string => `var(--p${(seat % SHAPES.length) + 1})`;
/** "A" of Ana, "2" of Player 2: those without a name all begin alike. */
export const letterOf = (name: string): string =>
  / (\d)$/.exec(name)?.[1] ?? [...name.trim()][0]?.toUpperCase() ?? '?';
