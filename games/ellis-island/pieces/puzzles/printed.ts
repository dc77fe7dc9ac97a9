import { bug } from '../../../../engine/bug.ts';
import type { Chance } from '../../../../engine/chance.ts';
import { CARDS, type Card, type CardId } from './content.ts';
import { cubeOf } from './cube.ts';
import { formOf } from './form.ts';
import type { Level, Puzzle, PuzzleFamily } from './types.ts';

/**
 * `mentalFaces = printed`: the face as it stands on the card; only the blocks of FORM are shuffled and
 * turned.
 */
export function printedFace(card: CardId, chance: Chance): Puzzle {
  const row: Card = cardOf(card);
  switch (row.family) {
    case 'cube':
      return cubeOf(row.level, row.taps);
    case 'form':
      return formOf(row.level, row.grid, chance);
    case 'pict': {
      const { family, level, solution } = row;
      const cells = row.cells.split(/[ /]+/);
      return { family, level, cells, options: row.options.split(' '), solution };
    }
    case 'comp': {
      const { family, level, model, options, solution } = row;
      return { family, level, model, options, solution };
    }
    case 'tags': {
      const { family, level, clues, solution } = row;
      return { family, level, clues, solution };
    }
    case 'ferry': {
      const { family, level, passengers, boat, forbidden, guardian, limit, solution } = row;
      return { family, level, passengers, boat, forbidden, guardian, limit, solution };
    }
  }
}

export const cardOf = (id: CardId): Card => CARDS.find((card) => card.id === id) ?? bug('no Mental card', id);

export const cardsAt = (family: PuzzleFamily, level: Level): CardId[] =>
  CARDS.flatMap((card) => (card.family === family && card.level === level ? [card.id] : []));
