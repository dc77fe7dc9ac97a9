/** What stood in the log when something was asked, and all that had been heard by then. */
export interface Heard {
  readonly told: readonly string[];
  readonly heard: readonly string[];
}

/** Said in other words then: without what was secret, or by the name of a card that is gone from the log now. */
const OTHERWISE_THEN = /a card of day \d+ that is gone/;

/** One such sentence fewer stands in the log for each card that is gone. */
const BY_PLACE = /the \d+\w\w card of day \d+/;

/** Were said with the cards that were drawn or taken; the log keeps less: some faces are shown once. */
const SHOWN_ONCE = [/^You drew /, /^You played .* and took /];

/** A sentence as both have it: by its kind where the log keeps less; undefined where its words have changed. */
function alike(one: string): string | undefined {
  if (OTHERWISE_THEN.test(one) || BY_PLACE.test(one)) return undefined;
  return SHOWN_ONCE.find((shown) => shown.test(one))?.source ?? one;
}

const alikes = (all: readonly string[]): readonly string[] => all.flatMap((one) => alike(one) ?? []);

/** Nothing of what stood there is gone or has other words: it is not covered now. */
export const grows = (before: readonly string[], now: readonly string[]): boolean =>
  parting('', alikes(before), alikes(now)).length === 0;

/** The first place in which `part` is not how `whole` begins. */
function parting(what: string, part: readonly string[], whole: readonly string[]): readonly string[] {
  const at = part.findIndex((one, i) => one !== whole[i]);
  if (at < 0) return [];
  return [
    `${what} ${at}: “${part[at]}”, where it is “${whole[at]}” after “${part.slice(at - 3, at).join(' ')}”`,
  ];
}

/**
 * Each sentence of the log was said once, in its order. What has just been written may still be about to be
 * said, and what has just been said about to be written: what stood there at one question was said by the next,
 * and what was said by then stands there.
 */
export function wrong([before, now]: readonly Heard[]): readonly string[] {
  if (before === undefined || now === undefined) return ['there were no two questions'];
  const told = alikes(now.told);
  const known = new Set(told);
  const saidOf = (all: readonly string[]): readonly string[] => alikes(all).filter((one) => known.has(one));
  return [
    ...parting('in the log', alikes(before.told), saidOf(now.heard)),
    ...parting('heard', saidOf(before.heard), told),
  ];
}
