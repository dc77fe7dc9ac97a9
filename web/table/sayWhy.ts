import type { Why } from '../../engine/why.ts';
import { t } from '../../kit/words.svelte.ts';
import type { Play } from './play.svelte.ts';

/** A bot's reasons, in sentences. */
export const sayWhy = (play: Play, why: Why): string =>
  [t('why.did', { name: play.names[why.seat] ?? '', did: play.say(why.did) }), ...sayReasons(play, why)].join(
    ' ',
  );

/** What a bot would do in the reader's place, and why. */
export function sayAdvice(play: Play, why: Why): readonly string[] {
  if (why.verdict === 'yours') return [t('advice.yours')];
  return [t('advice.would', { did: play.say(why.did) }), ...sayReasons(play, why)];
}

function sayReasons({ say }: Play, { verdict, instead, reasons }: Why): readonly string[] {
  const named = (isFor: boolean): string[] =>
    reasons
      .filter(({ points }) => points > 0 === isFor)
      .map(({ feature }) => say({ key: `why.${feature}.${isFor ? 'for' : 'against'}` }));
  const other = instead === null ? '' : say(instead);
  return [
    t(`why.verdict.${verdict}`, { instead: other, reasons: named(true) }),
    ...(reasons.some(({ points }) => points < 0) ? [t('why.although', { reasons: named(false) })] : []),
  ];
}
