import type { BookUi } from '../../../../kit/book.ts';
import type { Ferry } from '../../kind.ts';
import { asked } from './asked.ts';
import Figure from './Figure.svelte';

export const book: BookUi<Ferry> = { Figure, asked };
