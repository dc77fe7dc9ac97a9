import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { To } from '../action.ts';
import type { Who } from '../event.ts';
import { nameLine } from '../pieces/puzzles/names.ts';
import { LETTERS, type PuzzleStep, TRAVELERS } from '../pieces/puzzles/types.ts';

export const seatArg = (seat: Seat): Arg => ({ seat });
export const audience = (to: To): Arg => (to === 'all' ? { key: 'everyone' } : { seat: to });

export const whoLine = ({ seat, slot, name }: Who): Line =>
  name === null
    ? { key: 'who.covered', args: { slot, seat: { seat } } }
    : { key: 'who.named', args: { name, seat: { seat } } };

/** A card of the race by its id, `PH-B-CF-3`. */
export function physicalLine(id: string): Line {
  const [, color = '', shape = '', number = ''] = id.split('-');
  return {
    key: 'physical.card',
    args: {
      n: Number(number),
      color: { key: `color.${color}` },
      shape: { key: `shape.${shape}`, args: { n: Number(number) } },
    },
  };
}

/**
 * What goes into a sentence about a step at a puzzle, `<what>.<step>`. Passengers are named by their number.
 */
export function stepArgs(step: PuzzleStep): NonNullable<Line['args']> {
  switch (step.do) {
    case 'tap':
      return { cube: step.cube };
    case 'place': {
      const { turn, row, col } = step;
      return { block: LETTERS[step.block] ?? '', turn, row: row + 1, col: col + 1 };
    }
    case 'lift':
      return { block: LETTERS[step.block] ?? '' };
    case 'load':
      return { n: step.who.length, who: step.who.map((one) => one + 1) };
    case 'choose':
      return { letter: step.letter };
    case 'restart':
      return {};
    case 'assign':
      return {
        pairs: TRAVELERS.map((who, i): Line => {
          const trunk = nameLine(step.trunks[i] ?? '');
          const to = step.to[i];
          return to === undefined
            ? { key: 'step.pair', args: { who: nameLine(who), trunk } }
            : { key: 'step.pairTo', args: { who: nameLine(who), trunk, to: nameLine(to) } };
        }),
      };
  }
}
