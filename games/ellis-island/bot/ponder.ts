import { at } from '../../../engine/at.ts';
import type { Brain } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Pondering } from '../../../engine/pondering.ts';
import type { Action } from '../action.ts';
import type { CardsOf } from '../box.ts';
import { spaceAt } from '../content.ts';
import type { EllisIsland } from '../kind.ts';
import { answerOf, type Mind, offerOf } from './barter.ts';
import { habitWith } from './habit.ts';
import { drawLuck, endTurn, type Luck, setOut, strideAndTry, walkOut } from './journey.ts';
import { ALONE, type Scale, SEVERAL, type Stride, scaleOf, weighing } from './stride.ts';
import { isOut, outlookFor, type Walk, walkOf } from './way.ts';

/** The own family as it stands, and what is ahead of it. */
interface Prospect {
  readonly walk: Walk;
  readonly scale: Scale;
}

/** 10.3: token, destination and trade, by walking the own way to its end over and over. The rest is habit. */
export const ponderWith = (cardsOf: CardsOf): NonNullable<Brain<EllisIsland>['ponder']> =>
  function* (view, seat, memory, options, iterations, chance, imagine) {
    if (memory === null) return undefined;
    switch (view.step) {
      case 'idle':
      case 'roll':
      case 'move':
      case 'challenge':
      case 'after':
        return yield* inTurn({ view, seat, memory, imagine, cardsOf }, options, iterations, chance);
      default:
        return undefined;
    }
  };

function* inTurn(
  mind: Mind,
  options: readonly Action[],
  iterations: number,
  chance: Chance,
): Pondering<Action | undefined> {
  const { view, seat, memory, cardsOf } = mind;
  const world = mind.imagine();
  const outlook = outlookFor(world, seat, memory.results[seat], cardsOf(world.config));
  const walk = walkOf(world, seat, outlook);
  const prospect = { walk, scale: scaleOf(outlook, view.config.mode === 'quick' ? ALONE : SEVERAL) };
  if (options.some((one) => one.type === 'accept' || one.type === 'decline')) {
    return yield* answerOf(mind, options, walk);
  }
  if (view.turn.seat !== seat || view.offers.some((offer) => offer.from === seat)) return undefined;
  if (view.step === 'move') {
    const usual = habitWith(cardsOf)(view, seat, memory, options, chance);
    return yield* bestMove(options, usual ?? null, prospect, iterations, chance);
  }
  if (view.step === 'challenge') return undefined;
  const offer = yield* offerOf(mind, walk);
  // Habit would offer by rule where nothing is worth an offer.
  return offer ?? options.find((one) => one.type === 'roll' || one.type === 'endTurn');
}

/** A stride that may be better than the one that looks best. */
interface Rival extends Stride {
  readonly move: Action;
  readonly worth: number;
  /** Summed over the tries: how many turns more it took, and the squares of that. */
  behind: number;
  squares: number;
}

/** Of so many strides that look best. */
const MOST = 10;
/** Tries between two looks at which rivals are still worth one. */
const LAP = 16;
/**
 * In standard errors: so far behind, and a rival is given up; so far ahead, and it is chosen. What looks best
 * at a glance needs less than any other: that was found on thousands of ways.
 */
const BEHIND = 2;
const AHEAD = 2;
const FIRST_AHEAD = 0.5;

/** What is done by habit stands unless walking on shows that another stride is better. */
function* bestMove(
  options: readonly Action[],
  habitual: Action | null,
  prospect: Prospect,
  iterations: number,
  chance: Chance,
): Pondering<Action | undefined> {
  const all = candidates(options, prospect);
  const usual = all.find(({ move }) => isSame(move, habitual));
  if (usual === undefined) return undefined;
  const [first] = all;
  let rivals = all.slice(0, MOST).filter((one) => one !== usual);
  // A large family's way is as many times as long: a try counts for each of them, and thinking takes as long
  // as for one.
  const tokens = prospect.walk.at.filter((at) => !isOut(at)).length;
  for (let tries = 1; rivals.length > 0 && tries * tokens < iterations && (yield); tries++) {
    const luck = drawLuck(prospect.scale.outlook, chance);
    const par = turnsAfter(usual, prospect, luck);
    for (const rival of rivals) {
      const behind = turnsAfter(rival, prospect, luck) - par;
      rival.behind += behind;
      rival.squares += behind * behind;
    }
    if (tries % LAP === 0) {
      const least = Math.min(0, ...rivals.map(({ behind }) => behind));
      rivals = rivals.filter((one) => one.behind - BEHIND * Math.sqrt(one.squares) < least);
    }
  }
  let best = usual;
  let most = 0;
  for (const rival of rivals) {
    const ahead = -rival.behind - (rival === first ? FIRST_AHEAD : AHEAD) * Math.sqrt(rival.squares);
    if (ahead <= most) continue;
    most = ahead;
    best = rival;
  }
  return best.move;
}

const isSame = (one: Action, other: Action | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What looks best at a glance comes first. */
function candidates(options: readonly Action[], { walk, scale }: Prospect): Rival[] {
  const weigh = weighing(walk, scale);
  const found: Rival[] = [];
  for (const move of options) {
    if (move.type !== 'move' && move.type !== 'stay') continue;
    const slot = move.slot - 1;
    const to = move.type === 'move' ? spaceAt(move.to) : at(walk.at, slot);
    found.push({ move, slot, to, worth: weigh(slot, to), behind: 0, squares: 0 });
  }
  return found.sort((one, other) => other.worth - one.worth);
}

/** In how many turns the whole family is through after this stride. */
function turnsAfter(first: Stride, { walk, scale }: Prospect, luck: Luck): number {
  const on = setOut(walk, luck);
  strideAndTry(on, first, scale.outlook, luck);
  return endTurn(on) ? on.turn : walkOut(on, scale, luck);
}
