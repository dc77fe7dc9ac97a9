import type { Moment, Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import { GOALS, type Goal } from '../content.ts';
import type { Event } from '../event.ts';
import type { Displacement } from '../kind.ts';
import type { View } from './view.ts';

/**
 * What a seat makes of the others' conduct: for each seat the odds of the goals, in the order of GOALS.
 * Everything else that was ever seen stays in the view.
 */
export interface Memory {
  readonly odds: readonly (readonly number[])[];
}

/** Odds are whole numbers, the likeliest goal at this. */
export const TOP = 1000;
const FLOOR = 10;

/** Without a memory nothing speaks for any goal. */
export const oddsOf = (memory: Memory | null, seat: Seat, goal: number): number =>
  memory?.odds[seat]?.[goal] ?? TOP;

/** How much likelier (in hundredths) an act makes each goal; section 10, goal inference. */
type Sign = Readonly<Record<Goal, number>>;
const SIGNS = {
  shelteredMany: { humanitarian: 50, metropolitan: 100, entrepreneurial: 120 },
  builtAhead: { humanitarian: 80, metropolitan: 300, entrepreneurial: 40 },
  tookBigBoom: { humanitarian: 60, metropolitan: 150, entrepreneurial: 80 },
  blockedBigBoom: { humanitarian: 120, metropolitan: 40, entrepreneurial: 120 },
  hoards: { humanitarian: 70, metropolitan: 70, entrepreneurial: 150 },
  sparedOthers: { humanitarian: 400, metropolitan: 60, entrepreneurial: 40 },
} as const satisfies Record<string, Sign>;

const MANY = 3;
const BIG_BOOM = 6;
const HOARD = 9;

export function recall(
  memory: Memory | null,
  _seat: Seat,
  { events, view }: Moment<Displacement>,
): Memory | null {
  let odds: (readonly number[])[] | undefined;
  for (const event of events) {
    const sign = signOf(event, view);
    if (sign === undefined || !('seat' in event)) continue;
    odds ??= memory === null ? view.nations.map(() => GOALS.map(() => TOP)) : [...memory.odds];
    odds[event.seat] = weighed(odds[event.seat] ?? [], sign);
  }
  return odds === undefined ? memory : { odds };
}

function signOf(event: Event, view: View): Sign | undefined {
  switch (event.type) {
    case 'sheltered': {
      const roomToBuild = view.nations[event.seat]?.homes.includes(null) ?? false;
      return event.pins.length >= MANY && roomToBuild ? SIGNS.shelteredMany : undefined;
    }
    case 'communityGained': {
      const waiting = view.nations[event.seat]?.displaced.length ?? 0;
      return event.cause === 'buy' && waiting === 0 ? SIGNS.builtAhead : undefined;
    }
    case 'accepted': {
      const { family, pins, cost } = rowOf(event.card, view);
      const tokens = view.nations[event.seat]?.tokens ?? 0;
      return family === 'babyBoom' && pins >= BIG_BOOM && tokens >= cost ? SIGNS.tookBigBoom : undefined;
    }
    case 'blocked': {
      const { family, pins, safe } = rowOf(event.card, view);
      if (family === 'babyBoom') return pins >= BIG_BOOM ? SIGNS.blockedBigBoom : undefined;
      const region = view.nations[event.seat]?.region;
      const tags = boxOf(view.config).regions.find(({ id }) => id === region)?.tags ?? [];
      return tags.some((tag) => safe.includes(tag)) ? SIGNS.sparedOthers : undefined;
    }
    case 'tokensChanged':
      return event.cause === 'collect' && (view.nations[event.seat]?.tokens ?? 0) >= HOARD
        ? SIGNS.hoards
        : undefined;
    default:
      return undefined;
  }
}

function rowOf(card: string, view: View) {
  const row = boxOf(view.config).cards.find(({ name }) => name === card)?.row;
  return { family: row?.family, pins: row?.pins ?? 0, cost: row?.cost ?? 0, safe: row?.safe ?? [] };
}

function weighed(odds: readonly number[], sign: Sign): number[] {
  const raw = GOALS.map((goal, i) => (odds[i] ?? TOP) * sign[goal]);
  const most = Math.max(...raw);
  return raw.map((weight) => Math.max(FLOOR, Math.round((TOP * weight) / most)));
}
