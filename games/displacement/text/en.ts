import type { Messages } from '../../../engine/text.ts';
import { told } from './told.ts';
import { words } from './words.ts';

/** Every sentence of Displacement in English. The rules know only the keys. */
export const en: Messages = { ...words, ...told };
