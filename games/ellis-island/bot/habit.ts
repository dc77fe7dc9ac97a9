import { allBest } from '../../../engine/best.ts';
import type { Brain } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { CardsOf } from '../box.ts';
import { imagine } from '../eyes/imagine.ts';
import type { Memory } from '../eyes/memory.ts';
import type { View } from '../eyes/view.ts';
import type { EllisIsland } from '../kind.ts';
import { factKey } from '../pieces/facts.ts';
import { PASS_PERCENT, rightStep } from '../pieces/puzzles/bot.ts';
import { bestAttempt, moveWorth } from '../pieces/usualMove.ts';
import { proposal } from './asking.ts';
import { answer } from './deals.ts';
import { mixed, reflex, steadyHand } from './reflex.ts';

/** Only what the seat has seen is asked of this world, so any world that looks the same will do. */
const ANY: Chance = { below: () => 0 };
/** To let the window close. */
const WAIT = null;
/**
 * Of so many of the family somebody thinks in one turn: what the others could do is overlooked. Taking
 * what is nearly as good instead would not be an error of people: a token that wanders arrives nowhere.
 */
const ATTENTION = { beginner: 1, learner: 2, casual: 5, skilled: 5, expert: 5 } as const;
const FINE = 2 ** 16;
const SURE = 95;

/** What a bot does by rule (10.1, 10.2). */
export const habitWith =
  (cardsOf: CardsOf): Brain<EllisIsland>['habit'] =>
  (view, seat, memory, options) => {
    const [first] = options;
    if (first === undefined || memory === null) return undefined;
    const luck = (n: number, ...salt: readonly number[]): number =>
      mixed(n, memory.seed, seat, view.turn.count, ...salt);
    switch (view.step) {
      case 'family':
      case 'member':
        return options[luck(options.length, 1)];
      case 'ready':
        return { type: 'ready', trip: 0 };
      case 'race':
        return reflex(view, seat, memory.level, memory.seed) ?? WAIT;
      case 'nerve':
        return {
          type: 'hand',
          card: steadyHand(
            view.nerve?.seat === seat,
            (view.nerve?.participants.length ?? 2) - 1,
            luck(100, 2),
          ),
        };
      case 'work':
        return atWork(view, memory, luck);
      case 'ask':
        return asked(view, memory, options, luck);
      case 'mark':
        return options.find((one) => one.type === 'mark' && !one.right);
      case 'idle':
      case 'roll':
      case 'move':
      case 'challenge':
      case 'after':
        return inTurn(view, seat, memory, options, luck, cardsOf);
      default:
        return first;
    }
  };

type Luck = (n: number, ...salt: readonly number[]) => number;

/**
 * Whether it will manage is settled before the first step; then it works the puzzle out from what it sees.
 */
function atWork(view: View, memory: Memory, luck: Luck): Action {
  const giveUp: Action = { type: 'giveUp' };
  const { exam } = view;
  if (exam === null || exam.face === null) return giveUp;
  if (luck(100, 3) >= PASS_PERCENT[memory.level][exam.face.level]) return giveUp;
  const face = exam.face.family === 'cube' ? { ...exam.face, taps: memory.taps } : exam.face;
  const step = rightStep(face, exam.work);
  return step === null ? giveUp : { type: 'step', step };
}

/** A known fact is told rightly nearly always; an unknown one is a guess. */
function asked(view: View, memory: Memory, options: readonly Action[], luck: Luck): Action | undefined {
  const { interview } = view;
  const question = interview?.questions[interview.at];
  if (interview === null || question === undefined) return options[0];
  const fact = memory.facts?.[factKey(question.card, interview.slot, question.about)];
  const isSure = fact !== undefined && luck(100, 4, interview.at) < SURE;
  if (view.config.interviewForm === 'spoken') {
    return isSure ? { type: 'say', question: interview.at + 1, text: fact } : options[0];
  }
  const known = isSure ? question.options.indexOf(fact) : -1;
  return options[known >= 0 ? known : luck(options.length, 5, interview.at)];
}

function inTurn(
  view: View,
  seat: Seat,
  memory: Memory,
  options: readonly Action[],
  luck: Luck,
  cardsOf: CardsOf,
): Action | null | undefined {
  // Nothing to answer: so it is with every fourth decision, and nothing is imagined for it.
  if (view.step === 'roll' && view.offers.length === 0) return options.find((one) => one.type === 'roll');
  const world = imagine(view, seat, memory, ANY);
  const cards = cardsOf(world.config);
  const reply = answer(world, seat, options, cards);
  if (reply !== undefined) return reply;
  if (view.turn.seat !== seat) return WAIT;
  if (view.considering > 0 && world.offers.some((offer) => offer.from === seat)) return WAIT;
  if (memory.level !== 'beginner' && (view.step === 'after' || view.step === 'idle')) {
    const made = proposal(world, seat, cards, memory.market, memory.offers);
    if (made !== undefined) return made;
  }
  switch (view.step) {
    case 'challenge':
      return bestAttempt(world, seat, options, cards);
    case 'move':
      return bestMove(options, ATTENTION[memory.level], luck, moveWorth(world, seat, cards));
    default:
      return options.find((one) => one.type === 'roll' || one.type === 'endTurn');
  }
}

/** 10.1: the best destination of whom somebody thinks; among equals luck decides. */
function bestMove(
  options: readonly Action[],
  attention: number,
  luck: Luck,
  worthOf: (move: Action) => number,
): Action | undefined {
  const moves = options.flatMap((one) => (one.type === 'move' || one.type === 'stay' ? [one] : []));
  const slots = [...new Set(moves.map(({ slot }) => slot))].sort(
    (one, other) => luck(FINE, 7, one) - luck(FINE, 7, other),
  );
  const inMind = new Set(slots.slice(0, attention));
  const best = allBest(
    moves.filter(({ slot }) => inMind.has(slot)),
    worthOf,
  );
  return best[luck(best.length, 6)];
}
