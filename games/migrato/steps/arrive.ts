import { type Automatic, type Decision, done, upNext } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Action } from '../action.ts';
import { hasNightCards, idOf, isNight, numberOf, objectiveOf, type Species, speciesOf } from '../content.ts';
import type { Event, Fault } from '../event.ts';
import type { Ctx, Migrato } from '../kind.ts';
import { colonyById, newestUp, removeColony } from '../pieces/colony.ts';
import { endGame, whyOver } from '../score.ts';
import { type Colony, type Frame, isClosed, type SeatState, type State, seatOf } from '../state.ts';
import { activeSeat, noTakeBack } from './rhythm.ts';

const ARRIVE: Action = { type: 'arriveNow' };
const FLY: Action = { type: 'keepFlying' };
const ANSWERS: readonly Action[] = [ARRIVE, FLY];

/** MI-R23. The owner of a joined face-down row claims that it arrives, or lets it fly. */
export const declare: Decision<Migrato, Extract<Frame, { step: 'declare' }>> = {
  takes: ['arriveNow', 'keepFlying'],
  awaiting: activeSeat,
  options: () => ANSWERS,
  refuse: () => undefined,

  apply(state, { colony }, _actor, action, ctx) {
    done(state);
    const arrives = action.type === 'arriveNow';
    ctx.out?.push({ type: arrives ? 'arrivalDeclared' : 'arrivalDeclined', seat: state.active, colony });
    if (!arrives) return;
    noTakeBack(state);
    upNext<Frame>(state, { step: 'check', colony });
  },

  fallback: () => FLY,
};

/** MI-4.7 to MI-4.9, MI-R22. Turns the colony over and judges it. */
export const check: Automatic<Migrato, Extract<Frame, { step: 'check' }>> = {
  run(state, frame, ctx) {
    done(state);
    const me = seatOf(state, state.active);
    const colony = colonyById(me, frame.colony) ?? bug('no such colony', frame);
    removeColony(me, colony);
    const faces = ctx.out === undefined ? [] : colony.cards.map(idOf);
    const told = { seat: state.active, colony: colony.id, faces };
    if (colony.cards.some(isNight)) {
      ctx.reveal('all');
      ctx.out?.push({ type: 'colonyRevealed', ...told });
    }
    const fault = faultIn(me, colony);
    if (fault !== undefined) {
      state.discard.push(...colony.cards);
      ctx.out?.push({ type: 'colonyFailed', ...told, fault });
      return;
    }
    const species = speciesOf(colony.cards[0] ?? bug('an empty colony', colony));
    me.settlements.push({ species, cards: colony.cards });
    state.arrivedThisTurn = true;
    const value = numberOf(colony.cards[colony.cards.length - 1] ?? 0);
    ctx.out?.push({ type: 'colonyArrived', ...told, species, value });
    const why = whyOver(state);
    if (why !== undefined) endGame(state, why, null, ctx);
    else sweep(state, me, species, ctx);
  },
};

function faultIn(me: SeatState, { cards }: Colony): Fault | undefined {
  const species = speciesOf(cards[0] ?? bug('an empty colony'));
  if (cards.some((face) => speciesOf(face) !== species)) return 'mixedSpecies';
  if (isClosed(me, species)) return 'alreadyArrived';
  if (cards.length < objectiveOf(species)) return 'tooFew';
  for (let i = 1; i < cards.length; i++) {
    if (numberOf(at(cards, i)) > numberOf(at(cards, i - 1))) return 'wrongOrder';
  }
  return undefined;
}

/**
 * MI-4.6, MI-R26. What can be seen to be of the arrived species goes; of the rest only the owner may know.
 */
function sweep(state: State, me: SeatState, species: Species, ctx: Ctx): void {
  if (state.config.leftoverSweep === 'referee') {
    referee(state, me, species, ctx);
    return;
  }
  const gone = me.colonies.filter(
    (colony) => newestUp(colony) >= 0 && speciesOf(newestUp(colony)) === species,
  );
  discardColonies(state, me, species, gone, ctx);
  if (hasNightCards(species) && me.colonies.some((colony) => newestUp(colony) < 0)) {
    upNext<Frame>(state, { step: 'leftovers', species });
  }
}

type Gone = Extract<Event, { type: 'leftoversDiscarded' }>['colonies'][number];

/**
 * Whole colonies, in slot order, oldest card first (MI-R53). Night cards among them are turned face up
 * (MI-R29).
 */
export function discardColonies(
  state: State,
  me: SeatState,
  species: Species,
  gone: readonly Colony[],
  ctx: Ctx,
): void {
  if (gone.length === 0) return;
  const told: Gone[] = [];
  for (const colony of gone) {
    removeColony(me, colony);
    state.discard.push(...colony.cards);
    if (colony.cards.some(isNight)) ctx.reveal('all');
    told.push({ colony: colony.id, places: colony.cards.map((_, i) => i), faces: colony.cards.map(idOf) });
  }
  ctx.out?.push({ type: 'leftoversDiscarded', seat: state.active, species, colonies: told });
}

/** The option that gives up the blind table: exactly the cards of the species, wherever they lie. */
function referee(state: State, me: SeatState, species: Species, ctx: Ctx): void {
  const told: Gone[] = [];
  for (const colony of me.colonies.slice()) {
    if (colony.cards.some(isNight)) ctx.reveal('all');
    const places = [...colony.cards.keys()].filter((i) => speciesOf(at(colony.cards, i)) === species);
    if (places.length === 0) continue;
    const leaving = places.map((i) => at(colony.cards, i));
    state.discard.push(...leaving);
    told.push({ colony: colony.id, places, faces: leaving.map(idOf) });
    colony.laid = colony.laid.filter((_, i) => !places.includes(i));
    colony.cards = colony.cards.filter((_, i) => !places.includes(i));
    if (colony.cards.length === 0) removeColony(me, colony);
  }
  if (told.length > 0)
    ctx.out?.push({ type: 'leftoversDiscarded', seat: state.active, species, colonies: told });
}
