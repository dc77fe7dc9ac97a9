import type { LessonBook } from '../../../engine/lesson.ts';
import type { Ferry } from '../kind.ts';
import { crossing } from './crossing.ts';
import { en } from './en.ts';

export const lessons: LessonBook<Ferry> = { lessons: [crossing], texts: { en } };
