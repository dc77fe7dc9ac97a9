import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Rate } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { forecastOf } from '../pieces/forecast.ts';
import { destinationOf } from './faces.ts';

const TRADED = ['money', 'documents', 'connections'] as const;

/** One kind at the border: what it brings as things stand, and what stays in hand. */
export interface Trade {
  readonly kind: (typeof TRADED)[number];
  readonly rate: Rate;
  readonly gain: number;
  readonly kept: number;
}

/**
 * The count at the border, item by item: sets already decided as decided, the others as if all were traded.
 */
export interface Tally {
  readonly held: number;
  readonly trades: readonly Trade[];
  readonly minimum: number;
  readonly loss: number;
  readonly loan: number;
  readonly total: number;
  /** Nothing is left to trade: what is held is what the officer sees. */
  readonly settled: boolean;
}

export function tallyOf(view: View, seat: Seat): Tally {
  const me = at(view.seats, seat);
  const to = destinationOf(view, me);
  const forecast = forecastOf(view, seat);
  const frame = view.active === seat ? view.agenda.at(-1) : undefined;
  const decided = frame?.step === 'withdraw' ? frame.sets : [];
  const settled = me.crossing !== null || frame?.step === 'lane';
  const register = forecast.register;
  const owned = [
    me.money,
    me.documents.length + (register === 'document' ? 1 : 0),
    me.connections.length + (register === 'connection' ? 1 : 0),
  ];
  const trades = TRADED.map((kind, i): Trade => {
    const sets = decided[i] ?? forecast.sets[i] ?? 0;
    const rate = to[kind];
    return { kind, rate, gain: sets * rate.gives, kept: (owned[i] ?? 0) - sets * rate.size };
  });
  const sum = trades.reduce((all, { gain }) => all + gain, forecast.held - forecast.loss - forecast.loan);
  return {
    held: forecast.held,
    trades,
    minimum: to.minimum,
    loss: forecast.loss,
    loan: forecast.loan,
    total: Math.max(0, sum),
    settled,
  };
}
