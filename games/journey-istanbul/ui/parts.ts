import { type Arg, type Line, line } from '../../../engine/text.ts';
import type { Picture } from '../../../kit/icons.ts';
import type { View } from '../eyes/view.ts';
import { squareNumber } from '../pieces/calendar.ts';
import type { Topic } from '../pieces/topics.ts';
import { cardIn } from '../pieces/topics.ts';
import { dateOn, daysOf, place, topic, whom } from '../text/say.ts';
import { type Draft, hasAmount, hasPlace, saysMoney } from './draft.ts';

/** The tappable parts of a sentence. */
export type Part =
  | 'to'
  | 'about'
  | 'kind'
  | 'place'
  | 'amount'
  | 'price'
  | 'sum'
  | 'tag'
  | 'phrase'
  | 'day'
  | 'days'
  | 'trade'
  | 'offers'
  | 'wants'
  | 'wantsAbout'
  | 'wantsDays';

export interface Option {
  readonly label: Line;
  readonly on: boolean;
  readonly set: Partial<Draft>;
  readonly picture?: Picture;
}
/** One line of choices. */
export interface Shelf {
  readonly label: Line;
  readonly options: readonly Option[];
}

/** The sentence as a text with places for its parts, so that a language may put them in its own order. */
export interface Sentence {
  readonly key: string;
  readonly parts: readonly Part[];
  /** What stands for {claim}: a piece of its own, because a raid has no place and "nothing" no amount. */
  readonly claim: string;
}

export function sentenceOf(draft: Draft): Sentence {
  const said: Part[] = ['kind'];
  if (hasPlace(draft)) said.push('place');
  if (hasAmount(draft)) said.push('amount');
  const claim = `ui.claim.${hasAmount(draft) ? draft.kind : 'plain'}`;
  const of = (key: string, ...parts: readonly Part[]): Sentence => ({ key, parts, claim });
  switch (draft.mode) {
    case 'tell':
      return of('ui.tell', 'to', 'about', ...said);
    case 'answer':
      return of(draft.kind === 'unknown' ? 'ui.claim.plain' : 'ui.answer', ...said);
    case 'ask':
      return of('ui.ask', 'to', 'about', 'price');
    case 'give':
      return of('ui.give', 'to', 'sum', 'tag');
    case 'show':
      return of('ui.show', 'to', 'days');
    case 'say':
      return of(`ui.say.${draft.phrase}`, 'to', 'phrase', ...sayParts(draft));
    case 'trade': {
      if (draft.trade === 'tell') return of('ui.trade.tell', 'to', 'trade', 'about', ...said, 'price');
      if (draft.trade === 'show') return of('ui.trade.show', 'to', 'trade', 'days', 'price');
      const mine: readonly Part[] = draft.offers === 'pages' ? ['days'] : ['about', ...said];
      const yours: Part = draft.wants === 'pages' ? 'wantsDays' : 'wantsAbout';
      const key = `ui.trade.swap.${draft.offers}.${draft.wants}`;
      return of(key, 'to', 'trade', 'offers', ...mine, 'wants', yours);
    }
  }
}

/** A part with the signs that must stay on its line, or the words between two parts. */
export interface Bit {
  readonly part?: Part;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/**
 * A sentence cut at its parts, put together so that no quotation mark or full stop is left alone on a line.
 */
export function glue(pieces: readonly string[], isPart: (piece: string) => piece is Part): readonly Bit[] {
  const head = (i: number): string => (i > 0 ? (/^\S+/.exec(pieces[i] ?? '')?.[0] ?? '') : '');
  const rest = (i: number): string => (pieces[i] ?? '').slice(head(i).length);
  const tail = (i: number): string => /\S+$/.exec(rest(i))?.[0] ?? '';
  return pieces.flatMap((piece, i): Bit[] => {
    if (isPart(piece))
      return [{ part: piece, before: i > 0 ? tail(i - 1) : '', text: '', after: head(i + 1) }];
    const isLast = i === pieces.length - 1;
    const text = rest(i).slice(0, isLast ? undefined : rest(i).length - tail(i).length);
    return text === '' ? [] : [{ before: '', text, after: '' }];
  });
}

function sayParts(draft: Draft): Part[] {
  const sum: Part[] = saysMoney(draft) ? ['sum'] : [];
  if (draft.phrase === 'promise' || draft.phrase === 'whereWillYouBe') return [...sum, 'day'];
  return draft.phrase === 'willBe' ? ['place', 'day'] : sum;
}

const topicLine = (view: View, about: Topic): Line => {
  const card = cardIn(about);
  if (card === 0) return topic(about, null);
  return topic(about, {
    day: view.cards[card - 1]?.day ?? 0,
    square: squareNumber(view.sheet.indexOf(card)),
  });
};

/** How a part reads in the sentence. */
export function partLine(view: View, draft: Draft, part: Part): Arg {
  switch (part) {
    case 'to':
      return whom(draft.to);
    case 'about':
    case 'wantsAbout':
      return topicLine(view, draft[part]);
    case 'kind':
      return line(`ui.what.${draft.kind}`);
    case 'place':
      return place(draft.place);
    case 'amount':
      return draft.amount === 0 ? line('ui.amount.open') : line('money', { amount: draft.amount });
    case 'price':
      return draft.price === 0 ? line('ui.price.free') : line('money', { amount: draft.price });
    case 'sum':
      return line('money', { amount: draft.sum });
    case 'tag':
      return line(`tag.${draft.tag}`);
    case 'phrase':
      return line(`ui.phrase.${draft.phrase}`);
    case 'day':
      return draft.day === 0 ? line('date.open') : dateOn(draft.day);
    case 'days':
    case 'wantsDays':
      return line('ui.days', { days: daysOf(draft[part]) });
    case 'trade':
      return line(`ui.offer.${draft.trade}`);
    case 'offers':
    case 'wants':
      return line(`ui.swap.${draft[part]}`);
  }
}
