import { bring } from './box.ts';
import { SHARED } from './content/answers.ts';
import { FAMILY_ROWS } from './content/families.ts';
import { rules } from './rules.ts';

bring({ families: FAMILY_ROWS, answers: SHARED });

/** The whole game, for those who deal: servers, workers, the laboratory. */
export const game = rules;
