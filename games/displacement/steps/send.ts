import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Form, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Colour } from '../content.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { displacedIn } from '../pieces/nation.ts';
import { changeTokens, waitingByOrigin } from '../pieces/people.ts';
import { activeSeat, presentStep } from '../pieces/turn.ts';
import { noSuchPeople, refused } from '../refusals.ts';
import { checkGoals } from '../score.ts';
import { activeNation, type Frame, nationOf, originOf, type Pin, type State } from '../state.ts';

type Send = Extract<Frame, { step: 'send' }>;
type SendAction = Extract<Action, { type: 'send' | 'sendRest' | 'spreadRest' }>;

const isSending = (action: Action): action is SendAction =>
  action.type === 'send' || action.type === 'sendRest' || action.type === 'spreadRest';

const SPREAD: Action = { type: 'spreadRest' };
const DONE: Action = { type: 'doneSending' };

/**
 * DI-5.10 to DI-5.13: who cannot be paid for must leave; the sender says who and where to, nobody can refuse.
 */
export const send: Decision<Displacement, Send> = {
  takes: ['send', 'sendRest', 'spreadRest', 'doneSending'],
  awaiting: activeSeat,

  /** For each colour and receiver one and the most; the numbers in between are a form. */
  options(state, frame) {
    const list: Action[] = [];
    const required = frame.min - frame.sent;
    const receivers = othersOf(state);
    if (required > 0) {
      for (const to of receivers) list.push({ type: 'sendRest', to });
      list.push(SPREAD);
    }
    for (const { colour, most } of sendable(state, frame)) {
      for (const to of receivers) {
        list.push({ type: 'send', to, colour, count: 1 });
        if (most > 1) list.push({ type: 'send', to, colour, count: most });
      }
    }
    if (required <= 0 && frame.max > frame.min) list.push(DONE);
    return list;
  },

  forms: (state, frame): readonly Form<Action>[] =>
    sendable(state, frame).map(({ colour, most }) => ({
      type: 'send',
      fields: {
        to: { kind: 'one', of: othersOf(state) },
        colour: { kind: 'one', of: [colour] },
        count: { kind: 'number', min: 1, max: most, step: 1 },
      },
    })),

  /** DI-5.15: while needs are met nobody can be sent away yet. */
  outOfPlace(state, actor, action) {
    const isEarly = presentStep(state) === 'needs' && actor === state.active && isSending(action);
    return isEarly ? refused('E_SEND_NOT_ALLOWED') : undefined;
  },

  refuse(state, frame, _actor, action) {
    switch (action.type) {
      case 'doneSending':
        if (frame.sent >= frame.min && frame.max > frame.min) return undefined;
        return refused('E_SEND_REQUIRED', { left: frame.min - frame.sent });
      case 'send':
      case 'sendRest':
      case 'spreadRest':
        return sendProblem(state, frame, action);
      default:
        return bug('not for this step', action);
    }
  },

  apply(state, frame, _actor, action, ctx) {
    done(state);
    if (!isSending(action)) return shelter(state, ctx);
    const sent = frame.sent + sendAway(state, frame, action, ctx);
    if (checkGoals(state, 'living', ctx)) return;
    if (sent === frame.max) shelter(state, ctx);
    else upNext<Frame>(state, { ...frame, sent });
  },

  fallback: (_state, frame) => (frame.sent < frame.min ? SPREAD : DONE),
};

/** Clockwise from the left neighbour. */
function othersOf(state: State): Seat[] {
  const seats = state.nations.length;
  const others: Seat[] = [];
  for (let i = 1; i < seats; i++) others.push((state.active + i) % seats);
  return others;
}

function sendable(state: State, frame: Send): { colour: Colour; most: number }[] {
  const counts = waitingByOrigin(activeNation(state), state.nations.length);
  const left = frame.max - frame.sent;
  const list: { colour: Colour; most: number }[] = [];
  const { colours } = state.config;
  for (let origin = 0; origin < counts.length; origin++) {
    const colour = colours[origin];
    const most = Math.min(left, counts[origin] ?? 0);
    if (most > 0 && colour !== undefined) list.push({ colour, most });
  }
  return list;
}

/** DI-5.15; where a nation may send more than it must, DI-R29 says how many. */
const notAllowed = ({ config }: State): Refusal =>
  refused('E_SEND_NOT_ALLOWED', undefined, config.expulsion === 'free' ? 'DI-R29' : 'DI-5.15');

function sendProblem(state: State, frame: Send, action: SendAction): Refusal | undefined {
  if (action.type === 'send') {
    const origin = state.config.colours.indexOf(action.colour);
    const waiting = waitingByOrigin(activeNation(state), state.nations.length)[origin] ?? 0;
    if (action.count > waiting)
      return noSuchPeople(state.config.colours, 'displaced', action.colour, 'DI-5.11');
    if (action.count > frame.max - frame.sent) return notAllowed(state);
  } else if (frame.min <= frame.sent) return notAllowed(state);
  const aimed =
    action.type === 'spreadRest' || (action.to !== state.active && action.to < state.nations.length);
  return aimed ? undefined : refused('E_BAD_TARGET');
}

/** Moves the pins and says how many. */
function sendAway(state: State, frame: Send, action: SendAction, ctx: Ctx): number {
  const others = othersOf(state);
  const pins = takeLeaving(state, frame, action).map((pin, i) => ({
    pin,
    to: action.type === 'spreadRest' ? (others[i % others.length] ?? bug('nobody to send to')) : action.to,
  }));
  for (const { pin, to } of pins) nationOf(state, to).displaced.push(pin);
  state.moved += pins.length;
  ctx.out?.push({ type: 'pinsSent', seat: state.active, pins });
  return pins.length;
}

/** Takes who leaves out of the displaced area, longest waiting first. */
function takeLeaving(state: State, frame: Send, action: SendAction): Pin[] {
  const nation = activeNation(state);
  if (action.type !== 'send') return nation.displaced.splice(0, frame.min - frame.sent);
  const origin = state.config.colours.indexOf(action.colour);
  const leaving: Pin[] = [];
  const staying: Pin[] = [];
  for (const pin of nation.displaced) {
    const leaves = leaving.length < action.count && originOf(pin) === origin;
    (leaves ? leaving : staying).push(pin);
  }
  nation.displaced = staying;
  return leaving;
}

/** DI-5.7, DI-5.8: one token for everybody who stays. Ends the needs step. */
export function shelter(state: State, ctx: Ctx): void {
  const nation = activeNation(state);
  const staying = displacedIn(nation);
  if (staying > 0) {
    changeTokens(state, state.active, -staying, 'shelter', ctx);
    ctx.out?.push({ type: 'sheltered', seat: state.active, pins: nation.displaced.slice() });
  }
  checkGoals(state, 'living', ctx);
}
