import type { LessonBook } from '../../../engine/lesson.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { de } from './de.ts';
import { draw } from './draw.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { evening } from './evening.ts';
import { fr } from './fr.ts';
import { look } from './look.ts';
import { people } from './people.ts';
import { tr } from './tr.ts';
import { walk } from './walk.ts';

/** Section 9 of the specification: five steps with fixed deals. */
export const lessons: LessonBook<JourneyIstanbul> = {
  lessons: [walk, look, draw, evening, people],
  texts: { en, de, es, fr, tr },
};
