import { badField } from '../../../engine/testing/badField.ts';
import { type Config, parseConfig } from '../config.ts';

/** A table as its host would send it. */
export const read = (input: unknown, seats = 4): Config => parseConfig(input, { seats, ranked: false });

/** The field that is wrong with it, if one is. */
export const wrong = (input: unknown, seats = 4): string | undefined => badField(() => read(input, seats));
