import type { Tick } from './Chart.svelte';

/** The two ends of a long axis by their names, and its quarters by their numbers. */
export function quarterTicks(turns: number, start: string, end: string): readonly Tick[] {
  const quarters = [...new Set([0.25, 0.5, 0.75].map((part) => Math.round(turns * part)))];
  return [
    { turn: 0, text: start, anchor: 'start' },
    ...quarters.map((turn): Tick => ({ turn, text: String(turn) })),
    { turn: turns, text: end, anchor: 'end' },
  ];
}
