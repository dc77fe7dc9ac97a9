import { conforms } from '../../engine/testing/conforms.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { displacement } from './index.ts';
import { PRESETS } from './options.ts';

conforms(displacement, {
  configs: [PRESETS.standard, PRESETS.class],
  seats: [2, 3, 4, 5, 6],
  ...recordedIn(new URL('./recorded/', import.meta.url)),
});
