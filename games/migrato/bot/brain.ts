import { at } from '../../../engine/at.ts';
import type { Brain, Leans, Level } from '../../../engine/brain.ts';
import { type Chance, pick, pickWeighted } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { weighted } from '../../../engine/weights.ts';
import type { Action } from '../action.ts';
import { type Face, faceOf, numberOf, objectiveOf, speciesOf } from '../content.ts';
import { ANY_NIGHT, type Memory, NIGHT_FACES, rememberedSpecies, type Trace } from '../eyes/memory.ts';
import type { Migrato } from '../kind.ts';
import { colonyById, newestUp } from '../pieces/colony.ts';
import { outcome } from '../score.ts';
import { type Colony, other, type State, seatOf } from '../state.ts';
import { weights } from './weights.ts';
import { leftToDraw, worthOf } from './worth.ts';

/** The lead in birds at which a bot feels three quarters sure to win. */
const COMFORT = 4;

function evaluate(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  const left = leftToDraw(state);
  const lead = worthOf(seatOf(state, seat), left) - worthOf(seatOf(state, other(seat)), left);
  return 0.5 + (0.5 * lead) / (COMFORT + Math.abs(lead));
}

const features: NonNullable<Brain<Migrato>['features']> = (state, seat) => {
  const left = leftToDraw(state);
  const birds: Record<string, number> = {};
  const add = (name: string, n: number): void => {
    birds[name] = (birds[name] ?? 0) + n;
  };
  const mine = worthOf(seatOf(state, seat), left, add);
  const theirs = worthOf(seatOf(state, other(seat)), left, (part, n) =>
    add(part === 'home' ? 'rivalHome' : 'rival', -n),
  );
  const share = 0.5 / (COMFORT + Math.abs(mine - theirs));
  return { base: 0.5, ...Object.fromEntries(Object.entries(birds).map(([name, n]) => [name, share * n])) };
};

/** A quick plausible action: weights by kind, colonies downwards, claims and leftovers in good faith. */
function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  return pickWeighted(chance, options, (action) => weightOf(state, seat, action));
}

function weightOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'playBird': {
      if (action.onto === 'new') return 30;
      const colony = colonyById(seatOf(state, seat), action.onto);
      return colony === undefined ? 0 : layWeight(colony, faceOf(action.card));
    }
    case 'playDanger':
      return 40;
    case 'associate':
      return 8;
    case 'dissociate':
    case 'passDrop':
      return 1;
    case 'passRedraw':
      return 6;
    case 'arriveNow':
      return declared(state) ? 50 : 0;
    case 'leftovers': {
      const honest = leftoverDuty(state, seat);
      return honest.length === action.colonies.length && honest.every((id) => action.colonies.includes(id))
        ? 20
        : 0;
    }
    default:
      return 10;
  }
}

function layWeight({ cards }: Colony, face: Face): number {
  const top = at(cards, cards.length - 1);
  if (speciesOf(top) !== speciesOf(face) || numberOf(face) > numberOf(top)) return 1;
  if (cards.length + 1 === objectiveOf(speciesOf(face))) return 150;
  return 80 - 15 * (numberOf(top) - numberOf(face));
}

/** Whether the colony in question would pass its check in this imagined world. */
function declared(state: State): boolean {
  const frame = state.agenda.at(-1);
  if (frame?.step !== 'declare') return false;
  const cards = colonyById(seatOf(state, state.active), frame.colony)?.cards ?? [];
  const species = speciesOf(at(cards, 0));
  return cards.length >= objectiveOf(species) && cards.every((face) => speciesOf(face) === species);
}

function leftoverDuty(state: State, seat: Seat): number[] {
  const frame = state.agenda.at(-1);
  if (frame?.step !== 'leftovers') return [];
  return seatOf(state, seat)
    .colonies.filter((colony) => newestUp(colony) < 0 && speciesOf(at(colony.cards, 0)) === frame.species)
    .map((colony) => colony.id);
}

/**
 * MI-R5: a bot has not seen a bird for long. 10.1: it names every leftover it remembers, though nobody
 * checks.
 */
const habit: Brain<Migrato>['habit'] = (view, seat, memory, options) => {
  const frame = view.agenda.at(-1);
  if (frame?.step === 'sky') return options.find((o) => o.type === 'answerSky' && o.answer === 'longer');
  if (frame?.step !== 'leftovers') return undefined;
  const duty = (view.seats[seat]?.colonies ?? [])
    .map((colony) => colony.id)
    .filter((id) => rememberedSpecies(memory, id) === frame.species);
  return options.find(
    (o) =>
      o.type === 'leftovers' &&
      o.colonies.every((id) => duty.includes(id)) &&
      duty.every((id) => o.colonies.includes(id) || !isOffered(options, id)),
  );
};

const isOffered = (options: readonly Action[], id: number): boolean =>
  options.some((o) => o.type === 'leftovers' && o.colonies.includes(id));

/** Per card and own decision, of which a turn has two: 4 and 8 in a hundred each turn (10.1). */
const SLIPS: Readonly<Record<Level, number>> = {
  beginner: 4,
  learner: 3,
  casual: 2,
  skilled: 1,
  expert: 0,
};

/** Night cards fade: the number drifts by one; a beginner sometimes loses the species as well. */
function forget(memory: Memory, level: Level, chance: Chance): Memory {
  const slips = SLIPS[level];
  if (slips === 0) return memory;
  const colonies: Record<string, readonly Trace[]> = {};
  for (const [id, traces] of Object.entries(memory.colonies)) {
    colonies[id] = traces.map((trace) => (chance.below(100) < slips ? faded(trace, level, chance) : trace));
  }
  return { ...memory, colonies };
}

function faded(trace: Trace, level: Level, chance: Chance): Trace {
  const { face } = trace;
  if (face === null || !NIGHT_FACES.includes(face)) return trace;
  if (level === 'beginner' && chance.below(4) === 0) return { face: null, among: ANY_NIGHT };
  const near = NIGHT_FACES.filter(
    (other) => speciesOf(other) === speciesOf(face) && Math.abs(numberOf(other) - numberOf(face)) === 1,
  );
  return near.length === 0 ? trace : { face: pick(chance, near), among: trace.among };
}

/** A row that was begun is gone on with, and whoever did harm is paid back. */
const leanings: Leans<Migrato> = {
  finish: (_view, _seat, _memory, action) => action.type === 'playBird' && action.onto !== 'new',
  revenge: (_view, _seat, memory, action) => action.type === 'playDanger' && memory?.robbed === true,
};

/** Before any weight. */
export const bare: Brain<Migrato> = { evaluate, features, leanings, rollout, habit, forget };

export const brain = weighted(bare, weights.values);
