import type { LessonBook } from '../../../engine/lesson.ts';
import type { Emigration } from '../kind.ts';
import { border } from './border.ts';
import { college } from './college.ts';
import { en } from './en.ts';
import { neighbour } from './neighbour.ts';
import { papers } from './papers.ts';
import { take } from './take.ts';

/** Section 9 of the specification: first lessons in five steps, with fixed deals. */
export const lessons: LessonBook<Emigration> = {
  lessons: [papers, take, neighbour, college, border],
  texts: { en },
};
