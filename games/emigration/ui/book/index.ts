import type { BookUi } from '../../../../kit/book.ts';
import type { Emigration } from '../../kind.ts';
import { asked } from './asked.ts';
import Figure from './Figure.svelte';

export const book: BookUi<Emigration> = { Figure, asked };
