import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { CRASH_TURNS } from '../content.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { affectedBy } from '../pieces/affected.ts';
import { addCommunity, bearPins, changeTokens, loseCommunities, losePins } from '../pieces/people.ts';
import { whoHasMost } from '../pieces/ties.ts';
import { drawnCard, drawnNumber, putAway } from '../pieces/turn.ts';
import { checkGoals } from '../score.ts';
import { activeNation, type Frame, nationOf, type State } from '../state.ts';
import { askMigrants } from './migrate.ts';

/** DI-4. A card's whole effect on all nations is one event: goals are looked at afterwards only (DI-4.13). */
export const resolve: Automatic<Displacement, Extract<Frame, { step: 'resolve' }>> = {
  run(state, _frame, ctx) {
    done(state);
    const died = state.died;
    const frame = takeEffect(state, ctx);
    if (frame !== undefined) {
      upNext(state, frame);
      return;
    }
    checkGoals(state, state.died > died ? 'deaths' : 'living', ctx);
  },
};

/** The frame of the question that Mass Urbanization asks, if there is one. */
function takeEffect(state: State, ctx: Ctx): Frame | undefined {
  const { row } = drawnCard(state);
  const seat = state.active;
  switch (row.family) {
    case 'crisis':
      // Communities first: those who lose their homes are among those at risk (DI-4.12, DI-R15).
      loseCommunities(state, seat, row.communities, ctx);
      losePins(state, seat, row.pins, ctx);
      changeTokens(state, seat, -row.tokens, 'card', ctx);
      break;
    case 'babyBoom':
      bearPins(state, seat, row.pins, ctx);
      break;
    case 'crash':
      crash(state, row.tokens, row.others, ctx);
      return undefined;
    case 'pandemic':
      for (const hit of affectedBy(state, drawnCard(state))) losePins(state, hit, row.pins, ctx);
      break;
    case 'marketBoom':
      for (let i = 0; i < row.communities; i++) addCommunity(state, seat, 'card', ctx);
      changeTokens(state, seat, row.tokens, 'card', ctx);
      break;
    case 'tech':
      changeTokens(state, seat, row.tokens, 'card', ctx);
      break;
    case 'urbanization':
      return askMigrants(state, ctx);
    case 'aid':
      giveAid(state, row.tokens, ctx);
      break;
  }
  putAway(state, ctx);
  return undefined;
}

/** DI-7.9 to DI-7.13: the drawer keeps the card. */
function crash(state: State, own: number, others: number, ctx: Ctx): void {
  for (const hit of affectedBy(state, drawnCard(state))) {
    changeTokens(state, hit, hit === state.active ? -own : -others, 'card', ctx);
  }
  const nation = activeNation(state);
  nation.crashes = [...nation.crashes, { card: drawnNumber(state), left: CRASH_TURNS }];
  const card = drawnCard(state).name;
  ctx.out?.push({ type: 'crashKept', seat: state.active, card, left: CRASH_TURNS });
}

/** DI-7.27 to DI-7.31, DI-R25. */
function giveAid(state: State, amount: number, ctx: Ctx): void {
  const tokensOf = (seat: Seat): number => nationOf(state, seat).tokens;
  const giver = whoHasMost(state, tokensOf);
  const receiver = whoHasMost(state, (seat) => -tokensOf(seat));
  const given = Math.min(amount, tokensOf(giver));
  if (tokensOf(giver) === tokensOf(receiver)) return;
  changeTokens(state, giver, -given, 'aid', ctx);
  changeTokens(state, receiver, given, 'aid', ctx);
}
