import { anObject, BadInput } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { BadContent } from '../../engine/resolve.ts';
import type { Line } from '../../engine/text.ts';

/** What came of a text: a set the game can be played with, or what is wrong with it; neither of none. */
export interface OwnCards {
  readonly cards: unknown;
  readonly id: string;
  /** The set as the game has read it. */
  readonly set: unknown;
  readonly problem: Line | undefined;
  /** What else is wrong, row and field. */
  readonly further: readonly string[];
}

const NONE: OwnCards = { cards: undefined, id: '', set: undefined, problem: undefined, further: [] };

/** The largest set that a page reads, in bytes. */
export const LARGEST = 256 * 1024;

/** Read by the game's own parser, so that nothing is accepted here which a table would refuse. */
export function readOwnCards(game: Game<Kind>, name: string, text: string, seats: number): OwnCards {
  if (text.trim() === '') return NONE;
  if (text.length > LARGEST) return { ...NONE, problem: { key: 'own.large' } };
  let cards: unknown;
  try {
    cards = JSON.parse(text);
  } catch {
    return { ...NONE, problem: { key: 'own.broken' } };
  }
  let config: unknown;
  try {
    config = game.parseConfig({ [name]: cards }, { seats, ranked: false });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const [problem = '', ...further] = error instanceof BadContent ? error.problems : [error.message];
    return { ...NONE, problem: { key: 'own.problem', args: { problem } }, further };
  }
  const id = typeof cards === 'object' && cards !== null && 'id' in cards ? String(cards.id) : '';
  return { ...NONE, cards, id, set: anObject(config)[name] };
}
