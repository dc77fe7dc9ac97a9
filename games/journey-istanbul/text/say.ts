import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { DAYS } from '../content.ts';
import type { FaceView } from '../event.ts';
import type { ItemView, Spot } from '../eyes/item.ts';
import { dayOf, weekOf } from '../pieces/calendar.ts';
import type { Page } from '../pieces/planner.ts';
import { dayIn, type Phrase, type To, type Topic, type What } from '../pieces/topics.ts';

/** The parts that sentences are made of, so that two people read one message in two languages. */

export const who = (seat: Seat): Arg => ({ seat });
export const whom = (to: To): Arg => (to === 'all' ? { key: 'to.all' } : { seat: to });
export const place = (id: string): Line => ({ key: `place.${id}` });
export const date = (t: number): Line =>
  isInGame(t) ? { key: 'date', args: { week: weekOf(t), day: dayOf(t) } } : { key: 'date.never' };
/** As an answer to "when". */
export const dateOn = (t: number): Line => (isInGame(t) ? { ...date(t), key: 'date.on' } : date(t));
export const isInGame = (t: number): boolean => t >= 1 && t <= DAYS;

export const face = ({ kind, place: at, amount }: FaceView): Line =>
  at === null
    ? { key: `face.${kind}`, args: { amount } }
    : { key: `face.${kind}`, args: { amount, place: place(at) } };

/** A card is named as people point at it, never by its number. */
export function topic(about: Topic, spot: Spot | null): Line {
  if (spot === null) return { key: 'topic.day', args: { date: date(dayIn(about)) } };
  return {
    key: spot.square === 0 ? 'topic.gone' : 'topic.card',
    args: { day: spot.day, square: spot.square },
  };
}

export function what(said: What, amount: number): Line {
  const [kind = '', at] = said.split('-');
  const args: Record<string, Arg> = { amount };
  if (at !== undefined) args.place = place(at);
  return { key: amount > 0 ? `what.${kind}.amount` : `what.${kind}`, args };
}

export function phrase(said: Phrase, amount: number, day: number, at: string): Line {
  const open = said === 'promise' ? 'date.open' : 'date.today';
  const when: Line = day === 0 ? { key: open } : dateOn(day);
  return { key: `phrase.${said}`, args: { amount, date: when, place: place(at) } };
}

type Terms = Pick<
  Extract<ItemView, { kind: 'deal' }>,
  'deal' | 'price' | 'about' | 'days' | 'wantsAbout' | 'wantsDays' | 'spot' | 'wantsSpot'
>;

export function deal(item: Terms): Line {
  const { spot, wantsSpot, price } = item;
  const about = item.about === null ? '' : topic(item.about, spot);
  switch (item.deal) {
    case 'ask':
    case 'tell':
      return { key: `deal.${item.deal}`, args: { price, topic: about } };
    case 'show':
      return { key: 'deal.show', args: { price, days: daysOf(item.days ?? []) } };
    case 'swap': {
      const side = (asked: Topic | null, at: Spot | null, days: readonly number[] | null): Line =>
        asked === null
          ? { key: 'deal.pages', args: { days: daysOf(days ?? []) } }
          : { key: 'deal.claim', args: { topic: topic(asked, at) } };
      const args = {
        mine: side(item.about, spot, item.days),
        yours: side(item.wantsAbout, wantsSpot, item.wantsDays),
      };
      return { key: 'deal.swap', args };
    }
  }
}

/** More days than one reads are only counted. */
const FEW = 4;

/** Days put together by week: "days 1 and 2 of week 1". */
export function daysOf(days: readonly number[]): readonly Line[] {
  if (days.length > FEW) return [{ key: 'date.many', args: { count: days.length } }];
  return [1, 2, 3].flatMap((week): Line[] => {
    const own = days.filter((t) => weekOf(t) === week).map(dayOf);
    return own.length === 0 ? [] : [{ key: 'date.days', args: { count: own.length, days: own, week } }];
  });
}

export function page({ day, cell }: Page): Line {
  const entries: Arg[] = [];
  if (cell.police > 0) entries.push({ key: 'page.police', args: { count: cell.police } });
  for (const [name, value] of Object.entries(cell.boxes)) {
    const [kind = '', at = ''] = name.split('-');
    const box: Line = { key: `page.box.${kind}`, args: { place: place(at) } };
    entries.push(value === 'on' ? box : { key: 'page.box.amount', args: { what: box, amount: value } });
  }
  const [mark = '', at] = cell.mark.split('-');
  if (mark !== 'none')
    entries.push({ key: `mark.${mark}`, args: at === undefined ? {} : { place: place(at) } });
  if (cell.note !== '') entries.push({ key: 'page.note', args: { text: cell.note } });
  if (entries.length === 0) entries.push({ key: 'page.empty' });
  return { key: 'page.day', args: { date: date(day), entries } };
}
