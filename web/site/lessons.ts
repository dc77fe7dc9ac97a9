import type { Kind } from '../../engine/game.ts';
import type { LessonBook } from '../../engine/lesson.ts';

/** The lessons of each game that has some: loaded when somebody wants to learn. */
const books: Readonly<Record<string, () => Promise<LessonBook<Kind>>>> = {
  'journey-istanbul': async () => (await import('../../games/journey-istanbul/lessons/index.ts')).lessons,
  emigration: async () => (await import('../../games/emigration/lessons/index.ts')).lessons,
  displacement: async () => (await import('../../games/displacement/lessons/index.ts')).lessons,
  'ellis-island': async () => (await import('../../games/ellis-island/lessons/index.ts')).lessons,
  migrato: async () => (await import('../../games/migrato/lessons/index.ts')).lessons,
};

export const TAUGHT = Object.keys(books);

export const hasLessons = (game: string): boolean => game in books;

export async function openLessons(game: string): Promise<LessonBook<Kind> | undefined> {
  return books[game]?.();
}
