import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../actions.ts';
import { RESALE, TOLL } from '../content.ts';
import type { SeatView, View } from '../view.ts';
import { cardAt } from './asks-turn.ts';
import { faceOf } from './faces.ts';
import { inLayout } from './flights.ts';
import { foresee } from './foresee.ts';

/** A price tag: the verb, and the amount with the toll apart. */
export interface Tag {
  readonly verb: Line;
  readonly amount: string;
}

/** What every card that can be taken costs or brings this seat, by the name of its place. The first form counts. */
export function tagsOf(view: View, seat: Seat, options: readonly Action[]): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const action of options) {
    if (!('slot' in action)) continue;
    const name = inLayout(action.owner, action.slot);
    if (!tags.has(name)) tags.set(name, tagOf(view, seat, action));
  }
  return tags;
}

const tag = (verb: string, amount: string): Tag => ({ verb: { key: `ui.tag.${verb}` }, amount });
const minus = (own: boolean): string => (own ? '' : `−${TOLL}`);

function tagOf(view: View, seat: Seat, action: Extract<Action, { slot: string }>): Tag {
  if (action.type === 'choose') return tag('pick', '');
  const own = action.owner === seat;
  if (action.type === 'discard') return tag('get', `${RESALE}${minus(own)}`);
  const face = faceOf(view, cardAt(view, action));
  if (action.type === 'buy') return tag('pay', `${face.price ?? 0}${own ? '' : `+${TOLL}`}`);
  if (face.kind === 'payday') return tag('get', `${(view.seats[seat] as SeatView).salary}${minus(own)}`);
  const sure = foresee(view, seat, action);
  if (sure === undefined) return tag('roll', '');
  if (sure.assurance > 0) return tag('token', `${sure.assurance}`);
  if (sure.money > 0) return tag('get', `${sure.money}`);
  return sure.money < 0 ? tag('pay', `${-sure.money}`) : tag('use', '');
}
