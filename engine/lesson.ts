import { bug } from './bug.ts';
import { type Chance, seeded } from './chance.ts';
import type { Actor, Context, Game, Kind, Seat } from './game.ts';
import { hasAction } from './same.ts';
import type { Messages } from './text.ts';

/**
 * What somebody does in a lesson, and the luck it meets: the results of its draws; those not named come by a
 * fixed seed.
 */
export interface ScriptedAction<K extends Kind> {
  readonly by: Actor;
  readonly action: K['action'];
  readonly luck?: readonly number[];
}

/**
 * One thing that is said to the learner, by the text `lesson.<lesson>.<id>`. With `wants` it is over when one
 * of these was done, with `refused` when that was refused by this rule, otherwise when the learner goes on.
 */
export interface LessonStep<K extends Kind> {
  readonly id: string;
  /** What is meant on the table, as a selector of the page. */
  readonly at?: string;
  /**
   * The first is what is done for a learner who asks to be shown. Anything else lawful is answered by
   * `<id>.nudge`.
   */
  readonly wants?: readonly K['action'][];
  /**
   * Where more than these few actions would do: an amount, an order. What follows must then be lawful after
   * any of them.
   */
  fits?(action: K['action']): boolean;
  readonly luck?: readonly number[];
  readonly refused?: { readonly action: K['action']; readonly rule: string };
  /** What the others do after it. `'clock'`: the window that is open then closes by itself. */
  readonly others?: readonly ScriptedAction<K>[];
  /** As the last step of a part: everything lawful may be done, and the clock runs, until this holds. */
  readonly free?: FreePlay<K>;
}

/** Where what is done cannot be foreseen: a race, an exchange of offers. */
export interface FreePlay<K extends Kind> {
  isOver(view: K['view']): boolean;
  /** What the learner could do now; undefined: wait for the clock. */
  lead(view: K['view']): K['action'] | undefined;
}

/**
 * A position and what is taught at it. A new part is a new table: time has passed, or the question is
 * another.
 */
export interface LessonPart<K extends Kind> {
  /** As a host would send it. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The state this part begins with; from then on only the game's own rules change it. */
  begin(config: K['config'], ctx: Context<K['event']>): K['state'];
  readonly steps: readonly LessonStep<K>[];
}

/**
 * A guided first game at fixed positions. It is named by `lesson.<id>.title` and promises `lesson.<id>.text`.
 */
export interface Lesson<K extends Kind> {
  readonly id: string;
  readonly seats: number;
  readonly learner: Seat;
  readonly parts: readonly LessonPart<K>[];
}

/** All lessons of a game, in the order of learning, with their sentences by language. */
export interface LessonBook<K extends Kind> {
  readonly lessons: readonly Lesson<K>[];
  readonly texts: { readonly en: Messages } & Readonly<Record<string, Messages>>;
}

/** The same rules, but the cards lie as this part wants them. */
export const staged = <K extends Kind>(game: Game<K>, part: LessonPart<K>): Game<K> => ({
  ...game,
  setup: (config, _seats, ctx) => part.begin(config, ctx),
});

/** How many entries of the log this step takes. */
export const entriesIn = <K extends Kind>({ wants, others = [] }: LessonStep<K>): number =>
  (wants === undefined ? 0 : 1) + others.length;

/** How many entries lie before this step. */
export const entriesBefore = <K extends Kind>(part: LessonPart<K>, step: number): number =>
  part.steps.slice(0, step).reduce((sum, one) => sum + entriesIn(one), 0);

/**
 * The step a learner is at after so many standing entries, who had reached this one before. What was done
 * goes on; what was taken back is asked again.
 */
export function stepAt<K extends Kind>(part: LessonPart<K>, reached: number, entries: number): number {
  let at = Math.min(reached, part.steps.length);
  while (at > 0 && entriesBefore(part, at) > entries) at--;
  for (; at < part.steps.length; at++) {
    const step = part.steps[at] ?? bug('no such step', at);
    if (step.free !== undefined) break;
    const needs = entriesIn(step);
    const done = entries - entriesBefore(part, at);
    if (done < needs || (needs === 0 && done === 0)) break;
  }
  return at;
}

/** What the others do as the entry of this number; undefined where it is the learner's turn, or nobody's. */
export function scriptedAt<K extends Kind>(
  part: LessonPart<K>,
  step: number,
  entries: number,
): ScriptedAction<K> | undefined {
  const { wants, others = [] } = part.steps[step] ?? { others: [] };
  return others[entries - entriesBefore(part, step) - (wants === undefined ? 0 : 1)];
}

/** The luck of the entry of this number: always the same, also when it was taken back and is done again. */
export function luckAt<K extends Kind>(part: LessonPart<K>, entry: number): Chance {
  const wished = part.steps.flatMap(({ wants, luck = [], others = [] }) => [
    ...(wants === undefined ? [] : [luck]),
    ...others.map((scripted) => scripted.luck ?? []),
  ]);
  const results = wished[entry] ?? [];
  const rest = seeded(`lesson ${entry}`);
  let at = 0;
  return {
    below(n) {
      const got = results[at++] ?? rest.below(n);
      return got < n ? got : bug('the lesson wishes for', got, 'of a draw below', n);
    },
  };
}

/** Whether the learner may do this now. JSON decides, whatever the order of the fields. */
export const isWanted = <K extends Kind>(step: LessonStep<K>, action: K['action']): boolean =>
  hasAction(step.wants ?? [], action) || step.fits?.(action) === true;
