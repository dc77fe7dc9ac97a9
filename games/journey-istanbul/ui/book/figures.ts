import { bug } from '../../../../engine/bug.ts';
import type { Drawing } from '../../../../kit/book.ts';
import { type CardRow, RECONSTRUCTED } from '../../content.ts';
import { cardBack, coins, eye, footprint, message, passport, scales } from '../icons.ts';
import { PICTURE_OF } from '../pictures.ts';

/** The back of a card, a marker, what a neighbourhood shows, or a simple piece. */
export type Figure =
  | { readonly kind: 'back'; readonly day: number }
  | { readonly kind: 'marker' }
  | { readonly kind: 'symbols'; readonly look: number; readonly draw: number }
  | { readonly kind: 'piece'; readonly of: Drawing };

const first = (kind: CardRow['kind']): CardRow =>
  RECONSTRUCTED.cards.find((one) => one.kind === kind) ?? bug('no card of', kind);
const amountOf = (row: CardRow): number =>
  row.kind === 'police' ? row.fine : row.kind === 'journey' ? row.cost : row.pay;
const event = (kind: CardRow['kind']): Figure => ({
  kind: 'piece',
  of: {
    shape: 'card',
    picture: PICTURE_OF[kind],
    tint: `var(--${kind})`,
    words: amountOf(first(kind)).toLocaleString('en'),
  },
});
const card = (picture: Drawing['picture']): Figure => ({
  kind: 'piece',
  of: { shape: 'card', picture, tint: 'var(--accent)' },
});
const sign = (picture: Drawing['picture']): Figure => ({ kind: 'piece', of: { shape: 'sign', picture } });
const [taksim] = RECONSTRUCTED.places;

export const FIGURES: Readonly<Record<string, Figure>> = {
  back: { kind: 'back', day: first('police').day },
  police: event('police'),
  journey: event('journey'),
  work: event('work'),
  obstacle: card(passport),
  opportunity: card(scales),
  marker: { kind: 'marker' },
  symbols: { kind: 'symbols', look: taksim?.eyes[0] ?? 0, draw: taksim?.cards[0] ?? 0 },
  money: { kind: 'piece', of: { shape: 'token', picture: coins } },
  move: sign(footprint),
  look: sign(eye),
  draw: sign(cardBack),
  talk: sign(message),
};
