import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { versionOf } from '../../engine/versions.ts';
import { cardGuards } from './cards.ts';
import type { Arm, Ask, Question, Stop, Wanted } from './question.ts';
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
  title: Title<Kind>,
  { ask, seats, seed, arms, chairs, main, guards, tolerance, stop }: Asking,
): Question {
  const { game } = title;
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
    guards:
      ask === 'cards'
        ? cardsAlone(title, arms, main, guards, tolerance)
        : guards.map((guard) => readWanted(guard, 'guard')),
    stop,
  };
}

/** Of cards one asks at one table, and nothing else. */
function cardsAlone(
  title: Title<Kind>,
  arms: readonly Arm[],
  main: string | undefined,
  guards: readonly string[],
  tolerance: number | undefined,
): Wanted[] {
  if (main !== undefined) throw new BadInput('main', 'is not asked here: every card is');
  if (guards.length > 0) throw new BadInput('guard', 'there are none here: every card is asked about');
  const [arm] = arms;
  if (arm === undefined || arms.length > 1) throw new BadInput('arms', 'cards are asked about at one table');
  return cardGuards(title, arm, tolerance);
}

/** Until the answer is clear, with intervals that are narrowest after `planned` deals. */
export const untilAnswered = (planned = 1000, most = 10 * planned): Stop => ({
  until: 'answered',
  planned,
  most,
});
