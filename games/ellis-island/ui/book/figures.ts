import type { Drawing } from '../../../../kit/book.ts';
import type { Look } from '../../content.ts';
import { openLook } from '../../content.ts';
import { anyCard, bars, CHALLENGE_ICONS, KIND_ICONS, stamper } from '../icons.ts';
import { footprints, swap } from '../signs.ts';

/** A person, a token of one, a die, or a simple piece. */
export type Figure =
  | { readonly kind: 'person'; readonly look: Look; readonly name: string }
  | { readonly kind: 'token'; readonly sign: string }
  | { readonly kind: 'die'; readonly roll: number }
  | { readonly kind: 'piece'; readonly of: Drawing };

const card = (picture: Drawing['picture'], tint: string): Figure => ({
  kind: 'piece',
  of: { shape: 'card', picture, tint: `var(--${tint})` },
});
const stamp = (picture: Drawing['picture']): Figure => ({
  kind: 'piece',
  of: { shape: 'token', picture, tint: 'var(--stamp)' },
});
const sign = (picture: Drawing['picture']): Figure => ({ kind: 'piece', of: { shape: 'sign', picture } });

export const FIGURES: Readonly<Record<string, Figure>> = {
  // Nobody on a Family Card: the rulebook gives none away.
  person: {
    kind: 'person',
    look: openLook('woman light oval bun/chestnut straw/straw blouse/sky shawl/plum'),
    name: 'Ada',
  },
  token: { kind: 'token', sign: 'A' },
  die: { kind: 'die', roll: 4 },
  time: card(KIND_ICONS.time, 'days'),
  money: card(KIND_ICONS.money, 'cash'),
  passport: card(KIND_ICONS.passport, 'pass'),
  job: card(KIND_ICONS.education, 'jobs'),
  physical: stamp(CHALLENGE_ICONS.physical),
  mental: stamp(CHALLENGE_ICONS.mental),
  documentation: stamp(CHALLENGE_ICONS.documentation),
  interview: stamp(CHALLENGE_ICONS.interview),
  jail: sign(bars),
  walk: sign(footprints),
  draw: sign(anyCard),
  trade: sign(swap),
  try: sign(stamper),
};
