/** A card of the Physical deck, read from its id: `PH-B-CF-3`. */
export interface PhysicalFace {
  readonly color: 'B' | 'O' | 'G' | 'P' | 'Y' | 'K';
  readonly shape: 'C' | 'S' | 'T';
  readonly filled: boolean;
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  /** Color and shape as they stand in the id, for the keys of texts. */
  readonly form: string;
}

export function faceOf(id: string): PhysicalFace {
  const [, color, form = 'CF', number] = id.split('-');
  return {
    color: color as PhysicalFace['color'],
    shape: form[0] as PhysicalFace['shape'],
    filled: form[1] === 'F',
    number: Number(number) as PhysicalFace['number'],
    form,
  };
}

/** Where the symbols stand on a field of 100 by 118. */
export const PLACES: Readonly<Record<PhysicalFace['number'], readonly (readonly [number, number])[]>> = {
  1: [[50, 59]],
  2: [
    [50, 31],
    [50, 87],
  ],
  3: [
    [50, 23],
    [26, 84],
    [74, 84],
  ],
  4: [
    [27, 31],
    [73, 31],
    [27, 87],
    [73, 87],
  ],
  5: [
    [25, 26],
    [75, 26],
    [50, 59],
    [25, 92],
    [75, 92],
  ],
  6: [
    [27, 20],
    [73, 20],
    [27, 59],
    [73, 59],
    [27, 98],
    [73, 98],
  ],
};

/** The outline of a symbol of this size around a point. */
export function symbolPath(
  { shape, filled }: Pick<PhysicalFace, 'shape' | 'filled'>,
  x: number,
  y: number,
  size: number,
): string {
  const k = filled ? size : size * 0.84;
  if (shape === 'C') return `M${x - k} ${y}a${k} ${k} 0 1 0 ${2 * k} 0a${k} ${k} 0 1 0 ${-2 * k} 0z`;
  if (shape === 'S') return `M${x - k * 0.92} ${y - k * 0.92}h${k * 1.84}v${k * 1.84}h${-k * 1.84}z`;
  return `M${x} ${y - k * 1.08}L${x + k * 1.12} ${y + k * 0.84}H${x - k * 1.12}Z`;
}

export interface Pair {
  /** The place of the older one, from 0; the other is the newest. */
  readonly first: number;
  readonly by: 'color' | 'shape' | 'number';
}

/** What the newest card shares with the oldest that shares anything with it (EI-R25). */
export function pairOf(row: readonly string[]): Pair | undefined {
  const newest = row.at(-1);
  if (newest === undefined) return undefined;
  const { color, form, number } = faceOf(newest);
  for (const [first, id] of row.slice(0, -1).entries()) {
    const face = faceOf(id);
    if (face.color === color) return { first, by: 'color' };
    if (face.form === form) return { first, by: 'shape' };
    if (face.number === number) return { first, by: 'number' };
  }
  return undefined;
}
