import type { Brain } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { OUT, UNIT } from '../content.ts';
import { imagine } from '../eyes/imagine.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { couldGive, hasPleaded } from './reply.ts';
import { ALWAYS_FIRST, onTurn } from './rollout.ts';
import { speak } from './speak.ts';

const LAST_DAYS = 13;

/** What a bot does by rule rather than by search: everything but where to go (section 10, points 4 to 8). */
export const habit: Brain<JourneyIstanbul>['habit'] = (view, seat, memory, options) => {
  const said = speak(view, seat, memory?.level ?? 'expert');
  if (said !== undefined) return said;
  const [first] = options;
  if (first === undefined || first.type === 'move') return undefined;
  if (view.help !== null) return helping(view, seat, options);
  if (first.type === 'answerOffer') return offered(view, seat, options);
  // Only what the seat has seen is asked of this world, so any world that looks the same will do.
  return onTurn(imagine(view, seat, memory, ALWAYS_FIRST), seat, options);
};

/**
 * Work is always taken, and so is a journey (section 10, point 6), unless somebody is out with more: then it
 * can pay to wait for a better one, as long as days are left.
 */
function offered(view: View, seat: Seat, options: readonly Action[]): Action | undefined {
  const [first] = options;
  const isBeaten = view.offer?.kind === 'journey' && view.config.outcome === 'winner' && options.length > 1;
  if (!isBeaten || view.t >= LAST_DAYS) return first;
  const left = (view.people[seat]?.money ?? 0) - knownIn(view).offered(seat);
  const most = Math.max(0, ...view.people.map((one) => (one.place === OUT ? (one.money ?? 0) : 0)));
  return left < most ? undefined : first;
}

/** Section 10, point 7: a small gap among rivals; in `together` whatever the own journey does not need. */
function helping(view: View, seat: Seat, options: readonly Action[]): Action | null | undefined {
  const me = view.people[seat];
  const money = me?.money ?? 0;
  const together = view.config.outcome === 'together';
  const gift = options.find(
    (one) => one.type === 'give' && (together ? money - one.amount >= keeps(view, seat) : one.amount <= UNIT),
  );
  const isWaiting = view.talk.some(
    (item) => item.kind === 'gift' && item.from === seat && item.status === 'open',
  );
  if (gift !== undefined && !isWaiting) return gift;
  const answer =
    options.find((one) => one.type === 'answerGift' && one.answer === 'accept') ??
    options.find((one) => one.type === 'doneHelping');
  if (answer !== undefined) return answer;
  // Whoever asked for help waits for those who could still give it.
  if (hasPleaded(view, seat) && view.people.some((_one, other) => other !== seat && couldGive(view, other)))
    return null;
  return options.find((one) => one.type === 'acceptJail');
}

/** What a usual journey costs, for whoever is ready to leave; half of it otherwise. */
function keeps(view: View, seat: Seat): number {
  const me = view.people[seat];
  if (me === undefined || me.place === OUT) return 0;
  return me.obstacle.done > 0 ? 9 * UNIT : 4 * UNIT;
}
