import type { Kind } from '../../engine/game.ts';
import type { LessonBook } from '../../engine/lesson.ts';
import { byFolder } from './folders.ts';

/** The lessons of each game that has some: loaded when somebody wants to learn. */
const books = byFolder(
  import.meta.glob<LessonBook<Kind>>('../../games/[a-z]*/lessons/index.ts', { import: 'lessons' }),
);

export async function openLessons(game: string): Promise<LessonBook<Kind> | undefined> {
  return books[game]?.();
}
