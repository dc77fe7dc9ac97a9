import type { t as Say } from '../../kit/words.svelte.ts';
import type { Play } from './play.svelte.ts';

/** The sentence for who is not asked anything: whom we wait for. */
export function waitingFor(play: Play, t: typeof Say): string {
  const { shown, seat, names, session } = play;
  if (session.table?.paused) return t('wait.paused');
  if (shown === undefined || play.showing) return t('wait.showing');
  if (session.acting) return t('wait.sending');
  if (seat !== null && session.table?.seats[seat]?.standIn) return t('wait.standIn');
  const others = shown.awaiting.must.filter((one) => one !== seat);
  if (others.length === 0) return t('wait.nobody');
  return t('wait.for', { names: others.map((one) => names[one] ?? '') });
}
