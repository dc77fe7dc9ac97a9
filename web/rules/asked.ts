import type { Seat } from '../../engine/game.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import { type Said, saidIn } from './blocks.ts';
import type { Opened } from './books.ts';

/** More would be a chapter. */
const MOST = 4;

/** The paragraphs on what this seat can do now, in the order of the book. */
export function askedIn(opened: Opened, scene: Scene | undefined, seat: Seat | null): readonly Said[] {
  if (seat === null || scene?.awaiting.must.includes(seat) !== true) return [];
  const types = new Set([...scene.options, ...scene.forms].map(({ type }) => type));
  const clauses = new Set([...types].flatMap((type) => opened.ui?.asked[type] ?? []));
  return saidIn(opened.book)
    .filter(({ told }) => told.some((clause) => clauses.has(clause)))
    .slice(0, MOST);
}
