import { type Automatic, type Decision, done, upNext } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { OUT } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { lapse, moneyOfOthers, payBank, takeFromBank } from '../pieces/money.ts';
import { takeOff } from '../pieces/piles.ts';
import { faceView } from '../pieces/sheet.ts';
import { bonusOf } from '../pieces/tasks.ts';
import { refused, tooLittle } from '../refusals.ts';
import { endGame } from '../score.ts';
import {
  type Frame,
  faceOf,
  inIstanbul,
  isFree,
  type Offer,
  type Person,
  personOf,
  type State,
} from '../state.ts';
import { refuseClock, within } from './clock.ts';

/** JI-10, JI-11, JI-R30: the cards of one kind by square, one completely before the next. */
export const offers: Automatic<JourneyIstanbul, Extract<Frame, { step: 'offers' }>> = {
  run(state, frame, ctx) {
    done(state);
    const { kind } = frame;
    for (let i = frame.from; i < state.faceUp.length; i++) {
      const card = at(state.faceUp, i);
      if (faceOf(state, card).kind !== kind) continue;
      const asked = askedAbout(state, card, kind);
      if (asked.length === 0) continue;
      upNext(state, { step: 'offer' }, { step: 'offers', kind, from: i + 1 });
      state.offer = { card, kind, asked, answers: asked.map(() => null) };
      ctx.out?.push({ type: 'offered', card, face: faceView(faceOf(state, card)), asked });
      state.window++;
      followStanding(state, ctx);
      return;
    }
  },
};

/** JI-R31: bonus holders first, then from the bottom of the pile upwards. */
function askedAbout(state: State, card: number, kind: 'journey' | 'work'): Seat[] {
  const { place } = faceOf(state, card);
  const able = (state.piles[place] ?? []).filter((seat) => mayBeAsked(state, seat, card, kind));
  const priority = kind === 'journey' ? 'journeyPriority' : 'workPriority';
  const first = able.filter((seat) => bonusOf(state, personOf(state, seat), priority) > 0);
  return first.length === 0 ? able : [...first, ...able.filter((seat) => !first.includes(seat))];
}

function mayBeAsked(state: State, seat: Seat, card: number, kind: 'journey' | 'work'): boolean {
  const person = personOf(state, seat);
  if (isBarred(state, person)) return false;
  if (kind === 'work') return true;
  if (person.obstacle.done === 0) return false;
  // JI-R32: skipped only if all the money in Istanbul could not close the gap, and never where money is
  // closed.
  if (state.config.moneyVisible === 'closed') return true;
  return person.money + moneyOfOthers(state, seat) >= priceFor(state, person, card);
}

const isBarred = (state: State, person: Person): boolean =>
  person.fined && bonusOf(state, person, 'fineDoesNotBar') === 0;

export function priceFor(state: State, person: Person, card: number): number {
  return Math.max(0, faceOf(state, card).amount - bonusOf(state, person, 'journeyDiscount'));
}

const canUse = (state: State, offer: Offer, seat: Seat): boolean =>
  offer.kind === 'work' || personOf(state, seat).money >= priceFor(state, personOf(state, seat), offer.card);

/** Who has still to answer: one at a time in order, or all at once and sealed. */
export function waitingFor(state: State): Seat[] {
  const { offer } = state;
  if (offer === null) return [];
  const open = offer.asked.filter((_seat, i) => offer.answers[i] === null);
  return state.config.offerMode === 'sealed' ? open : open.slice(0, 1);
}

/** A standing "always" answers at once where it can; otherwise the person is asked. */
function followStanding(state: State, ctx: Ctx): void {
  for (;;) {
    const { offer } = state;
    if (offer === null) return;
    const ready = waitingFor(state).find(
      (seat) => personOf(state, seat).standing[offer.kind] === 'always' && canUse(state, offer, seat),
    );
    if (ready === undefined) return;
    // That nobody had to be asked shows an instruction that was private.
    ctx.reveal('all');
    answer(state, ready, 'use', ctx);
  }
}

function answer(state: State, seat: Seat, said: 'use' | 'pass', ctx: Ctx): void {
  const offer = state.offer ?? bug('no offer is open');
  const { card } = offer;
  const sealed = state.config.offerMode === 'sealed';
  offer.answers[offer.asked.indexOf(seat)] = said;
  ctx.out?.push({ type: 'answered', seat, card, answer: said, sealed });
  if (waitingFor(state).length > 0 && (sealed || said === 'pass')) {
    // The next one in order gets a time of their own; a sealed offer has one for all.
    if (!sealed) state.window++;
    return;
  }
  const taker = offer.asked.find((one, i) => offer.answers[i] === 'use' && canUse(state, offer, one));
  // A sealed offer opens: who got the card depends on answers nobody saw.
  if (sealed) ctx.reveal('all');
  state.offer = null;
  done(state);
  if (taker !== undefined) use(state, taker, offer, ctx);
}

function use(state: State, seat: Seat, { card, kind }: Offer, ctx: Ctx): void {
  const person = personOf(state, seat);
  const face = faceView(faceOf(state, card));
  state.used.push(card);
  if (kind === 'work') {
    ctx.out?.push({ type: 'worked', seat, face, pay: face.amount });
    takeFromBank(state, seat, face.amount);
    return;
  }
  const price = priceFor(state, person, card);
  ctx.out?.push({ type: 'departed', seat, face, price });
  payBank(state, seat, price, ctx);
  takeOff(state, seat);
  person.place = OUT;
  person.vote = false;
  person.left = { t: state.t, price, card };
  lapse(state, ctx);
  if (!state.people.some(inIstanbul)) endGame(state, 'allOut', ctx);
}

/** One card and those who are asked about it. */
export const offer: Decision<JourneyIstanbul, Extract<Frame, { step: 'offer' }>> = {
  takes: ['answerOffer', 'timeUp'],

  awaiting: (state) => within(state, 'offerTimer', { must: waitingFor(state), may: [] }),

  options(state, _frame, seat) {
    const open = state.offer ?? bug('no offer is open');
    const pass: Action = { type: 'answerOffer', card: open.card, answer: 'pass' };
    if (!canUse(state, open, seat)) return [pass];
    return [{ type: 'answerOffer', card: open.card, answer: 'use' }, pass];
  },

  outOfPlace: (_state, actor) =>
    actor === 'clock' ? undefined : refused('E_WRONG_STEP', undefined, 'JI-R63'),

  outOfTurn: (state, _frame, seat, action) =>
    action.type === 'answerOffer'
      ? (refuseAnswer(state, seat, action) ?? refused('E_NOT_ASKED'))
      : refused('E_NOT_YOUR_TURN'),

  refuse(state, _frame, actor, action) {
    if (actor === 'clock') return refuseClock(action);
    return action.type === 'answerOffer' ? refuseAnswer(state, actor, action) : bug('no answer', action);
  },

  apply(state, _frame, actor, action, ctx) {
    if (actor === 'clock') {
      // JI-R54: the standing instruction if it can be followed, otherwise pass.
      const open = state.offer ?? bug('no offer is open');
      for (const seat of waitingFor(state)) {
        const always = personOf(state, seat).standing[open.kind] === 'always' && canUse(state, open, seat);
        if (state.offer === open) answer(state, seat, always ? 'use' : 'pass', ctx);
      }
    } else if (action.type === 'answerOffer') {
      answer(state, actor, action.answer, ctx);
    }
    followStanding(state, ctx);
  },

  fallback: (state) => ({ type: 'answerOffer', card: state.offer?.card ?? 0, answer: 'pass' }),
};

/** In the order of 6.5. A card that is not face up tonight says nothing about itself. */
function refuseAnswer(
  state: State,
  seat: Seat,
  { card, answer: said }: ActionBy<'answerOffer'>,
): Refusal | undefined {
  const open = state.offer ?? bug('no offer is open');
  const person = personOf(state, seat);
  if (!state.faceUp.includes(card)) return refused('E_NOT_ASKED');
  const face = faceOf(state, card);
  if (face.kind === 'police') return refused('E_NOT_ASKED');
  if (!isFree(person) || person.place !== face.place) {
    return refused('E_NOT_HERE', undefined, face.kind === 'journey' ? 'JI-10.1' : 'JI-11.1');
  }
  if (isBarred(state, person)) {
    return refused('E_FINED_TODAY', undefined, face.kind === 'journey' ? 'JI-10.2' : 'JI-11.2');
  }
  if (face.kind === 'journey' && person.obstacle.done === 0) return refused('E_TASK_OPEN');
  if (state.used.includes(card)) {
    return refused('E_CARD_TAKEN', undefined, face.kind === 'journey' ? 'JI-10.4' : 'JI-11.4');
  }
  if (open.card !== card || !waitingFor(state).includes(seat)) return refused('E_NOT_ASKED');
  if (said === 'pass' || canUse(state, open, seat)) return undefined;
  return tooLittle(priceFor(state, person, card), person.money);
}
