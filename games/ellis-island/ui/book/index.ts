import type { BookUi } from '../../../../kit/book.ts';
import type { EllisIsland } from '../../kind.ts';
import { asked } from './asked.ts';
import Figure from './Figure.svelte';

export const book: BookUi<EllisIsland> = { Figure, asked };
