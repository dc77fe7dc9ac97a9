import type { NamedSet } from '../engine/record.ts';
import type { Simulation } from './chunk.ts';
import type { Tally } from './tally.ts';

/**
 * What `crossings simulate --json` prints. Everything but threads, seconds and speed is the same on any
 * machine.
 */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  /** All table options as the game read them, a set of one's own in full. */
  readonly options: unknown;
  /** Which set of content, if not ours. */
  readonly content: NamedSet | null;
  /** The code that played. */
  readonly build: string;
  readonly threads: number;
  readonly seconds: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** Share of the victories per seat; a shared victory counts in parts. */
  readonly wins: readonly number[];
  /** Share of the games with more than one winner. */
  readonly ties: number;
  /** Games by the reason they ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** In actions. */
  readonly length: Readonly<Record<'mean' | 'p5' | 'p50' | 'p95', number>>;
  /** Per seat. */
  readonly scores: readonly Readonly<Record<'mean' | 'min' | 'max', number>>[];
  /** The game's own figures: means over the games that have them. */
  readonly measures: Readonly<Record<string, number>>;
  readonly errors: number;
  /** Over all results in the order of the games. */
  readonly digest: string;
}

export function reportOf(
  { job, games }: Simulation,
  tally: Tally,
  { threads, seconds, ...played }: Pick<Report, 'threads' | 'seconds' | 'content' | 'build'>,
): Report {
  const whole = Math.max(1, tally.games);
  return {
    game: job.game,
    seats: job.seats,
    games,
    seed: job.seed,
    bots: job.botNames,
    options: job.config,
    ...played,
    threads,
    seconds: rounded(seconds),
    actions: tally.actions,
    actionsPerSecond: Math.round(tally.actions / Math.max(seconds, 1e-6)),
    wins: tally.wins.map((share) => rounded(share / whole)),
    ties: rounded(tally.ties / whole),
    ends: sorted(tally.ends, (count) => count),
    length: {
      mean: rounded(tally.actions / whole),
      p5: percentile(tally.lengths, 0.05),
      p50: percentile(tally.lengths, 0.5),
      p95: percentile(tally.lengths, 0.95),
    },
    scores: tally.scores.map(({ sum, min, max }) => ({
      mean: rounded(sum / whole),
      min: Number.isFinite(min) ? min : 0,
      max: Number.isFinite(max) ? max : 0,
    })),
    measures: sorted(tally.measures, ({ sum, games: measured }) => rounded(sum / measured)),
    errors: tally.failures.length,
    digest: tally.digest,
  };
}

/** The smallest length that so large a share of the games does not exceed. */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number {
  const all = [...counts].sort(([a], [b]) => a - b);
  const total = all.reduce((sum, [, games]) => sum + games, 0);
  let seen = 0;
  for (const [length, games] of all) {
    seen += games;
    if (seen >= share * total) return length;
  }
  return 0;
}

export function reportText(report: Report): string {
  const share = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const lines = [
    `${report.game}: ${grouped(report.games)} games, ${report.seats} seats, seed ${report.seed}`,
    `${report.seconds} s on ${report.threads} thread${report.threads === 1 ? '' : 's'}, ` +
      `${grouped(report.actions)} actions, ${grouped(report.actionsPerSecond)} a second`,
    '',
    ...table([
      ['seat', 'bot', 'wins', 'score', 'from', 'to'],
      ...report.wins.map((wins, seat) => {
        const score = report.scores[seat];
        return [seat, report.bots[seat], share(wins), score?.mean.toFixed(2), score?.min, score?.max];
      }),
      ['', 'tied', share(report.ties)],
    ]),
    '',
    ...table([
      ['ended by', 'games', 'share'],
      ...Object.entries(report.ends).map(([why, games]) => [
        why,
        grouped(games),
        share(games / report.games),
      ]),
    ]),
    '',
    `length in actions: mean ${report.length.mean.toFixed(1)}, median ${report.length.p50}, ` +
      `5 to 95 %: ${report.length.p5} to ${report.length.p95}`,
  ];
  const measures = Object.entries(report.measures);
  if (measures.length > 0) lines.push('', ...table([['measure', 'mean'], ...measures]));
  const set = report.content === null ? '' : `content ${report.content.id} (${report.content.digest}), `;
  lines.push('', `errors ${report.errors}, digest ${report.digest}, ${set}build ${report.build}`);
  return lines.join('\n');
}

/** Columns of equal width, two blanks apart, numbers and texts alike. */
export function table(rows: readonly (readonly (string | number | undefined)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell ?? '').length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => `  ${String(cell ?? '').padEnd(widths[i] ?? 0)}`)
      .join('')
      .trimEnd(),
  );
}

export const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

export const grouped = (number: number): string => number.toLocaleString('en-GB');

function sorted<T>(map: ReadonlyMap<string, T>, value: (of: T) => number): Record<string, number> {
  const names = [...map.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, value(map.get(name) as T)]));
}
