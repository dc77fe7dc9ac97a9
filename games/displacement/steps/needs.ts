import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Form, Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { type Colour, PRICE } from '../content.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { canBuy, displacedIn, freeSpace, vacanciesOf } from '../pieces/nation.ts';
import { addCommunity, changeTokens, moveIn, waitingByOrigin } from '../pieces/people.ts';
import { activeSeat } from '../pieces/turn.ts';
import { noSuchPeople, refused } from '../refusals.ts';
import { checkGoals } from '../score.ts';
import { activeNation, type Frame, originOf, type Pin, type State } from '../state.ts';
import { shelter } from './send.ts';

type Needs = Extract<Frame, { step: 'needs' }>;

const SETTLE_ALL: Action = { type: 'settleAll' };
const BUY: Action = { type: 'buy' };
const FINISH: Action = { type: 'finish' };

/** DI-5. The active nation accounts for everybody in its displaced area. */
export const needs: Decision<Displacement, Needs> = {
  takes: ['settle', 'settleAll', 'buy', 'finish'],
  awaiting: activeSeat,

  options(state) {
    const nation = activeNation(state);
    const list: Action[] = [];
    const waiting = displacedIn(nation);
    const vacancies = waiting === 0 ? 0 : vacanciesOf(nation);
    if (vacancies > 0) {
      list.push(SETTLE_ALL);
      const colours = coloursWaiting(state);
      // Who moves in first matters only if somebody is left out and they are of several origins.
      if (waiting > vacancies && colours.length > 1) list.push(...colours.map(settling));
    }
    if (canBuy(nation)) list.push(BUY);
    if (finishProblem(state) === undefined) list.push(FINISH);
    return list;
  },

  /** The same move-in by name where it makes no difference: lawful, but not worth a button. */
  forms(state): readonly Form<Action>[] {
    const nation = activeNation(state);
    const vacancies = vacanciesOf(nation);
    const colours = coloursWaiting(state);
    if (vacancies === 0 || colours.length === 0) return [];
    if (displacedIn(nation) > vacancies && colours.length > 1) return [];
    return [{ type: 'settle', fields: { colour: { kind: 'one', of: colours } } }];
  },

  refuse(state, _frame, _actor, action) {
    switch (action.type) {
      case 'settle':
      case 'settleAll':
        return settleProblem(state, action);
      case 'buy':
        return buyProblem(state);
      case 'finish':
        return finishProblem(state);
      default:
        return bug('not for this step', action);
    }
  },

  apply(state, _frame, _actor, action, ctx) {
    switch (action.type) {
      case 'settle':
        settle(state, state.config.colours.indexOf(action.colour), ctx);
        break;
      case 'settleAll':
        settleAll(state, ctx);
        break;
      case 'buy':
        changeTokens(state, state.active, -PRICE, 'buy', ctx);
        addCommunity(state, state.active, 'buy', ctx);
        break;
      case 'finish':
        finish(state, ctx);
        return;
      default:
        return bug('not for this step', action);
    }
    state.takeBack = state.active;
    checkGoals(state, 'living', ctx);
  },

  fallback(state) {
    const nation = activeNation(state);
    if (displacedIn(nation) > 0 && vacanciesOf(nation) > 0) return SETTLE_ALL;
    return finishProblem(state) === undefined ? FINISH : BUY;
  },
};

const settling = (colour: Colour): Action => ({ type: 'settle', colour });

function coloursWaiting(state: State): Colour[] {
  const counts = waitingByOrigin(activeNation(state), state.nations.length);
  return state.config.colours.filter((_colour, seat) => (counts[seat] ?? 0) > 0);
}

/** DI-5.3. */
function settleProblem(
  state: State,
  action: Extract<Action, { type: 'settle' | 'settleAll' }>,
): Refusal | undefined {
  const nation = activeNation(state);
  if (vacanciesOf(nation) === 0) return refused('E_NO_VACANCY');
  if (action.type === 'settleAll') {
    return displacedIn(nation) > 0 ? undefined : refused('E_NO_SUCH_PIN', { zone: 'nobody' });
  }
  if (coloursWaiting(state).includes(action.colour)) return undefined;
  return noSuchPeople(state.config.colours, 'displaced', action.colour);
}

/** DI-1.11, DI-5.5. */
function buyProblem(state: State): Refusal | undefined {
  const nation = activeNation(state);
  if (nation.tokens < PRICE) {
    const { tokens } = nation;
    return refused('E_NOT_ENOUGH_TOKENS', { cost: PRICE, tokens, short: PRICE - tokens }, 'DI-1.11');
  }
  return freeSpace(nation) < 0 ? refused('E_BOARD_FULL') : undefined;
}

/** "Ending the housing", points 1 and 2 (DI-5.4, DI-R26, DI-R27). */
function finishProblem(state: State): Refusal | undefined {
  const nation = activeNation(state);
  const waiting = displacedIn(nation);
  if (waiting === 0) return undefined;
  const { config } = state;
  const vacancies = vacanciesOf(nation);
  const paid = config.vacancies === 'mayLeave' && waiting <= nation.tokens;
  if (vacancies > 0) {
    const rule = config.vacancies === 'mayLeave' ? 'DI-R27' : 'DI-5.4';
    return paid ? undefined : refused('E_VACANCY_FIRST', { waiting, vacancies }, rule);
  }
  return config.needsOrder === 'cascade' && canBuy(nation)
    ? refused('E_MUST_BUILD', { waiting, tokens: nation.tokens })
    : undefined;
}

function settle(state: State, origin: number, ctx: Ctx): void {
  const nation = activeNation(state);
  const queued = nation.displaced.findIndex((pin) => originOf(pin) === origin);
  const pin = nation.displaced[queued] ?? bug('nobody waits of', origin);
  const space = moveIn(nation, queued);
  ctx.out?.push({ type: 'settled', seat: state.active, pins: [{ pin, space }] });
}

/** Pin by pin, longest waiting first; one event (DI-R33). */
function settleAll(state: State, ctx: Ctx): void {
  const nation = activeNation(state);
  const pins: { pin: Pin; space: number }[] = [];
  for (let free = Math.min(vacanciesOf(nation), displacedIn(nation)); free > 0; free--) {
    const pin = nation.displaced[0] ?? bug('nobody waits');
    pins.push({ pin, space: moveIn(nation, 0) });
  }
  ctx.out?.push({ type: 'settled', seat: state.active, pins });
}

/** "Ending the housing", point 3 (DI-5.10, DI-R29). */
function finish(state: State, ctx: Ctx): void {
  done(state);
  const nation = activeNation(state);
  const waiting = displacedIn(nation);
  const min = Math.max(0, waiting - nation.tokens);
  const lastResort = state.config.expulsion === 'lastResort';
  if (min === 0 && (lastResort || waiting === 0 || vacanciesOf(nation) > 0)) {
    shelter(state, ctx);
    return;
  }
  state.takeBack = state.active;
  upNext<Frame>(state, { step: 'send', min, max: lastResort ? min : waiting, sent: 0 });
}
