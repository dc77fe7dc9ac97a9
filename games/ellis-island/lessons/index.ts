import type { LessonBook } from '../../../engine/lesson.ts';
import type { EllisIsland } from '../kind.ts';
import { bureau } from './bureau.ts';
import { en } from './en.ts';
import { health } from './health.ts';
import { interview } from './interview.ts';
import { together } from './together.ts';
import { walk } from './walk.ts';

/** Section 9 of the specification: five steps with fixed deals. */
export const lessons: LessonBook<EllisIsland> = {
  lessons: [walk, bureau, health, interview, together],
  texts: { en },
};
