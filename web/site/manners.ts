import { sayDuration } from '../../kit/duration.ts';
import { t } from '../../kit/words.svelte.ts';
import type { BotPace, TalkRule } from '../../room/limits.ts';

/** What people agree on beside the rules, at a table they meet at over the network. */
export interface Manners {
  readonly decisionMs: number | null;
  readonly absenceMs: number | null;
  readonly pace: BotPace;
  readonly talk: TalkRule;
  readonly listed: boolean;
  /** The host takes no seat. */
  readonly facilitate: boolean;
}

export const USUAL: Manners = {
  decisionMs: null,
  absenceMs: null,
  pace: 'normal',
  talk: 'phrases',
  listed: false,
  facilitate: false,
};
export const DECISIONS_MS = [null, 30_000, 60_000, 120_000, 300_000, 86_400_000] as const;
export const ABSENCES_MS = [null, 60_000, 300_000, 3_600_000, 86_400_000] as const;

type Agreed = Pick<Manners, 'decisionMs' | 'absenceMs' | 'pace' | 'talk' | 'listed'>;

/**
 * What differs from the usual, for those who come to the table: nobody should learn of a clock by losing to
 * it.
 */
export function sayManners({ decisionMs, absenceMs, pace, talk, listed }: Agreed): string[] {
  return [
    ...(decisionMs === null ? [] : [t('agreed.clock', { time: sayDuration(decisionMs, t) })]),
    ...(absenceMs === null ? [] : [t('agreed.absence', { time: sayDuration(absenceMs, t) })]),
    ...(pace === USUAL.pace ? [] : [t(`agreed.pace.${pace}`)]),
    ...(talk === USUAL.talk ? [] : [t(`agreed.talk.${talk}`)]),
    ...(listed ? [t('agreed.listed')] : []),
  ];
}
