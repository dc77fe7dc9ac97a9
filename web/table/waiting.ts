import { t } from '../../kit/words.svelte.ts';
import { sharerOf, wantedFor } from './device.ts';
import type { Play } from './play.svelte.ts';

/** The sentence for who is not asked anything: whom we wait for. */
export function waitingFor(play: Play): string {
  const { shown, seat, names, session } = play;
  if (session.table?.paused) return t('wait.paused');
  if (shown === undefined || play.showing) return t('wait.showing');
  if (session.acting) return t('wait.sending');
  if (seat !== null && session.table?.seats[seat]?.standIn) return t('wait.standIn');
  const others = shown.awaiting.must.filter((one) => one !== seat);
  if (others.length === 0) return t('wait.nobody');
  return t('wait.for', { names: others.map((one) => names[one] ?? '') });
}

/** What the browser's tab says of a table: whose turn it is, first, and the game. */
export function titleOf(play: Play, isCovered: boolean): string {
  const { shown, latest = shown, seat, names, session } = play;
  const game = play.say({ key: 'name' });
  if (shown === undefined || latest === undefined) return t('site.titleOf', { page: game });
  // Whoever looks elsewhere by now is invited there.
  if (shown.outcome !== null) return t(session.table?.next == null ? 'title.over' : 'title.again', { game });
  if (session.table?.paused) return t('title.paused', { game });
  // The cover may be for somebody who was asked something while others are on turn.
  const isFor = isCovered && seat !== null && wantedFor(sharerOf(play)) !== undefined;
  const must = isFor ? [seat] : latest.awaiting.must;
  if (must.length === 0) return t('site.titleOf', { page: game });
  // While a device is handed on, nobody knows who looks at it.
  if (seat !== null && must.includes(seat) && !isCovered) return t('title.yours', { game });
  return t('title.theirs', { names: must.map((one) => names[one] ?? ''), game });
}

/** The tab’s icon says it: they are waited for, or invited to the next game. */
export function isCalled({ seat, shown, latest = shown, session }: Play): boolean {
  if (seat === null || shown === undefined || session.table?.paused === true) return false;
  if (shown.outcome !== null) return session.table?.next != null;
  return latest?.awaiting.must.includes(seat) === true;
}
