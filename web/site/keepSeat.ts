import { toast } from '../../kit/toasts.svelte.ts';
import { t } from '../../kit/words.svelte.ts';
import { type KeptTable, keepTable } from './kept.ts';

/** This browser is to find its seat again; where it cannot, its person hears of it and of a way out. */
export function keepSeat(kept: Omit<KeptTable, 'at'>): void {
  if (!keepTable(kept)) toast(t('table.notKept'));
}
