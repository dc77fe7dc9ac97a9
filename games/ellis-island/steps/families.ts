import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { type CardsOf, familyAt } from '../box.ts';
import { TIMES } from '../content.ts';
import type { Ctx, Deciding, Running } from '../kind.ts';
import { whoIs } from '../pieces/results.ts';
import { RESIGNED, refused } from '../refusals.ts';
import { afterClaims, claim, claimAny, dealAndRoll, freeFamilies } from '../setup.ts';
import { go, isActive, playerOf, type State } from '../state.ts';
import { CHOOSE } from './orders.ts';
import { asking, lateOf } from './patience.ts';
import { notNow, refuseClock } from './place.ts';

const timeFor = ({ config }: State): number => (config.pace === 'live' ? TIMES.family : TIMES.day);

/** Active seats for which this is still open. */
const waiting = (state: State, field: 'family' | 'choice'): Seat[] =>
  state.players.flatMap((player, seat) => (player.resigned === 0 && player[field] < 0 ? [seat] : []));

/** EI-4.1, EI-R02: open to all at once, granted as they come. */
export const familyStep = (cardsOf: CardsOf): Deciding<'family'> => ({
  takes: ['claim', 'timeUp'],
  awaiting: (state) => asking(state, waiting(state, 'family'), timeFor(state), 'families'),
  options(state) {
    const cards = cardsOf(state.config);
    return freeFamilies(state, cards).map((i) => ({ type: 'claim', family: familyAt(cards, i).id }));
  },
  outOfPlace: notNow,
  outOfTurn: (state, _frame, seat) =>
    isActive(state, seat) ? refused('E_ALREADY_CHOSEN', undefined, 'EI-R02') : RESIGNED,
  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type !== 'claim') return refuseClock(actor, action);
    const cards = cardsOf(state.config);
    const wanted = cards.families.findIndex(({ id }) => id === action.family);
    if (wanted < 0) return refused('E_BAD_OPTION', undefined, 'EI-4.1');
    return freeFamilies(state, cards).includes(wanted) ? undefined : refused('E_FAMILY_TAKEN');
  },
  apply(state, _frame, actor, action, ctx) {
    if (action.type === 'timeUp') {
      for (const seat of lateOf(state, waiting(state, 'family'), ctx)) claimAny(state, seat, ctx);
    } else {
      if (actor === 'clock' || action.type !== 'claim') return bug('not for this step', action);
      const wanted = ctx.cards.families.findIndex(({ id }) => id === action.family);
      claim(state, actor, wanted, ctx);
    }
    maybeAllClaimed(state);
  },
  fallback: (state) => {
    const cards = cardsOf(state.config);
    const [first = 0] = freeFamilies(state, cards);
    return { type: 'claim', family: familyAt(cards, first).id };
  },
});

export function maybeAllClaimed(state: State): void {
  if (waiting(state, 'family').length === 0) afterClaims(state);
}

/** EI-3.4, EI-R49: all at once and in secret; shown together. */
export const member: Deciding<'member'> = {
  takes: ['choose', 'timeUp'],
  awaiting: (state) => asking(state, waiting(state, 'choice'), timeFor(state), 'families'),
  options: () => CHOOSE,
  outOfPlace: notNow,
  outOfTurn: (state, _frame, seat) => (isActive(state, seat) ? refused('E_ALREADY_CHOSEN') : RESIGNED),
  refuse: (_state, _frame, actor, action) => refuseClock(actor, action),
  apply(state, _frame, actor, action, ctx) {
    if (action.type === 'timeUp') {
      for (const seat of lateOf(state, waiting(state, 'choice'), ctx)) playerOf(state, seat).choice = 0;
    } else {
      if (actor === 'clock' || action.type !== 'choose') return bug('not for this step', action);
      playerOf(state, actor).choice = action.slot - 1;
      ctx.out?.push({ type: 'memberChosen', seat: actor, slot: action.slot });
    }
    maybeAllChosen(state, ctx);
  },
  fallback: () => ({ type: 'choose', slot: 1 }),
};

export function maybeAllChosen(state: State, ctx: Ctx): void {
  if (waiting(state, 'choice').length > 0) return;
  ctx.reveal('all');
  ctx.out?.push({
    type: 'membersShown',
    who: state.players.flatMap(({ choice }, seat) => (choice < 0 ? [] : [whoIs(state, seat, choice, ctx)])),
  });
  go(state, 'deal');
}

export const deal: Running<'deal'> = {
  run: (state, _frame, ctx) => dealAndRoll(state, ctx),
};
