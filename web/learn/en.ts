import type { Messages } from '../../engine/text.ts';

/** What the pages of learning say: loaded with them, so that no table has to carry it. */
export const en: Messages = {
  title: 'Learn {game}',
  lead: 'Short lessons at a real table. Nothing can go wrong, and you can stop at any time.',
  all: 'All lessons',
  begin: 'Start',
  again: 'Again',
  resume: 'Continue',
  done: 'done',
  number: 'Lesson {n}',
  count: '{done} of {all} done',
  play: 'Play against a bot',
  rules: 'Read the rules',
  none: 'There are no lessons for this game yet.',
  offline: 'The lessons could not be loaded. Check your connection and try again.',

  coach: 'Lesson',
  step: '{at} of {of}',
  stepLong: 'step {at} of {of}',
  goOn: 'Continue',
  showMe: 'Show me',
  restart: 'Start this lesson again',
  leave: 'Leave the lesson',
  wait: '{name} is playing …',
  nudge: 'That is fine in a game. For now, try this: {what}.',
  nudgeTalk: 'Read this first, then continue.',
  nudgeRefused: 'That is fine in a game. For now, try what the lesson asks for.',
  over: 'You have finished this lesson.',
  overLast: 'You have finished every lesson. The best next step is a game.',
  next: 'Next lesson',
};
