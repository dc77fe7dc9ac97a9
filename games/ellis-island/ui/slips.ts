import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Action, Cards, OfferId } from '../action.ts';
import { KINDS } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { countsOf } from './sums.ts';

/** An open offer or counter-offer, with the eyes of whoever gave or got it. */
export interface Slip {
  readonly id: OfferId;
  /** Beside whose seat it lies. */
  readonly by: Seat;
  /** For whom it is; of an own one only. */
  readonly to: Seat | 'all';
  readonly kind: 'offer' | 'answer';
  readonly give: Cards;
  readonly get: Cards;
  readonly isMine: boolean;
  /** A counter-offer can be made to it. */
  readonly counters: boolean;
}

/** What lies open for this seat: the oldest first, so that what comes takes nobody's place. */
export function slipsOf(view: View, seat: Seat): readonly Slip[] {
  return view.offers.flatMap((offer): Slip[] => {
    const isMine = offer.from === seat;
    const answers = offer.counters
      .filter((one) => one.open && (isMine || one.from === seat))
      .map(
        (one): Slip => ({
          id: one.id,
          by: one.from,
          to: offer.from,
          kind: 'answer',
          give: isMine ? one.want : one.give,
          get: isMine ? one.give : one.want,
          isMine: !isMine,
          counters: false,
        }),
      );
    if (!isMine && offer.declined.includes(seat)) return answers;
    const itself: Slip = {
      id: offer.id,
      by: offer.from,
      to: offer.to,
      kind: 'offer',
      give: isMine ? offer.give : offer.want,
      get: isMine ? offer.want : offer.give,
      isMine,
      counters: !isMine && !offer.counters.some((one) => one.from === seat),
    };
    return [itself, ...answers];
  });
}

/** What is asked about it, in a sentence that differs from that of any other. */
export function slipLine({ by, to, kind, give, get, isMine }: Slip): Line {
  const args = { give: few(give), get: few(get) };
  if (!isMine) return line(`ui.slip.${kind}`, { seat: { seat: by }, ...args });
  const whom = to === 'all' ? line('everyone') : { seat: to };
  return line(`ui.slip.my.${kind}`, { to: whom, ...args });
}

/** By kind and number, as short as the hand says it. */
const few = (cards: Cards): Line | readonly Line[] =>
  cards.length === 0
    ? line('nothing')
    : countsOf(cards).flatMap((n, i) =>
        n === 0 ? [] : [line('ui.slip.cards', { n, kind: line(`ui.kind.${KINDS[i] ?? 'time'}`) })],
      );

/** Whether an action answers this one. */
export const isAbout = (action: Action, id: OfferId): boolean => 'offer' in action && action.offer === id;
