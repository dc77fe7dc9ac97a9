import type { Line } from '../engine/text.ts';
import type { Picture } from './icons.ts';

/** A button under the prompt: it does something, takes something up, or opens something. */
export type Button<A, P = never, O = never> = {
  readonly label: Line;
  readonly icon?: Picture;
  readonly main?: boolean;
  readonly armed?: boolean;
  /** Listed so that it can say why not. */
  readonly dashed?: boolean;
} & ({ readonly action: A } | { readonly pick: P } | { readonly open: O });
