import { type Line, line } from '../../../engine/text.ts';
import { CROSSINGS, type Life } from '../content.ts';
import type { CardId } from '../pieces/cards.ts';

/** What a Life card says: our text for a card of ours, an owner's card word by word from what it does. */
export function lifeText(id: CardId, life: Life): Line {
  const ours = CROSSINGS.life.find((row) => row.id === id);
  return ours !== undefined && (life === ours || sense(life) === sense(ours))
    ? line(`text.${id}`)
    : inWords(life);
}

const sense = ({ cost, effects, keep }: Life): string => JSON.stringify([cost, effects, keep]);

/** The cost, each effect in its order, and what the card does while it is kept. */
function inWords({ cost, effects, keep }: Life): Line {
  const sentences = effects.map(({ do: name, ...amounts }) => line(`ui.life.${name}`, amounts));
  if (cost > 0) sentences.unshift(line('ui.life.cost', { cost }));
  if (keep !== null) sentences.push(line(`ui.life.keep.${keep.as}`, { n: keep.n }));
  if (sentences.length === 0) return line('ui.life.nothing');
  return sentences.reduceRight((rest, one) => line('ui.life.then', { one, rest }));
}
