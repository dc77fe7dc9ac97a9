import { parseBotName } from '../../bots/names.ts';
import { at } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';
import { pick, seeded, shuffle } from '../../engine/chance.ts';
import type { Kind, Outcome } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { cardMeasures } from './cards.ts';
import { Course } from './course.ts';
import { play } from './play.ts';
import type { Arm, Question } from './question.ts';

/** One game of a deal. */
export interface Seating {
  readonly arm: number;
  readonly chair: number;
  /** By seat: the place in the list of the arm's bots, or in a ladder the number of the arm. */
  readonly who: readonly number[];
  readonly bots: readonly string[];
}

/**
 * A game that was played. `values` follow the part's list of names; null is a measure that it does not have.
 */
export interface Played {
  readonly deal: number;
  readonly arm: number;
  readonly chair: number;
  readonly who: readonly number[];
  readonly why: string;
  readonly winners: readonly number[];
  readonly values: readonly (number | null)[];
  /** What broke; then there is nothing else to be known of it. */
  readonly problem: string | null;
}

/** The games of a few neighbouring deals: what is played, sent, and kept as a whole. */
export interface Part {
  readonly part: number;
  readonly names: readonly string[];
  readonly games: readonly Played[];
}

const USUAL_DEALS = 8;

/** Of levels the upper ones search, too. */
const THINKS = /^(search|oracle|level)/;

/** A deal with a search takes long enough to be kept by itself. */
export const dealsPerPart = ({ arms }: Question): number =>
  arms.some(({ bots }) => bots.some((bot) => THINKS.test(bot))) ? 1 : USUAL_DEALS;

/** Every game of a deal begins with the same luck: `watch` and `record` know it by this seed. */
export const seedOf = (seed: string, deal: number): string => `${seed}/${deal}`;

/** All arms, each from every chair if the question says so. */
export function blockOf(question: Question, deal: number): Seating[] {
  const { ask, arms, chairs, seats } = question;
  if (ask === 'ladder') return ladderBlock(question, deal);
  const turns = chairs === 'every' ? seats : 1;
  return arms.flatMap(({ bots }, arm) =>
    Array.from({ length: turns }, (_nothing, chair) => {
      const who = Array.from({ length: seats }, (_nobody, seat) => (seat - chair + seats) % seats);
      return { arm, chair, who, bots: who.map((place) => at(bots, place)) };
    }),
  );
}

/** Each bot once if there are seats enough, the rest by lot; then everybody moves through every chair. */
function ladderBlock({ arms, seats, seed }: Question, deal: number): Seating[] {
  const chance = seeded(`${seedOf(seed, deal)}/seating`);
  const numbers = [...arms.keys()];
  const seated = shuffle(chance, [...numbers]).slice(0, seats);
  while (seated.length < seats) seated.push(pick(chance, numbers));
  shuffle(chance, seated);
  return Array.from({ length: seats }, (_nothing, chair) => {
    const who = seated.map((_arm, seat) => at(seated, (seat - chair + seats) % seats));
    return { arm: 0, chair, who, bots: who.map((arm) => at(at(arms, arm).bots, 0)) };
  });
}

/** Plays the deals of one part. A game that breaks is told, not hidden. */
export function playPart<K extends Kind>(title: Title<K>, question: Question, part: number): Part {
  const size = dealsPerPart(question);
  const names: string[] = [];
  const places = new Map<string, number>();
  const games: Played[] = [];
  for (let deal = part * size; deal < (part + 1) * size; deal++) {
    for (const seating of blockOf(question, deal)) {
      const { arm, chair, who } = seating;
      try {
        const { outcome, measures } = playGame(title, question, deal, seating);
        const values: (number | null)[] = names.map(() => null);
        for (const [name, value] of Object.entries(measures)) {
          let place = places.get(name);
          if (place === undefined) {
            place = names.push(name) - 1;
            places.set(name, place);
          }
          values[place] = value;
        }
        const { why, winners } = outcome;
        games.push({
          deal,
          arm,
          chair,
          who,
          why,
          winners,
          values: values.map((v) => v ?? null),
          problem: null,
        });
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        games.push({ deal, arm, chair, who, why: '', winners: [], values: [], problem });
      }
    }
  }
  return { part, names, games };
}

const FEW_GAMES = 8;
const LONG_MS = 1500;

/** How many milliseconds a deal takes, by a few games of it; `now` is the clock of whoever asks. */
export function timeDeals<K extends Kind>(title: Title<K>, question: Question, now: () => number): number {
  const start = now();
  let games = 0;
  for (let deal = 0; games < FEW_GAMES && now() - start < LONG_MS; deal++) {
    for (const seating of blockOf(question, deal)) {
      if (games > 0 && now() - start >= LONG_MS) break;
      playGame(title, question, deal, seating);
      games++;
    }
  }
  return ((now() - start) / games) * blockOf(question, 0).length;
}

function playGame<K extends Kind>(
  title: Title<K>,
  question: Question,
  deal: number,
  { arm, who, bots }: Seating,
): { outcome: Outcome; measures: Record<string, number> } {
  const { game, seats, seed, arms } = question;
  const { config }: Arm = at(arms, arm);
  const events: K['event'][] = [];
  const names = bots.map((bot) => parseBotName(bot));
  const job = { game, seats, seed, bots: names, botNames: bots, config };
  const course = new Course(title, seats);
  const { state, actions, outcome } = play(title, job, seedOf(seed, deal), events, {
    see: (now) => course.see(now),
  });
  title.game.audit(state);
  const measures: Record<string, number> = { actions, winners: outcome.winners.length };
  Object.assign(measures, course.measures(outcome));
  if (question.ask === 'cards') {
    Object.assign(measures, cardMeasures(title, seats, outcome, state, events));
  }
  for (const why of title.game.ends) measures[`ended.${why}`] = why === outcome.why ? 1 : 0;
  if (question.ask !== 'ladder') {
    who.forEach((place, seat) => {
      const share = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      measures[`seat.${place}.wins`] = share;
      measures[`seat.${place}.score`] = outcome.scores[seat] ?? 0;
    });
  }
  for (const [name, value] of Object.entries(title.measure(state, events))) {
    if (Object.hasOwn(measures, name)) bug('a measure has the name of one that every game has:', name);
    measures[name] = value;
  }
  return { outcome, measures };
}
