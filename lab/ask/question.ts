import { digest } from '../../engine/digest.ts';
import type { Interval } from '../stats/deals.ts';

export const ASKS = ['compare', 'sweep', 'ladder', 'cards'] as const;
export type Ask = (typeof ASKS)[number];

/**
 * One variant: the table as its config reads, and one bot for each seat (in a ladder one bot, for any seat).
 */
export interface Arm {
  readonly name: string;
  readonly config: unknown;
  readonly bots: readonly string[];
}

/** A measure, or a quotient of two (`won.goal/holders.goal`), and what is wished of it. */
export interface Wanted {
  readonly measure: string;
  readonly target: Interval | null;
  /** A change that does not matter. */
  readonly tolerance: number;
}

/**
 * So many deals, decided beforehand; or until the answer is clear (`answered`), known to ± so much, or
 * `end`: all of `most`, with intervals that hold at every look. `planned` is where those are narrowest.
 */
export type Stop =
  | { readonly deals: number }
  | { readonly until: 'answered' | 'end' | number; readonly planned: number; readonly most: number };

/** All that decides the answer, as plain JSON. The same question has the same answer, byte for byte. */
export interface Question {
  readonly format: 'crossings-question';
  readonly version: 1;
  readonly ask: Ask;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly seed: string;
  /** The first one is what the others are compared with. */
  readonly arms: readonly Arm[];
  /** Whether the bots of an arm move through every chair of a deal. */
  readonly chairs: 'every' | 'seated';
  readonly main: Wanted | null;
  /** Of `cards` there is one for each card, and nothing else is asked. */
  readonly guards: readonly Wanted[];
  readonly stop: Stop;
}

export const askedOf = (question: Question): string => digest(question);

/** What is played for it, whatever is asked of the games and whenever it stops. */
export const playedOf = ({ ask, game, rules, seats, seed, arms, chairs }: Question): string =>
  digest({
    ladder: ask === 'ladder',
    game,
    rules,
    seats,
    seed,
    chairs,
    arms: arms.map(({ config, bots }) => ({ config, bots })),
    // What else is asked of a game is noted while it is played.
    ...(ask === 'cards' && { cards: true }),
  });

/** How many deals it may take. */
export const mostOf = ({ stop }: Question): number => ('deals' in stop ? stop.deals : stop.most);

export const plannedOf = ({ stop }: Question): number => ('deals' in stop ? stop.deals : stop.planned);
