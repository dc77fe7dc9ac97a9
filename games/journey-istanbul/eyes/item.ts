import type { Viewer } from '../../../engine/game.ts';
import { placeId } from '../box.ts';
import { squareNumber } from '../pieces/calendar.ts';
import { type Item, refOf } from '../pieces/talk.ts';
import { cardIn, type Ref, type Topic } from '../pieces/topics.ts';
import { faceOf, isOpen, type State } from '../state.ts';

/**
 * As this viewer names and knows it. The sealed side of a deal is null for the other side until it accepts.
 */
export type ItemView = Item & {
  readonly ref: Ref;
  /** Of a claim about a card that has come up: whether it was right. */
  readonly truth: boolean | null;
  /** Where the card lies that it is about, and of a swap the card that is wanted. */
  readonly spot: Spot | null;
  readonly wantsSpot: Spot | null;
};

/** A card as people point at it: its day and square; square 0 when it no longer lies on the sheet. */
export interface Spot {
  readonly day: number;
  readonly square: number;
}

export function itemFor(state: State, item: Item, viewer: Viewer): ItemView {
  const me = typeof viewer === 'number' ? viewer : -1;
  const ref = refOf(item, me);
  if (item.kind === 'claim') {
    return { ...item, ref, truth: truthOf(state, item), spot: spotOf(state, item.about), wantsSpot: null };
  }
  if (item.kind !== 'deal') return { ...item, ref, truth: null, spot: null, wantsSpot: null };
  const isMine = item.from === me;
  return {
    ...item,
    claim: isMine ? item.claim : null,
    pages: isMine ? item.pages : null,
    // Of several who were asked, each knows only of itself that it declined.
    declined: item.to === 'all' ? item.declined.filter((seat) => seat === me) : item.declined,
    ref,
    truth: null,
    spot: spotOf(state, item.about),
    wantsSpot: spotOf(state, item.wantsAbout),
  };
}

function spotOf(state: State, about: Topic | null): Spot | null {
  const card = about === null ? 0 : cardIn(about);
  if (card === 0) return null;
  return { day: faceOf(state, card).day, square: squareNumber(state.sheet.indexOf(card)) };
}

/** 7.3: told only when the card lies open to everybody. An amount that was left open is not judged. */
export function truthOf(state: State, claim: Extract<Item, { kind: 'claim' }>): boolean | null {
  const card = cardIn(claim.about);
  if (card === 0 || claim.what === 'unknown' || !isOpen(state, card)) return null;
  const { kind, place, amount } = faceOf(state, card);
  const what = kind === 'police' ? kind : `${kind}-${placeId(place)}`;
  return claim.what === what && (claim.amount === 0 || claim.amount === amount);
}
