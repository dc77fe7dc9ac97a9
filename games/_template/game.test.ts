import { conforms } from '../../engine/testing/conforms.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { ferry } from './index.ts';

conforms(ferry, {
  configs: [{}, { rounds: 2, storms: false, takeBack: false }],
  seats: [2, 4],
  ...recordedIn(new URL('./recorded', import.meta.url)),
});
