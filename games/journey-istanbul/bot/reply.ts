import { at } from '../../../engine/at.ts';
import type { Level } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { boxOf } from '../box.ts';
import { OUT, UNIT } from '../content.ts';
import type { ItemView } from '../eyes/item.ts';
import type { View } from '../eyes/view.ts';
import { cardTopic, type Phrase, type To } from '../pieces/topics.ts';
import { characterOf, daysAhead, faceIn, RICH, wordOn } from './speak.ts';

/** From here on it can spare a little for somebody who asks. */
const SPARES = RICH + 2 * UNIT;
const SOON = 1;

/**
 * What a bot says to people out of turn (JI-R66): it answers who asks for money, thanks who gave it
 * something, asks for help before it goes to jail, and warns of a raid whoever has helped it. Each once, and
 * never to other bots: among themselves nobody reads it.
 */
export function reply(view: View, seat: Seat, level: Level, people: readonly Seat[]): Action | undefined {
  const me = view.people[seat];
  if (me === undefined || me.place === OUT || view.ended !== null) return undefined;
  if (characterOf(view.config, seat) === 'quiet') return undefined;
  if ((me.spoken ?? 0) >= view.config.openActionsPerDay) return undefined;
  const others = people.filter((other) => other !== seat && view.people[other]?.place !== OUT);
  return (
    plea(view, seat, others) ??
    answer(view, seat, others) ??
    thanks(view, seat, others) ??
    warning(view, seat, level, others)
  );
}

const say = (to: To, phrase: Phrase, amount = 0): Action => ({
  type: 'say',
  to,
  phrase,
  amount,
  day: 0,
  place: 'KAD',
});

/** Nobody hears a word said to one person where all talk is open. */
const toOne = (view: View, other: Seat): To => (view.config.privateTalk ? other : 'all');

const isToday = (view: View, item: ItemView): boolean => item.t === view.t;

/** Whether this seat has said something to that one, or to all, since this item. */
const spokeSince = (
  view: View,
  seat: Seat,
  other: Seat,
  item: ItemView,
  phrases: readonly Phrase[],
): boolean =>
  view.talk
    .slice(view.talk.indexOf(item) + 1)
    .some(
      (one) =>
        one.kind === 'phrase' &&
        one.from === seat &&
        (one.to === other || one.to === 'all') &&
        phrases.includes(one.phrase),
    );

const ANSWERS: readonly Phrase[] = ['yes', 'no', 'sorry'];

/** Who asks for a little gets it from somebody who has plenty; anybody else hears that it is not possible. */
function answer(view: View, seat: Seat, others: readonly Seat[]): Action | undefined {
  const asked = view.talk.find(
    (item) =>
      item.kind === 'phrase' &&
      (item.phrase === 'askGift' || item.phrase === 'askLoan') &&
      isToday(view, item) &&
      item.to === seat &&
      others.includes(item.from) &&
      !spokeSince(view, seat, item.from, item, ANSWERS),
  );
  if (asked === undefined || asked.kind !== 'phrase') return undefined;
  const money = view.people[seat]?.money ?? 0;
  const spares = asked.amount <= UNIT && money >= SPARES;
  const gave = view.talk
    .slice(view.talk.indexOf(asked) + 1)
    .some((one) => one.kind === 'gift' && one.from === seat && one.to === asked.from);
  if (gave) return say(toOne(view, asked.from), 'yes');
  if (!spares || view.help !== null) return say(toOne(view, asked.from), 'sorry');
  const tag = asked.phrase === 'askLoan' ? 'loan' : 'gift';
  return { type: 'give', to: asked.from, amount: asked.amount, tag };
}

function thanks(view: View, seat: Seat, others: readonly Seat[]): Action | undefined {
  const gift = view.talk.findLast(
    (item) =>
      item.kind === 'gift' &&
      item.status === 'given' &&
      isToday(view, item) &&
      item.to === seat &&
      others.includes(item.from),
  );
  if (gift === undefined || spokeSince(view, seat, gift.from, gift, ['thanks'])) return undefined;
  return say(toOne(view, gift.from), 'thanks');
}

/** Before it goes to jail for want of money it asks those who could still give. */
function plea(view: View, seat: Seat, others: readonly Seat[]): Action | undefined {
  const due = view.help?.short.find((one) => one.seat === seat)?.due;
  if (due === undefined || view.help?.accepted.includes(seat)) return undefined;
  const lacks = due - (view.people[seat]?.money ?? 0);
  if (lacks <= 0 || hasPleaded(view, seat) || !others.some((other) => couldGive(view, other)))
    return undefined;
  return say('all', 'askGift', lacks);
}

export const hasPleaded = (view: View, seat: Seat): boolean =>
  view.talk.some(
    (item) =>
      item.kind === 'phrase' && item.phrase === 'askGift' && item.from === seat && isToday(view, item),
  );

/** Somebody who has not said yet that they are done with helping. */
export function couldGive(view: View, other: Seat): boolean {
  const { help, config } = view;
  const person = view.people[other];
  if (help === null || person === undefined || person.place === OUT || help.done.includes(other))
    return false;
  return config.moneyVisible !== 'open' || (person.money ?? 0) >= UNIT;
}

/** Whoever gave it something, or dealt with it, is told of a raid that it saw coming where they stand. */
function warning(view: View, seat: Seat, level: Level, others: readonly Seat[]): Action | undefined {
  const { raidedByOne } = boxOf(view.config, view.people.length);
  const friends = others.filter((other) => view.talk.some((item) => isFavour(item, other, seat)));
  for (const [i, card] of view.cards.entries()) {
    const ahead = daysAhead(view, i + 1);
    if (!card.seen.includes(seat) || ahead < 0 || ahead > SOON) continue;
    if (faceIn(view, i + 1)?.kind !== 'police') continue;
    const about = cardTopic(i + 1);
    const inNeed = friends.find((other) => {
      const { place } = at(view.people, other);
      const isTold = view.talk.some(
        (item) => item.kind === 'claim' && item.from === seat && item.about === about && isHeard(item, other),
      );
      return !card.seen.includes(other) && raidedByOne[place] === true && !isTold;
    });
    const said = inNeed === undefined ? undefined : wordOn(view, seat, about, level);
    if (inNeed !== undefined && said !== undefined)
      return { type: 'claim', to: toOne(view, inNeed), about, ...said };
  }
  return undefined;
}

const isHeard = ({ to }: ItemView, other: Seat): boolean => to === 'all' || to === other;

const isFavour = (item: ItemView, other: Seat, seat: Seat): boolean =>
  (item.kind === 'gift' && item.status === 'given' && item.from === other && item.to === seat) ||
  (item.kind === 'deal' && item.status === 'done' && isBetween(item, other, seat));

const isBetween = ({ from, to }: ItemView, one: Seat, other: Seat): boolean =>
  (from === one && to === other) || (from === other && to === one);
