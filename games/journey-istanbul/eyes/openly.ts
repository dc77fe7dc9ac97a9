import type { Seat } from '../../../engine/game.ts';
import type { Move } from '../../../engine/next.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { isShort } from '../pieces/help.ts';
import { nextRef, openGifts, refOf } from '../pieces/talk.ts';
import type { State } from '../state.ts';
import { waits } from '../steps/gifts.ts';

type Moves = Move<JourneyIstanbul>[];
type Gave = Extract<Event, { type: 'gave' }>;

/**
 * 7.2, 7.4: what two said to each other stays theirs after the game, and so do planners, notes and standing
 * instructions. What anybody sees of it is money that changes hands, and nobody can tell what it was for: so
 * it stands here as a gift.
 */
export function openly(
  state: State,
  move: Move<JourneyIstanbul>,
  events: readonly Event[],
  later: Iterable<readonly Event[]>,
): Moves {
  if (!isOpen(move.action))
    return events.flatMap((event) => (event.type === 'gave' ? handedOver(state, event) : []));
  // A gift that came to nothing kept the help open; without it that is over already.
  if (state.help === null && endsHelp(move.action, events)) return [];
  return move.action.type === 'doneHelping' ? [...promised(state, later), move] : [move];
}

/** Said or done in the sight of all. A page that is shown to all is made of a planner, which is not. */
function isOpen(action: Action): boolean {
  switch (action.type) {
    case 'claim':
    case 'say':
      return action.to === 'all';
    case 'give':
    case 'answerGift':
    case 'withdrawGift':
    case 'showPlanner':
    case 'proposeDeal':
    case 'answerDeal':
    case 'withdrawDeal':
    case 'editPlanner':
    case 'writeNote':
    case 'setStanding':
      return false;
    default:
      return true;
  }
}

const endsHelp = ({ type }: Action, events: readonly Event[]): boolean =>
  type === 'acceptJail' ||
  type === 'doneHelping' ||
  (type === 'timeUp' && events.some((event) => event.type === 'jailed'));

/** Who is short has to say yes to a gift (JI-R22). */
function handedOver(state: State, gave: Gave): Moves {
  const { from, to } = gave;
  const waiting = waitingLike(state, gave);
  if (waiting !== undefined) return [accepts(to, refOf(waiting, to))];
  const gives = giving(gave);
  return waits(state, to) ? [gives, accepts(to, nextRef(state, from, to))] : [gives];
}

const move = (actor: Seat, action: Action): Move<JourneyIstanbul> => ({ actor, action, at: 0 });
const accepts = (seat: Seat, gift: string) => move(seat, { type: 'answerGift', gift, answer: 'accept' });
const giving = ({ from, to, amount }: Gave) =>
  move(from, { type: 'give', to, amount: amount ?? 0, tag: 'gift' });

const waitingLike = (state: State, { from, to, amount }: Gave) =>
  openGifts(state).find((gift) => gift.from === from && gift.to === to && gift.amount === amount);

/** What tells that a help is over. */
const AFTER_HELP: readonly Event['type'][] = ['jailed', 'offered', 'dayBegan', 'turnBegan', 'gameEnded'];

/**
 * Gifts that whoever is short will say yes to. They wait already when the last helper is done, or the help
 * would be over: that it went on was seen by all.
 */
function promised(state: State, later: Iterable<readonly Event[]>): Moves {
  const { help } = state;
  if (help === null) return [];
  for (const events of later) {
    for (const event of events) {
      if (event.type === 'gave' && isShort(help, event.to))
        return waitingLike(state, event) === undefined ? [giving(event)] : [];
    }
    if (events.some(({ type }) => AFTER_HELP.includes(type))) return [];
  }
  return [];
}
