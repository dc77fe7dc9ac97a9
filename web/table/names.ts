import { t } from '../../kit/words.svelte.ts';
import type { TableInfo } from '../../room/protocol.ts';

/** The seats' names as everybody reads them; a seat nobody took has one too. */
export function namesOf(table: TableInfo | undefined): readonly string[] {
  return (table?.seats ?? []).map(
    (seat, i) => seat.name ?? (seat.kind === 'bot' ? t('seat.bot') : t('seat.nobody', { seat: i + 1 })),
  );
}
