import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { Cards, To } from '../action.ts';
import { COLORS, featureOf, KINDS, SHAPES } from '../content.ts';
import type { Who } from '../event.ts';
import { nameLine } from '../pieces/puzzles/describe.ts';
import { LETTERS, type PuzzleStep, TRAVELERS } from '../pieces/puzzles/types.ts';

export const seatArg = (seat: Seat): Arg => ({ seat });
export const audience = (to: To): Arg => (to === 'all' ? { key: 'everybody' } : { seat: to });

export const whoLine = ({ seat, slot, name }: Who): Line =>
  name === null
    ? { key: 'who.covered', args: { slot, seat: { seat } } }
    : { key: 'who.named', args: { name, seat: { seat } } };

/** `2 Time, 1 Passport`. */
export function cardsArg(cards: Cards): Arg {
  if (cards.length === 0) return { key: 'nothing' };
  return KINDS.flatMap((kind) => {
    const n = cards.filter((card) => card === kind).length;
    return n === 0 ? [] : [{ key: 'cards.some', args: { n, card: { key: `card.${kind}` } } }];
  });
}

/** A card of the race by its id, `PH-B-CF-3`. */
export function physicalLine(id: string): Line {
  const [, color = '', shape = '', number = ''] = id.split('-');
  return {
    key: 'physical.card',
    args: { color: { key: `color.${color}` }, shape: { key: `shape.${shape}` }, number },
  };
}

export const cardLine = (card: number): Line =>
  physicalLine(
    `PH-${COLORS[featureOf(card, 'color')]}-${SHAPES[featureOf(card, 'shape')]}-${(card % 6) + 1}`,
  );

/** What the challenger does at a puzzle. Passengers are named by their number. */
export function stepLine(step: PuzzleStep): Line {
  const key = `step.${step.do}`;
  switch (step.do) {
    case 'tap':
      return { key, args: { cube: step.cube } };
    case 'place':
    case 'lift':
      return { key, args: { block: LETTERS[step.block] ?? '' } };
    case 'load':
      return { key, args: { who: step.who.map((one) => one + 1) } };
    case 'choose':
      return { key, args: { letter: step.letter } };
    case 'restart':
      return { key };
    case 'assign':
      return {
        key,
        args: {
          pairs: TRAVELERS.map((who, i): Line => {
            const trunk = nameLine(step.trunks[i] ?? '');
            const to = step.to[i];
            return to === undefined
              ? { key: 'step.pair', args: { who: nameLine(who), trunk } }
              : { key: 'step.pairTo', args: { who: nameLine(who), trunk, to: nameLine(to) } };
          }),
        },
      };
  }
}
