/** Courtesy without any effect on the rules: asking becomes visible (section 9). Keys of the table's texts. */
export const SIGNALS = ['phrase.di.host', 'phrase.di.notUs', 'phrase.di.thanks'] as const;
export type Signal = (typeof SIGNALS)[number];

export const signalOf = (phrase: string | undefined): Signal | undefined =>
  SIGNALS.find((signal) => signal === phrase);
