import { type Line, line } from '../../../engine/text.ts';
import type { Card } from '../box.ts';
import { SCENARIO_CARDS, type Scenario } from '../content.ts';
import { cardName } from '../text/names.ts';

/** What a card does, in figures: each a sign, a number and a word. */
export interface Effect {
  readonly by: number;
  readonly what: 'communities' | 'people' | 'tokens' | 'others';
}

const LOSING: readonly Scenario['family'][] = ['crisis', 'crash', 'pandemic'];

export function effectsOf({ family, communities, pins, tokens, others }: Scenario): readonly Effect[] {
  if (family === 'aid' || family === 'urbanization') return [];
  const sign = LOSING.includes(family) ? -1 : 1;
  const all: Effect[] = [
    { by: sign * communities, what: 'communities' },
    { by: sign * pins, what: 'people' },
    { by: sign * tokens, what: 'tokens' },
    { by: sign * others, what: 'others' },
  ];
  return all.filter(({ by }) => by !== 0);
}

const OURS = new Set(SCENARIO_CARDS.rows.map(({ id }) => id));

export const titleLine = ({ name }: Card): Line => line('ui.card', { card: cardName(name) });

/** The words under the name; an owner's card has none of ours. */
export function textLine({ row }: Card): Line | undefined {
  if (!OURS.has(row.id)) return undefined;
  return line(row.family === 'babyBoom' ? 'cardText.babyBoom' : `cardText.${row.id}`);
}
