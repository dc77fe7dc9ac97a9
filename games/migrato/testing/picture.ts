import { faceOf } from '../content.ts';
import type { CardView } from '../eyes/view.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { short } from './cards.ts';

export const NAMES = ['Ana', 'Ben'] as const;

/** What everybody sees of the table; a night card in flight is a star. */
export function picture(state: State): string[] {
  const { seats, draw, discard } = game.view(state, 'public');
  const rows = seats.map(({ colonies, settlements, score, known }, seat) => {
    const flying = colonies.map(({ slot, cards }) => `${slot}: ${cards.map(seen).join(' ')}`);
    const home = settlements.map(({ cards }) => cards.map((id) => short(faceOf(id))).join(' '));
    const marked = known.length === 0 ? '' : `; known: ${known.map((id) => short(faceOf(id))).join(' ')}`;
    return `  ${NAMES[seat]}, ${score} home [${home.join(', ')}], in flight [${flying.join(', ')}]${marked}`;
  });
  return [...rows, `  ${draw} to draw, ${discard.length} discarded`];
}

function seen(card: CardView): string {
  if (typeof card !== 'object') return card === 'night' ? '*' : short(faceOf(card));
  return 'down' in card ? `(${short(faceOf(card.down))})` : '*';
}
