import { keptTables } from './kept.ts';
import { solos } from './solos.ts';
import { type Standing, standingOf } from './standings.ts';

/** An unfinished game that this device can go on with. */
export interface LeftOff {
  readonly key: string;
  readonly game: string;
  readonly href: string;
  readonly at: number;
  /** The spoken code of a table on the server. */
  readonly code: string;
  /** Others can go on with it while this device is away. */
  readonly onServer: boolean;
  /** It began at a moment of another. */
  readonly isBranch: boolean;
  readonly standing: Standing;
}

/** Your turn first, then the newest. */
export function leftOff(): readonly LeftOff[] {
  const here = solos().map(({ plan, at }) => ({
    key: plan.id,
    game: plan.game,
    href: `/solo/${plan.game}#${plan.id}`,
    at,
    code: '',
    onServer: false,
    isBranch: plan.from !== undefined,
    standing: standingOf(plan.id),
  }));
  const there = keptTables().map(({ table, game, code, at }) => ({
    key: table,
    game,
    href: `/t/${table}`,
    at,
    code,
    onServer: true,
    isBranch: false,
    standing: standingOf(table),
  }));
  return [...here, ...there]
    .filter(({ standing }) => !standing.over)
    .sort((a, b) => Number(b.standing.mine) - Number(a.standing.mine) || b.at - a.at);
}
