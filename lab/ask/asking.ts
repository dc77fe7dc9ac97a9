import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { versionOf } from '../../engine/versions.ts';
import type { Arm, Ask, Question, Stop } from './question.ts';
import { readWanted } from './wanted.ts';

/** A question as it is put, in a command or on a page; what nobody says is as usual. */
export interface Asking {
  readonly ask: Ask;
  readonly seats: number;
  readonly seed: string;
  readonly arms: readonly Arm[];
  readonly chairs?: Question['chairs'] | undefined;
  /** `measure`, `measure in 0.2..0.3`: see `readWanted`. */
  readonly main?: string | undefined;
  readonly guards: readonly string[];
  /** A change of the main measure that does not matter. */
  readonly tolerance?: number | undefined;
  readonly stop: Stop;
}

/** The same words make the same question, wherever they are put. */
export function questionOf(
  { game }: Title<Kind>,
  { ask, seats, seed, arms, chairs, main, guards, tolerance, stop }: Asking,
): Question {
  const differ = arms.some(({ bots }) => bots.some((bot) => bot !== bots[0]));
  return {
    format: 'crossings-question',
    version: 1,
    ask,
    game: game.id,
    rules: versionOf(game),
    seats,
    seed,
    arms,
    chairs: chairs ?? (differ ? 'every' : 'seated'),
    main: main === undefined ? null : readWanted(main, 'main', tolerance),
    guards: guards.map((guard) => readWanted(guard, 'guard')),
    stop,
  };
}

/** Until the answer is clear, with intervals that are narrowest after `planned` deals. */
export const untilAnswered = (planned = 1000, most = 10 * planned): Stop => ({
  until: 'answered',
  planned,
  most,
});
