import { at } from '../../../../engine/at.ts';
import type { Drawing } from '../../../../kit/book.ts';
import { line, type Picture } from '../../../../kit/icons.ts';
import { TABLE_OPTIONS } from '../../config.ts';
import { CROSSINGS } from '../../content.ts';
import { KINDS } from '../faces.ts';
import { candle, cap, coins, passport, seal, ticket } from '../icons.ts';

/** Lucide (ISC). */
const bag = line(
  '<path d="M16 10a4 4 0 0 1-8 0M3.100 6.030h17.800M3.400 5.470a2 2 0 0 0-.4 1.200V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.670a2 2 0 0 0-.4-1.200l-2-2.670A2 2 0 0 0 17 2H7a2 2 0 0 0-1.600.8z"/>',
);
const bin = line(
  '<path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
);

const usual = (name: 'passportPrice' | 'ticketPrice'): number =>
  TABLE_OPTIONS.find((option) => option.name === name)?.byDefault === 3 ? 3 : 2;
const card = (picture: Picture, tint: string, number?: number): Drawing => ({
  shape: 'card',
  picture,
  tint,
  ...(number !== undefined && { number }),
});
const sign = (picture: Picture): Drawing => ({ shape: 'sign', picture });

/** The pieces of the printed game that RULEBOOK.md names, and the signs of what one does. */
export const FIGURES: Readonly<Record<string, Drawing>> = {
  passport: card(passport, 'var(--pay)', usual('passportPrice')),
  ticket: card(ticket, 'var(--pay)', usual('ticketPrice')),
  document: card(KINDS.document.icon, KINDS.document.tint, at(CROSSINGS.documents, 0).price),
  connection: card(KINDS.connection.icon, KINDS.connection.tint, at(CROSSINGS.connections, 0).price),
  payday: card(KINDS.payday.icon, KINDS.payday.tint),
  life: card(candle, KINDS.life.tint),
  money: { shape: 'token', picture: coins },
  assurance: { shape: 'token', picture: seal },
  college: { shape: 'token', picture: cap },
  buy: sign(bag),
  discard: sign(bin),
  activate: sign(candle),
  study: sign(cap),
};
