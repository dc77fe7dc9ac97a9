import { EDGES, SPACE_ROWS } from '../content/board.ts';
import { DISTANCE, SPACE_IDS, spaceAt } from '../content.ts';

/** The plan of the station: a canvas of its own, with water on the left where the other families lie. */
export const FRAME = { x: -284, y: 9, width: 1268, height: 632 } as const;
/** On a narrow screen only the island. */
export const ISLAND = { x: 0, y: 9, width: 984, height: 632 } as const;

export interface Room {
  readonly id: (typeof SPACE_IDS)[number];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Width and height of each room; centers are those of 5.1. */
const SIZES: Readonly<Record<string, readonly [w: number, h: number]>> = {
  S01: [80, 82],
  S02: [84, 82],
  S03: [94, 82],
  S04: [86, 82],
  S05: [92, 82],
  S06: [92, 82],
  S07: [92, 82],
  S08: [94, 82],
  S09: [92, 82],
  S10: [98, 82],
  S11: [96, 66],
  S12: [104, 82],
  S13: [108, 66],
  S14: [98, 66],
  S15: [96, 82],
  S16: [106, 66],
  S17: [104, 66],
  S18: [132, 82],
  S19: [98, 66],
  S20: [100, 82],
  S21: [112, 82],
  DOH: [158, 92],
  BOI: [158, 88],
  HOS: [132, 62],
  JAI: [104, 56],
  KIS: [98, 98],
};

export const ROOMS: readonly Room[] = SPACE_ROWS.map(({ id, x, y }) => {
  const [w, h] = SIZES[id] ?? [90, 82];
  return { id, x, y, w, h };
});

const at = (id: string): readonly [number, number] => {
  const room = ROOMS.find((one) => one.id === id);
  return [room?.x ?? 0, room?.y ?? 0];
};
export const WALKS: readonly string[] = [
  ...EDGES.map(([a, b]) => `M${at(a).join(' ')}L${at(b).join(' ')}`),
  'M790 320H880',
  'M560 560L552 480',
  'M550 130V160',
];

export const COAST =
  'M232 30H700Q728 30 748 44L930 140Q976 166 976 214V452Q976 500 936 516L700 606Q660 634 620 634H300Q268 634 244 612L176 552Q160 540 138 540H44Q8 540 8 504V286Q8 262 32 262H186Q204 262 204 244V58Q204 30 232 30Z';

/**
 * Where the i-th of n tokens stands in a room: along its lower wall, from the right corner, and in rows
 * below. More than three rows would cover the next room: then they stand closer.
 */
export function standAt(room: Room, i: number, n: number): readonly [x: number, y: number] {
  const perRow = Math.max(3, Math.floor((room.w + 10) / 27), Math.ceil(n / 3));
  const row = Math.floor(i / perRow);
  const inRow = Math.min(n - row * perRow, perRow);
  const gap = Math.min(29, (room.w + 8) / Math.max(1, inRow));
  const x = room.x + room.w / 2 - 12 - (i % perRow) * gap;
  return [x, room.y + room.h / 2 - 2 + row * 24];
}

/** A shortest way, as the line drawn on the plan (EI-R12: only its end matters). */
export function wayTo(from: number, to: number): string {
  const steps: number[] = [from];
  let here = from;
  while (here !== to && steps.length < 12) {
    const left = DISTANCE[here]?.[to] ?? 0;
    const next = SPACE_IDS.findIndex(
      (_id, space) => DISTANCE[here]?.[space] === 1 && (DISTANCE[space]?.[to] ?? 99) === left - 1,
    );
    if (next < 0) break;
    steps.push(next);
    here = next;
  }
  return `M${steps.map((space) => at(SPACE_IDS[space] ?? 'S01').join(' ')).join('L')}`;
}

export const roomAt = (space: number): Room | undefined => ROOMS[space];
export { spaceAt };
