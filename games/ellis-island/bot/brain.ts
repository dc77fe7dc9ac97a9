import { allBest } from '../../../engine/best.ts';
import type { Brain } from '../../../engine/brain.ts';
import { type Chance, pick } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { CardsOf, FamilyCards } from '../box.ts';
import { imagine } from '../eyes/imagine.ts';
import type { EllisIsland } from '../kind.ts';
import { pairIn } from '../pieces/deck.ts';
import { puzzleOf } from '../pieces/puzzleFace.ts';
import { rightStep } from '../pieces/puzzles/bot.ts';
import { showing } from '../pieces/puzzles/puzzle.ts';
import { bestAttempt, moveParts, moveWorth } from '../pieces/usualMove.ts';
import { type State, stepOf } from '../state.ts';
import { interviewOf, questionNow } from '../steps/interview.ts';
import { answer } from './deals.ts';
import { forget } from './forget.ts';
import { habitWith } from './habit.ts';
import { ponderWith } from './ponder.ts';
import { steadyHand } from './reflex.ts';
import { evaluate } from './worth.ts';

/** Percent of puzzles completed and questions answered in imagined play. */
const MANAGES = 75;
const KNOWS = 80;
const SLAPS_RIGHT = 60;

/** A quick sensible action in an imagined world. */
function rollout(
  state: State,
  seat: Seat,
  options: readonly Action[],
  chance: Chance,
  cards: FamilyCards,
): Action {
  const [first] = options;
  if (first === undefined || options.length === 1) return first ?? pick(chance, options);
  switch (stepOf(state)) {
    case 'move':
      if (seat === state.turn.seat) return bestMove(state, seat, options, chance, cards);
      return answer(state, seat, options, cards) ?? first;
    case 'challenge':
      if (seat === state.turn.seat) return bestAttempt(state, seat, options, cards) ?? first;
      return answer(state, seat, options, cards) ?? first;
    case 'race': {
      const right = options.find((one) => one.type === 'slap' && pairIn(state.race?.row ?? [], one.feature));
      return chance.below(100) < SLAPS_RIGHT && right !== undefined ? right : pick(chance, options);
    }
    case 'nerve': {
      const rivals = (state.nerve?.participants.length ?? 2) - 1;
      return { type: 'hand', card: steadyHand(seat === state.nerve?.seat, rivals, chance.below(100)) };
    }
    case 'work':
      return work(state, options, chance);
    case 'ask': {
      if (first.type !== 'answer' || chance.below(100) >= KNOWS) return pick(chance, options);
      return { ...first, option: questionNow(interviewOf(state)).right + 1 };
    }
    case 'idle':
    case 'roll':
    case 'after':
      return answer(state, seat, options, cards) ?? first;
    default:
      return pick(chance, options);
  }
}

function bestMove(
  state: State,
  seat: Seat,
  options: readonly Action[],
  chance: Chance,
  cards: FamilyCards,
): Action {
  const moves = options.filter((one) => one.type === 'move' || one.type === 'stay');
  return pick(chance, allBest(moves, moveWorth(state, seat, cards)));
}

function work(state: State, options: readonly Action[], chance: Chance): Action {
  const giveUp: Action = { type: 'giveUp' };
  const { exam } = state;
  if (exam === null) return pick(chance, options);
  if (exam.steps === 0 && chance.below(100) >= MANAGES) return pick(chance, options);
  const step = rightStep(showing(puzzleOf(state.config, exam)), exam.work);
  return step === null ? giveUp : { type: 'step', step };
}

/** A tenth of a step, roughly, in parts of a victory: reasons are told in one measure everywhere. */
const TENTH = 1 / 1000;

/** A move is not judged by what follows: 10.1 weighs it. */
const weighWith =
  (cardsOf: CardsOf): NonNullable<Brain<EllisIsland>['weigh']> =>
  (view, seat, memory, action) => {
    if (view.step !== 'move' || view.turn.seat !== seat || memory === null) return undefined;
    if (action.type !== 'move' && action.type !== 'stay') return undefined;
    const world = imagine(view, seat, memory, { below: () => 0 });
    const parts = moveParts(world, seat, cardsOf(world.config))(action);
    return Object.fromEntries(Object.entries(parts).map(([name, tenths]) => [name, TENTH * tenths]));
  };

/** Bots that find the Family Cards of a world where these are. */
export const brainWith = (cardsOf: CardsOf): Brain<EllisIsland> => ({
  evaluate: (state, seat) => evaluate(state, seat, cardsOf(state.config)),
  rollout: (state, seat, options, chance) => rollout(state, seat, options, chance, cardsOf(state.config)),
  habit: habitWith(cardsOf),
  weigh: weighWith(cardsOf),
  ponder: ponderWith(cardsOf),
  leavesOpen: ['slap', 'hand', 'step', 'giveUp', 'answer', 'say'],
  forget,
});
