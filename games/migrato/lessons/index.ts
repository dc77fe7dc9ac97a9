import type { LessonBook } from '../../../engine/lesson.ts';
import type { Migrato } from '../kind.ts';
import { dangers } from './dangers.ts';
import { day } from './day.ts';
import { en } from './en.ts';
import { finish } from './finish.ts';
import { night } from './night.ts';
import { rhythm } from './rhythm.ts';

/** Section 9 of the specification: five steps with fixed deals. */
export const lessons: LessonBook<Migrato> = {
  lessons: [day, rhythm, dangers, night, finish],
  texts: { en },
};
