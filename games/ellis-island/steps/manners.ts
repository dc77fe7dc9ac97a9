import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { NOT_PARTICIPANT, NOT_YOUR_TURN, refused, WRONG_STEP } from '../refusals.ts';
import { playerOf, type State, stepOf } from '../state.ts';

const CHALLENGE_STEPS: ReadonlySet<string> = new Set([
  'ready',
  'race',
  'lost',
  'nerve',
  'doctor',
  'show',
  'work',
  'ask',
  'mark',
]);
const TRADE_STEPS: ReadonlySet<string> = new Set(['idle', 'roll', 'move', 'challenge', 'after']);

/** Who may say this at all, and whether it is the moment for it: the first two questions of 6.1. */
export function judgeManners(state: State, seat: Seat, action: Action): Refusal | undefined {
  const step = stepOf(state);
  if (step === undefined) return undefined;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'claim':
      if (step !== 'family' || player.resigned > 0) return WRONG_STEP;
      return player.family >= 0 ? refused('E_ALREADY_CHOSEN', undefined, 'EI-R02') : undefined;
    case 'choose':
      if (step !== 'member' || player.resigned > 0) return WRONG_STEP;
      return player.choice >= 0 ? refused('E_ALREADY_CHOSEN') : undefined;
    case 'roll':
    case 'move':
    case 'stay':
    case 'attempt':
    case 'skip':
    case 'endTurn':
    case 'discard':
    case 'offer':
      return turnManners(state, seat, action, step);
    case 'counter':
    case 'accept':
    case 'decline':
    case 'withdraw':
      if (CHALLENGE_STEPS.has(step)) return refused('E_CHALLENGE_RUNNING');
      if (!TRADE_STEPS.has(step)) return WRONG_STEP;
      return player.resigned > 0 || player.finished ? refused('E_OFFER_GONE') : undefined;
    default:
      return challengeManners(state, seat, action, step);
  }
}

function turnManners(state: State, seat: Seat, action: Action, step: string): Refusal | undefined {
  if (state.round === 0) return WRONG_STEP;
  if (seat !== state.turn.seat) return NOT_YOUR_TURN;
  if (action.type === 'offer') {
    if (CHALLENGE_STEPS.has(step)) return refused('E_CHALLENGE_RUNNING');
    return TRADE_STEPS.has(step) ? undefined : WRONG_STEP;
  }
  if (action.type === 'endTurn' && (step === 'roll' || step === 'move')) return refused('E_MUST_MOVE');
  const fits = {
    roll: 'roll',
    move: 'move',
    stay: 'move',
    attempt: 'challenge',
    skip: 'challenge',
    discard: 'discard',
  }[action.type as 'roll'];
  if (action.type === 'endTurn') return step === 'after' || step === 'idle' ? undefined : WRONG_STEP;
  return fits === step ? undefined : WRONG_STEP;
}

function challengeManners(state: State, seat: Seat, action: Action, step: string): Refusal | undefined {
  const { race, nerve, exam, interview } = state;
  const only = (who: Seat | undefined, steps: readonly string[]): Refusal | undefined => {
    if (who === undefined) return WRONG_STEP;
    if (who !== seat) return NOT_PARTICIPANT;
    return steps.includes(step) ? undefined : WRONG_STEP;
  };
  switch (action.type) {
    case 'ready':
    case 'slap': {
      if (race === null) return WRONG_STEP;
      if (!race.participants.includes(seat)) return NOT_PARTICIPANT;
      if (step !== (action.type === 'ready' ? 'ready' : 'race')) return WRONG_STEP;
      if (action.type === 'ready') return race.ready.includes(seat) ? WRONG_STEP : undefined;
      return race.out.includes(seat) ? refused('E_OUT') : undefined;
    }
    case 'hand':
      if (nerve === null) return WRONG_STEP;
      if (!nerve.participants.includes(seat)) return NOT_PARTICIPANT;
      return nerve.hands[seat] === 0 ? undefined : refused('E_ALREADY_CHOSEN', undefined, 'EI-R32');
    case 'begin':
      return only(exam?.doctor, ['doctor']);
    case 'step':
    case 'giveUp':
      return only(exam?.seat, ['work']);
    case 'answer':
    case 'say':
      return only(interview?.seat, ['ask']);
    case 'mark':
      return only(interview?.asker, ['mark']);
    case 'lost':
      return only(race?.seat, ['race']);
    case 'back':
      return only(race?.seat, ['lost']);
    case 'timeUp':
      return WRONG_STEP;
    default:
      return undefined;
  }
}
