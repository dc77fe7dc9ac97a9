import { bug } from '../../engine/bug.ts';
import { boxOf } from './box.ts';
import { QUESTION_ROWS } from './content/interview.ts';
import { KINDS, PHYSICAL_CARDS, SLOTS } from './content.ts';
import { CARD_IDS } from './pieces/puzzles/content.ts';
import type { State } from './state.ts';

/** Every card of every deck once; every token somewhere; nobody below nothing. */
export function audit(state: State): void {
  const { pack } = boxOf(state.config);
  const counts = state.discards.slice();
  for (const kind of state.pile) counts[kind] = (counts[kind] ?? 0) + 1;
  for (const { hand, known, at, held, passes } of state.players) {
    if (hand.length !== KINDS.length || hand.some((n) => n < 0)) bug('a hand that cannot be', hand);
    if (known.length !== KINDS.length + 1 || known.some((n) => n < 0)) bug('known that cannot be', known);
    if (at.length !== SLOTS || held.length !== SLOTS || passes.length !== SLOTS) bug('a token is lost', at);
    hand.forEach((n, kind) => {
      counts[kind] = (counts[kind] ?? 0) + n;
    });
  }
  if (counts.length !== pack.length || counts.some((n, kind) => n !== (pack[kind] ?? 0) * state.packs)) {
    bug('Resource cards were lost or invented', counts);
  }
  const families = state.players.filter((p) => p.family >= 0 && p.resigned === 0).map((p) => p.family);
  if (new Set(families).size < families.length) bug('a family has two heads', families);
  for (const [left, all] of [
    [state.physical, PHYSICAL_CARDS],
    [state.mental, CARD_IDS.length],
    [state.questions, QUESTION_ROWS.length],
  ] as const) {
    if (left.length > all || new Set(left).size < left.length) bug('a deck lost or doubled a card', left);
  }
  if (state.agenda.length !== (state.ended === null ? 1 : 0)) bug('nothing, or too much, is going on');
}
