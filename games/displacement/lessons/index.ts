import type { LessonBook } from '../../../engine/lesson.ts';
import type { Displacement } from '../kind.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { goals } from './goals.ts';
import { homes } from './homes.ts';
import { send } from './send.ts';
import { stay } from './stay.ts';

/** Section 9 of the specification: five steps with fixed deals. */
export const lessons: LessonBook<Displacement> = {
  lessons: [homes, card, stay, send, goals],
  texts: { en },
};
