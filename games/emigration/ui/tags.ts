import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { RESALE, TOLL } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { cardAt } from './asks-turn.ts';
import { faceOf } from './faces.ts';
import { inLayout } from './flights.ts';
import { canForesee, foresee } from './foresee.ts';

/** A price tag: with its verb and the toll apart, or as one signed number where there is little room. */
export interface Tag {
  readonly text: Line;
  readonly brief: Line;
}

/**
 * What every card that can be taken costs or brings this seat, by the name of its place: as armed, or in its
 * first form.
 */
export function tagsOf(
  view: View,
  seat: Seat,
  options: readonly Action[],
  armed: Action | undefined,
): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  if (armed !== undefined && 'slot' in armed) {
    tags.set(inLayout(armed.owner, armed.slot), tagOf(view, seat, armed));
  }
  for (const action of options) {
    if (!('slot' in action)) continue;
    const name = inLayout(action.owner, action.slot);
    if (!tags.has(name)) tags.set(name, tagOf(view, seat, action));
  }
  return tags;
}

const tag = (verb: string, amount: string, brief: string): Tag => ({
  text: { key: `ui.tag.${verb}`, args: { amount } },
  brief: { key: 'ui.tag', args: { brief } },
});
const plain = (verb: string): Tag => ({ text: { key: `ui.tag.${verb}` }, brief: { key: `ui.tag.${verb}` } });
const get = (n: number, toll: number): Tag => {
  const sum = n - toll;
  const got = tag('get', `${n}`, sum < 0 ? `−${-sum}` : `+${sum}`);
  // "get 1−1" would read like a span of numbers.
  return toll === 0 ? got : { ...got, text: { key: 'ui.tag', args: { brief: `+${n} −${toll}` } } };
};
const pay = (n: number, toll: number): Tag => tag('pay', toll > 0 ? `${n}+${toll}` : `${n}`, `−${n + toll}`);

function tagOf(view: View, seat: Seat, action: Extract<Action, { slot: string }>): Tag {
  if (action.type === 'choose') return plain('pick');
  const toll = action.owner === seat ? 0 : TOLL;
  if (action.type === 'discard') return get(RESALE, toll);
  const face = faceOf(view, cardAt(view, action));
  if (action.type === 'buy') return pay(face.price ?? 0, toll);
  if (face.kind === 'payday') return get(at(view.seats, seat).salary, toll);
  const sure = foresee(view, seat, action);
  const cost = face.price ?? 0;
  if (cost > 0) return pay(cost, toll);
  if (sure === undefined) return plain(canForesee() ? 'roll' : 'use');
  if (sure.assurance > 0) return tag('token', `${sure.assurance}`, `${sure.assurance} AT`);
  // What is foreseen has the toll in it; the tag tells it apart, as for every other card.
  const gain = sure.money + toll;
  if (gain > 0) return get(gain, toll);
  if (gain < 0) return pay(-gain, toll);
  return toll > 0 ? pay(toll, 0) : plain('use');
}
