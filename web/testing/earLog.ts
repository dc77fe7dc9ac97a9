/** What stood in the log when something was asked, and all that had been heard by then. */
export interface Heard {
  readonly told: readonly string[];
  readonly heard: readonly string[];
  /** Questions that lapsed, or were answered by somebody else, before any key was pressed. */
  readonly lapsed: readonly string[];
}

/** What was said of a card by its place, while it lay there, stands in the log without it once it is gone. */
const OF_A_CARD = /the \d+\w\w card of day (\d+)|a card of day (\d+) that is gone/g;

/** Were said with the cards that were drawn or taken; the log keeps less: some faces are shown once. */
const SHOWN_ONCE = [/^You drew /, /^You played .* and took /];

/**
 * Said, and no sentence of the log: its headings, whom one waits for, the first cards of a hand, which no log
 * keeps, the cubes of a puzzle one by one, and what an offer comes to while it is put together.
 */
const BESIDE = [
  /^(Round|Day) \d+|^Waiting for |^You were dealt /,
  /^[1-4]$|^Watch the cubes/,
  /^Choose what you give|^You give .*\. You get /,
];

/** What the keys do now, after one of them was pressed. */
export const KEYS_NOW = /^[1-9]: /;

/** A sentence as both have it: by its kind where the log keeps less. */
const alike = (one: string): string =>
  SHOWN_ONCE.find((shown) => shown.test(one))?.source ?? one.replaceAll(OF_A_CARD, 'a card of day $1$2');

const alikes = (all: readonly string[]): readonly string[] => all.map(alike);

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
    // What it asks is no news; of the rest nothing is said that did not happen, or in other words than there.
    ...alikes(before.heard).filter(
      (one) => !known.has(one) && !BESIDE.some((beside) => beside.test(one)) && !before.lapsed.includes(one),
    ),
  ];
}

/** What is wrong with how it was asked: once, or by what its keys do now. */
export function askedWrong(asked: string, heard: readonly string[]): readonly string[] {
  const times = heard.filter((one) => one.startsWith(asked) || KEYS_NOW.test(one)).length;
  return times === 1 ? [] : [`asked ${times} times: “${asked}”`];
}
