import { conforms } from '../../engine/testing/conforms.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { journeyIstanbul } from './index.ts';

/** With few words a day: random talkers would otherwise never come to the end of a week (JI-R65). */
const few = { openActionsPerDay: 1 };

conforms(journeyIstanbul, {
  configs: [few, { ...few, moneyVisible: 'closed', offerMode: 'sealed' }],
  seats: [2, 3, 4, 5],
  runs: 150,
  ...recordedIn(new URL('./recorded/', import.meta.url)),
});
