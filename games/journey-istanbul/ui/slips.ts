import type { Seat } from '../../../engine/game.ts';
import type { Lying } from '../../../kit/slips.ts';
import type { Action } from '../action.ts';
import type { ItemView } from '../eyes/item.ts';
import type { View } from '../eyes/view.ts';

type Offer = Extract<ItemView, { kind: 'gift' | 'deal' }>;

/** A gift or a deal that waits for a yes or no. */
export interface Slip extends Lying {
  readonly item: Offer;
}

const ANSWERS: readonly Action['type'][] = ['answerGift', 'answerDeal', 'withdrawGift', 'withdrawDeal'];
/** What menus do not list: an answer to what somebody offers, or an own offer taken back. */
export const isAnswer = ({ type }: Action): boolean => ANSWERS.includes(type);

/** What lies open for this seat, the oldest first. */
export const slipsOf = (view: View, seat: Seat): readonly Slip[] =>
  view.talk.flatMap((item): Slip[] => {
    if ((item.kind !== 'gift' && item.kind !== 'deal') || item.status !== 'open') return [];
    const isMine = item.from === seat;
    if (!isMine && item.to !== seat && item.to !== 'all') return [];
    if (item.kind === 'deal' && item.declined.includes(seat)) return [];
    return [{ id: item.ref, by: item.from, isMine, item }];
  });

/** What waits for a yes or no of this seat. */
export const openFor = (view: View, seat: Seat | null): readonly Offer[] =>
  seat === null ? [] : slipsOf(view, seat).flatMap(({ item, isMine }) => (isMine ? [] : [item]));
