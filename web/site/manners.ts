import { sayDuration } from '../../kit/duration.ts';
import type { Hosting } from '../../kit/hosting.ts';
import { t } from '../../kit/words.svelte.ts';
import type { BotPace, TalkRule } from '../../room/limits.ts';

/** What people agree on beside the rules, at a table they meet at over the network. */
export interface Manners {
  readonly decisionMs: number | null;
  readonly absenceMs: number | null;
  readonly pace: BotPace;
  /** A bot tells whoever asks what it would do, and everybody that they asked. */
  readonly hints: boolean;
  readonly talk: TalkRule;
  readonly listed: boolean;
  /** The host takes no seat. */
  readonly facilitate: boolean;
}

export const USUAL: Manners = {
  decisionMs: null,
  absenceMs: null,
  pace: 'normal',
  hints: false,
  talk: 'phrases',
  listed: false,
  facilitate: false,
};
export const DECISIONS_MS = [null, 30_000, 60_000, 120_000, 300_000, 86_400_000] as const;
export const ABSENCES_MS = [null, 60_000, 300_000, 3_600_000, 86_400_000] as const;

/** Not asked for: what the game has a choice of its own for, or with these options a clause against. */
export const withoutIn = (
  hosting: Pick<Hosting, 'clock'> | undefined,
  forbidsHints: boolean,
): readonly (keyof Manners)[] => [
  ...(hosting?.clock === undefined ? [] : (['decisionMs'] as const)),
  ...(forbidsHints ? (['hints'] as const) : []),
];

type Agreed = Pick<Manners, 'decisionMs' | 'absenceMs' | 'pace' | 'hints' | 'talk' | 'listed'>;

/**
 * What differs from the usual, for those who come to the table: nobody should learn of a clock by losing to
 * it.
 */
export function sayManners({ decisionMs, absenceMs, pace, hints, talk, listed }: Agreed): string[] {
  return [
    ...(decisionMs === null ? [] : [t('agreed.clock', { time: sayDuration(decisionMs, t) })]),
    ...(absenceMs === null ? [] : [t('agreed.absence', { time: sayDuration(absenceMs, t) })]),
    ...(pace === USUAL.pace ? [] : [t(`agreed.pace.${pace}`)]),
    ...(hints ? [t('agreed.hints')] : []),
    ...(talk === USUAL.talk ? [] : [t(`agreed.talk.${talk}`)]),
    ...(listed ? [t('agreed.listed')] : []),
  ];
}
