import { at } from '../../../../engine/at.ts';
import { bug } from '../../../../engine/bug.ts';
import type { Drawing } from '../../../../kit/book.ts';
import { lock } from '../../../../kit/icons.ts';
import {
  COLOURS,
  REGION_CARDS,
  type Region,
  ROOM,
  SCENARIO_CARDS,
  type Scenario,
  START_TOKENS,
} from '../../content.ts';
import { handHeart, housePlus, layers, send, tent } from '../icons.ts';

/** A card with words on it, a community with people, or a sign. */
export type Figure =
  | { readonly kind: 'people'; readonly homes: readonly string[]; readonly hasHome: boolean }
  | { readonly kind: 'coin'; readonly number: number }
  | { readonly kind: 'region'; readonly row: Region }
  | { readonly kind: 'scenario'; readonly row: Scenario }
  /** Its face is nobody's business. */
  | { readonly kind: 'goal' }
  | { readonly kind: 'sign'; readonly of: Drawing };

const sign = (picture: Drawing['picture']): Figure => ({ kind: 'sign', of: { shape: 'sign', picture } });
/** Three people of two nations. */
const FULL = Array.from({ length: ROOM }, (_, i) => at(COLOURS, i === ROOM - 1 ? 1 : 0));

const scenario = (id: string): Figure => ({
  kind: 'scenario',
  row: SCENARIO_CARDS.rows.find((one) => one.id === id) ?? bug('no such card', id),
});

export const FIGURES: Readonly<Record<string, Figure>> = {
  community: { kind: 'people', homes: FULL, hasHome: true },
  person: { kind: 'people', homes: FULL.slice(0, 1), hasHome: false },
  displaced: { kind: 'people', homes: FULL.slice(1), hasHome: false },
  token: { kind: 'coin', number: START_TOKENS },
  goal: { kind: 'goal' },
  region: { kind: 'region', row: at(REGION_CARDS.rows, 0) },
  scenario: scenario('CR-FIR'),
  pandemic: scenario('PA-PAN'),
  draw: sign(layers),
  block: sign(lock),
  needs: sign(housePlus),
  shelter: sign(tent),
  send: sign(send),
  collect: sign(handHeart),
};
