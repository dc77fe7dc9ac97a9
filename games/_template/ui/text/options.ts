import type { Messages } from '../../../../engine/text.ts';

/** The table options as people read them: on the set-up page and in the lobby, never at the table. */
export const options: Messages = {
  'option.rounds': 'Rounds',
  'option.rounds.3': 'three',
  'option.rounds.2': 'two',
  'option.storms': 'Storms',
  'option.storms.true': 'yes',
  'option.storms.false': 'no',
  'option.takeBack': 'Undo',
  'option.takeBack.true': 'yes',
  'option.takeBack.false': 'no',
};
