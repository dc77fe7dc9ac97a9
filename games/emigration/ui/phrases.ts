import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { SeatView, View } from '../eyes/view.ts';
import { whereOf } from '../pieces/places.ts';
import { faceOf } from './faces.ts';
import { coveredBy, type Spot } from './shape.ts';

const ENDINGS = 'tion|cate|bourhood|hood|ship|sional|ment|ance|ence|mate|bour|fied|league|teer|sity|nity';
const LONG_WORD = new RegExp(`(\\p{L}{5,}?)(${ENDINGS})(?!\\p{L})`, 'gu');

/** A long word may part on a narrow card, with a hyphen: English endings say where. */
export const soft = (name: string): string => name.replace(LONG_WORD, '$1\u00ad$2');

/** What a narrow card has no room for in two lines: a long word, or many. */
export const isLong = (name: string): boolean => name.length > 14 || /\p{L}{9}/u.test(name);

/**
 * A slot for a reader who does not see it: "Lee’s layout, row A, place 3: Document, Bank Statement, price 4,
 * plus 1 to Lee, available".
 */
export function slotLine(view: View, owner: Seat, seat: SeatView, spot: Spot, me: Seat | null): Line {
  const where = { seat: { seat: owner }, ...whereOf(spot.slot) };
  const card = seat.layout[spot.place] ?? null;
  if (card === null) return line('ui.said.gone', where);
  if (card === 'down') return line('ui.said.down', where);
  const face = faceOf(view, card);
  const parts: Line[] = [line(`kind.${face.kind}`)];
  if (face.kind !== 'payday') parts.push(face.name);
  if (face.price !== null) parts.push(line('ui.said.price', { n: face.price }));
  const over = coveredBy(view, seat, spot.place);
  if (over > 0) parts.push(line('ui.said.covered', { n: over }));
  else {
    if (owner !== me) parts.push(line('ui.said.toll', { owner: { seat: owner } }));
    parts.push(line('ui.said.available'));
  }
  return line('ui.said.slot', { ...where, parts });
}
