import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';

/**
 * Courtesy without any effect on the rules: asking becomes visible (section 9). Keys of the table's texts.
 */
export const SIGNALS = ['phrase.di.host', 'phrase.di.notUs', 'phrase.di.thanks'] as const;
export type Signal = (typeof SIGNALS)[number];

export const signalOf = (phrase: string | undefined): Signal | undefined =>
  SIGNALS.find((signal) => signal === phrase);

/** For the debrief: what each nation said of hosting, and how often; who said nothing of it is left out. */
export function courtesiesOf(
  said: readonly { readonly seat: Seat; readonly phrase: string }[],
  seats: number,
): readonly { readonly seat: Seat; readonly signals: readonly Line[] }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const signals = SIGNALS.flatMap((signal): Line[] => {
      const n = said.filter((one) => one.seat === seat && one.phrase === signal).length;
      return n === 0 ? [] : [{ key: 'ui.way.signal', args: { phrase: { key: signal }, n } }];
    });
    return { seat, signals };
  }).filter(({ signals }) => signals.length > 0);
}
