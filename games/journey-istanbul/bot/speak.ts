import { at } from '../../../engine/at.ts';
import type { Level } from '../../../engine/brain.ts';
import type { Form, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { boxOf, type Face, placeId } from '../box.ts';
import type { Config } from '../config.ts';
import { OUT, SQUARES, UNIT } from '../content.ts';
import { believedIn, trustIn } from '../eyes/belief.ts';
import type { ItemView } from '../eyes/item.ts';
import type { PersonView, View } from '../eyes/view.ts';
import { dateOf } from '../pieces/calendar.ts';
import { isAddressed } from '../pieces/talk.ts';
import { cardIn, cardTopic, dayTopic, type Topic, type What } from '../pieces/topics.ts';

type DealView = Extract<ItemView, { kind: 'deal' }>;

const PRICE = UNIT;
/** From here on a bot has money for information (section 10, point 8). */
export const RICH = 8 * UNIT;
const SOON = 2;
const FILLER = { what: 'unknown', amount: 0 } as const;

type Character = Exclude<Config['botTalk'], 'mixed'>;
const MIXED: readonly Character[] = ['honest', 'sly', 'cagey'];

/** JI-R66: known to all by the seat, never by what is said. */
export function characterOf({ botTalk }: Pick<Config, 'botTalk'>, seat: Seat): Character {
  return botTalk === 'mixed' ? (MIXED[seat % MIXED.length] ?? 'honest') : botTalk;
}

/**
 * What a bot says before it does anything else; undefined if there is nothing (left) to say. Beginners answer
 * and tell the truth; only others bargain, and only others lie.
 */
export function speak(view: View, seat: Seat, level: Level): Action | undefined {
  const me = view.people[seat];
  const { openActionsPerDay } = view.config;
  const character = characterOf(view.config, seat);
  if (me === undefined || me.place === OUT || view.ended !== null) return undefined;
  const gift = view.talk.find((item) => item.kind === 'gift' && item.to === seat && item.status === 'open');
  if (gift !== undefined && view.help === null)
    return { type: 'answerGift', gift: gift.ref, answer: 'accept' };
  if ((me.spoken ?? 0) >= openActionsPerDay) return undefined;
  if (character === 'quiet') return undefined;
  for (const item of view.talk) {
    if (item.kind !== 'deal' || item.status !== 'open' || !isAddressed(item, seat)) continue;
    if (!item.declined.includes(seat)) return answerTo(view, seat, item, level);
  }
  const isAlone = view.people.every((person, other) => other === seat || person.place === OUT);
  if (character === 'cagey' || isAlone) return undefined;
  if (view.config.outcome === 'together') return shareOne(view, seat, level);
  return level === 'beginner' ? undefined : sellOne(view, seat, level);
}

/** JI-R50: bots never begin; they go along once every person in Istanbul has agreed. */
export function agree(
  view: View,
  seat: Seat,
  forms: readonly Form<Action>[],
  people: readonly Seat[],
): Action | undefined {
  const isAsked = forms.some(({ type }) => type === 'voteEarlyEnd') && view.people[seat]?.vote === false;
  const hasAgreed = ({ vote, place }: PersonView): boolean => vote || place === OUT;
  const isAgreed =
    view.people.some(({ vote }) => vote) && people.every((one) => hasAgreed(at(view.people, one)));
  return isAsked && isAgreed ? { type: 'voteEarlyEnd', vote: 'yes' } : undefined;
}

/** What somebody proposed to this seat is answered at once, not when its turn comes. */
export function answerDeals(
  view: View,
  seat: Seat,
  level: Level,
  people: readonly Seat[],
): Action | undefined {
  if (characterOf(view.config, seat) === 'quiet' || view.people[seat]?.place === OUT) return undefined;
  if ((view.people[seat]?.spoken ?? 0) >= view.config.openActionsPerDay) return undefined;
  for (const item of view.talk) {
    if (item.kind !== 'deal' || item.status !== 'open' || !isAddressed(item, seat)) continue;
    if (people.includes(item.from) && !item.declined.includes(seat)) return answerTo(view, seat, item, level);
  }
  return undefined;
}

function answerTo(view: View, seat: Seat, deal: DealView, level: Level): Action {
  const decline: Action = { type: 'answerDeal', deal: deal.ref, answer: 'decline', ...FILLER };
  if (characterOf(view.config, seat) === 'cagey') return decline;
  const accept = (said: { what: What; amount: number }): Action => ({
    type: 'answerDeal',
    deal: deal.ref,
    answer: 'accept',
    ...said,
  });
  const wanted = deal.deal === 'ask' ? deal.about : deal.wantsAbout;
  const known = wanted === null ? undefined : wordOn(view, seat, wanted, level);
  if (deal.deal === 'ask') return known === undefined ? decline : accept(known);
  const isNews = deal.about !== null && isWorthHearing(view, seat, deal.about, deal.from, level);
  if (deal.deal === 'tell') {
    const money = view.people[seat]?.money ?? 0;
    return isNews && deal.price <= PRICE && money >= RICH ? accept(FILLER) : decline;
  }
  if (deal.deal === 'swap' && isNews && known !== undefined) return accept(known);
  return decline;
}

/** About a card of the next days that this seat neither saw nor heard of, from somebody worth hearing. */
function isWorthHearing(view: View, seat: Seat, about: Topic, from: Seat, level: Level): boolean {
  const card = cardIn(about);
  if (card === 0 || view.cards[card - 1]?.face !== null || trustIn(view, from, level) < 60) return false;
  if (believedIn(view, seat).some((belief) => belief.card === card)) return false;
  const ahead = daysAhead(view, card);
  return ahead >= 0 && ahead <= SOON;
}

/** What this bot says about a card it has seen: the truth, unless it is sly and this is the one in four. */
export function wordOn(
  view: View,
  seat: Seat,
  about: Topic,
  level: Level,
): { what: What; amount: number } | undefined {
  const card = cardIn(about);
  const face = faceIn(view, card);
  if (face === undefined || view.cards[card - 1]?.seen.includes(seat) !== true) return undefined;
  const mayLie = level !== 'beginner' && characterOf(view.config, seat) === 'sly';
  const lies = mayLie && (card * 7 + seat * 3 + view.t) % 4 === 0;
  if (lies) return { what: face.kind === 'police' ? 'nothing' : 'police', amount: 0 };
  return {
    what: face.kind === 'police' ? 'police' : `${face.kind}-${placeId(face.place)}`,
    amount: face.amount,
  };
}

export function faceIn(view: View, card: number): Face | undefined {
  const id = view.cards[card - 1]?.face ?? null;
  const content = boxOf(view.config, view.people.length);
  return id === null ? undefined : content.cards[content.cardById.get(id) ?? -1];
}

/** Days until a card on the sheet comes up; -1 if it lies face up or not there. */
export function daysAhead(view: View, card: number): number {
  const square = view.sheet.indexOf(card);
  if (square < 0 || view.faceUp.includes(card)) return -1;
  return dateOf(view.t, Math.floor(square / SQUARES) + 1, view.sideways.includes(card)) - view.t;
}

const spokeOf = (view: View, seat: Seat, card: number): boolean =>
  view.talk.some(
    (item) =>
      item.from === seat && (item.kind === 'claim' || item.kind === 'deal') && item.about === cardTopic(card),
  );

/** The cards this seat has seen and said nothing about, the soonest first. */
function untold(view: View, seat: Seat): number[] {
  return view.cards
    .flatMap((card, i) => (card.seen.includes(seat) && daysAhead(view, i + 1) >= 0 ? [i + 1] : []))
    .filter((card) => !spokeOf(view, seat, card))
    .sort((a, b) => daysAhead(view, a) - daysAhead(view, b));
}

/** Where nobody wins, what was seen is told to everybody. */
function shareOne(view: View, seat: Seat, level: Level): Action | undefined {
  const [card] = untold(view, seat);
  const said = card === undefined ? undefined : wordOn(view, seat, cardTopic(card), level);
  if (card === undefined || said === undefined) return undefined;
  return { type: 'claim', to: 'all', about: cardTopic(card), ...said };
}

/**
 * Who may pay for word of this card, the richest first: still in Istanbul, never seen to look at it, not told
 * of it before everybody, and not known to be short of money.
 */
function buyerOf(view: View, seat: Seat, card: number): Seat | undefined {
  const isTold = view.talk.some(
    (item) => item.kind === 'claim' && item.to === 'all' && item.about === cardTopic(card),
  );
  if (isTold) return undefined;
  const saw = view.cards[card - 1]?.seen ?? [];
  const money = (other: Seat): number => view.people[other]?.money ?? RICH;
  return view.people
    .flatMap(({ place }, other) => (other === seat || place === OUT || saw.includes(other) ? [] : [other]))
    .filter((other) => money(other) >= RICH)
    .sort((one, other) => money(other) - money(one))[0];
}

/**
 * Among rivals, knowledge of cards it cannot use itself is for sale: one proposal at a time, on the own turn,
 * to somebody whom it may be news to.
 */
function sellOne(view: View, seat: Seat, level: Level): Action | undefined {
  if (view.agenda.at(-1)?.step !== 'turn' || view.turn.seat !== seat) return undefined;
  if (view.talk.some((item) => item.kind === 'deal' && item.from === seat && item.status === 'open'))
    return undefined;
  const mine = view.people[seat];
  const card = untold(view, seat).find((one) => {
    const face = faceIn(view, one);
    if (face === undefined || daysAhead(view, one) > SOON) return false;
    if (buyerOf(view, seat, one) === undefined) return false;
    return face.kind === 'police' || (face.kind === 'journey' && (mine?.obstacle.done ?? 0) === 0);
  });
  const said = card === undefined ? undefined : wordOn(view, seat, cardTopic(card), level);
  const to = card === undefined ? undefined : buyerOf(view, seat, card);
  if (card === undefined || said === undefined || to === undefined) return undefined;
  return {
    type: 'proposeDeal',
    to,
    deal: 'tell',
    price: PRICE,
    about: cardTopic(card),
    ...said,
    days: [view.t],
    offers: 'claim',
    wants: 'claim',
    wantsAbout: dayTopic(view.t),
    wantsDays: [view.t],
  };
}
