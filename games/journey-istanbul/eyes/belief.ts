import type { Level } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/game.ts';
import { cardIn, type What } from '../pieces/topics.ts';
import type { View } from './view.ts';

/** A statement about a face-down card that this seat has been told and has not seen for itself. */
export interface Belief {
  readonly card: number;
  readonly from: Seat;
  readonly claim: { readonly what: What; readonly amount: number };
}

/** The latest word of each speaker on each card, the newest first. */
export function believedIn(view: View, seat: Seat): Belief[] {
  const beliefs: Belief[] = [];
  for (let i = view.talk.length - 1; i >= 0; i--) {
    const item = view.talk[i];
    if (item?.kind !== 'claim' || item.from === seat || item.what === 'unknown' || item.what === 'nothing')
      continue;
    const card = cardIn(item.about);
    if (card === 0 || view.cards[card - 1]?.face !== null) continue;
    if (beliefs.some((one) => one.card === card && one.from === item.from)) continue;
    beliefs.push({ card, from: item.from, claim: { what: item.what, amount: item.amount } });
  }
  return beliefs;
}

/** A beginner believes everybody; a casual player as much as everybody at first, whatever came true since. */
const WITHOUT_RECORD: Readonly<Partial<Record<Level, number>>> = { beginner: 100, learner: 90, casual: 80 };

/** Section 10: four of five claims are believed at first; from then on the record counts. In percent. */
export function trustIn(view: View, from: Seat, level: Level): number {
  const fixed = WITHOUT_RECORD[level];
  if (fixed !== undefined) return fixed;
  let right = 4;
  let all = 5;
  for (const item of view.talk) {
    if (item.kind !== 'claim' || item.from !== from || item.truth === null) continue;
    all++;
    if (item.truth) right++;
  }
  return Math.floor((100 * right) / all);
}
