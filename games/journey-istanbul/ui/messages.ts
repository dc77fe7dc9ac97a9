import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import { placeId } from '../box.ts';
import type { ItemView } from '../eyes/item.ts';
import type { View } from '../eyes/view.ts';
import { cardIn } from '../pieces/topics.ts';
import { deal, page, phrase, topic, what, who, whom } from '../text/say.ts';
import { faceIn } from './sums.ts';

/** A message as the talk shows it: what was said, what can be known about it, and what can be answered. */
export interface Message {
  readonly text: Line;
  /** What this reader can know about it. */
  readonly note: Line | undefined;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly open: boolean;
  readonly answers: readonly Answer[];
}

export type Answer = { readonly label: Line } & (
  | { readonly take: string }
  /** The answer itself must be composed first. */
  | { readonly compose: 'give' | 'say' }
);

export function messageOf(view: View, item: ItemView, seat: Seat | null): Message {
  const rest = { note: undefined, tone: 'plain', open: false, answers: [] } as const;
  const mine = item.from === seat;
  switch (item.kind) {
    case 'claim': {
      const text = line('ui.msg.claim', {
        topic: topic(item.about, item.spot),
        what: what(item.what, item.amount),
      });
      return { ...rest, text, ...judged(view, item, seat) };
    }
    case 'phrase': {
      const text = phrase(item.phrase, item.amount, item.day, item.place);
      const asks = !mine && (item.phrase === 'askGift' || item.phrase === 'askLoan');
      const answers: Answer[] = asks
        ? [
            { label: line('ui.mode.give'), compose: 'give' },
            { label: line('ui.msg.reply'), compose: 'say' },
          ]
        : [];
      return {
        ...rest,
        text,
        note: item.phrase === 'promise' ? line('ui.msg.binds') : undefined,
        answers: seat === null ? [] : answers,
      };
    }
    case 'pages':
      return {
        ...rest,
        text: line('ui.msg.pages', { pages: item.pages.map(page) }),
        note: line('ui.msg.unverified'),
      };
    case 'gift': {
      const text = line(`ui.msg.gift.${item.status}`, {
        from: who(item.from),
        to: whom(item.to),
        amount: item.amount,
        tag: line(`tag.${item.tag}`),
      });
      // The game keeps no debts: a loan is a word between two.
      const note = item.tag === 'loan' ? line('ui.msg.loan') : undefined;
      return { ...rest, text, note, ...waiting(item, seat) };
    }
    case 'deal': {
      const text = line('ui.msg.deal', { deal: deal(item) });
      if (item.status !== 'open') return { ...rest, text, note: line(`ui.msg.${item.status}`) };
      const waits = waiting(item, seat);
      return { ...rest, text, note: waits.open && !mine ? line('ui.msg.exchange') : undefined, ...waits };
    }
  }
}

/** What is open is taken up here and settled in the dock: what comes or goes in this list settles nothing. */
function waiting(item: ItemView, seat: Seat | null): Pick<Message, 'open' | 'answers'> {
  const isOpen = 'status' in item && item.status === 'open';
  const declined = item.kind === 'deal' && seat !== null && item.declined.includes(seat);
  if (!isOpen || seat === null || declined) return { open: false, answers: [] };
  const label = line(item.from === seat ? 'ui.msg.withdraw' : 'ui.msg.answer');
  return { open: true, answers: [{ label, take: item.ref }] };
}

/** Nothing tells true from false but the card itself: turned over for all, or seen by this reader (7.3). */
function judged(
  view: View,
  item: Extract<ItemView, { kind: 'claim' }>,
  seat: Seat | null,
): Pick<Message, 'note' | 'tone'> {
  if (item.what === 'unknown') return { note: undefined, tone: 'plain' };
  if (item.truth !== null)
    return item.truth
      ? { note: line('ui.msg.true'), tone: 'good' }
      : { note: line('ui.msg.false'), tone: 'bad' };
  const card = cardIn(item.about);
  const face = card === 0 || item.from === seat ? undefined : faceIn(view, card);
  if (face === undefined) {
    const looked = card > 0 && view.cards[card - 1]?.seen.includes(item.from) === true;
    return {
      note: looked ? line('ui.msg.looked', { seat: { seat: item.from } }) : line('ui.msg.unverified'),
      tone: 'plain',
    };
  }
  const is = face.kind === 'police' ? face.kind : `${face.kind}-${placeId(face.place)}`;
  const same = item.what === is && (item.amount === 0 || item.amount === face.amount);
  return same ? { note: line('ui.msg.matches'), tone: 'good' } : { note: line('ui.msg.cannot'), tone: 'bad' };
}

/**
 * What waits for this seat first, the oldest on top, so that what comes takes nobody's place; then the
 * newest. Proposals that lapsed are left to the log.
 */
export function ordered(view: View, seat: Seat | null): readonly ItemView[] {
  const shown = view.talk.filter((item) => item.kind !== 'deal' || item.status !== 'gone');
  const waits = (item: ItemView): boolean => item.from !== seat && messageOf(view, item, seat).open;
  return [...shown.filter(waits), ...shown.filter((item) => !waits(item)).toReversed()];
}
