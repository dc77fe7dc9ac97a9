import type { Why } from '../../engine/why.ts';
import { t } from '../../kit/words.svelte.ts';
import type { Play } from './play.svelte.ts';

/** A bot's reasons, in sentences. */
export function sayWhy({ say, names }: Play, { seat, verdict, did, instead, reasons }: Why): string {
  const named = (isFor: boolean): string[] =>
    reasons
      .filter(({ points }) => points > 0 === isFor)
      .map(({ feature }) => say({ key: `why.${feature}.${isFor ? 'for' : 'against'}` }));
  const other = instead === null ? '' : say(instead);
  return [
    t('why.did', { name: names[seat] ?? '', did: say(did) }),
    t(`why.verdict.${verdict}`, { instead: other, reasons: named(true) }),
    ...(reasons.some(({ points }) => points < 0) ? [t('why.although', { reasons: named(false) })] : []),
  ].join(' ');
}
