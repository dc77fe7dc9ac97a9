import type { Config } from './config.ts';
import { CROSSINGS_DECK, FACE_IDS, type FaceId } from './content.ts';

const countsOf = (copies: Readonly<Partial<Record<FaceId, number>>>): readonly number[] =>
  FACE_IDS.map((face) => copies[face] ?? 0);

const OURS = countsOf(Object.fromEntries(CROSSINGS_DECK.rows.map((row) => [row.id, row.copies])));

/** What lies in the box of this table: the copies of each face, in the order of FACES. */
export const deckOf = ({ content }: Pick<Config, 'content'>): readonly number[] =>
  typeof content === 'string' ? OURS : countsOf(content.copies);
