import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Line, line } from '../../../engine/text.ts';
import { type Box, boxOf, type Face, placeId } from '../box.ts';
import { JAIL, OUT, RECONSTRUCTED, SQUARES, WEEK } from '../content.ts';
import type { ItemView } from '../eyes/item.ts';
import type { View } from '../eyes/view.ts';
import { dateOf, dayOf, rowOf, weekOf } from '../pieces/calendar.ts';
import { cardIn, dayIn } from '../pieces/topics.ts';
import { face as faceLine, place } from '../text/say.ts';

/** What a table reads out of a view. Nothing here knows more than the view does. */

export const boxIn = (view: View): Box => boxOf(view.config, view.people.length);

/** What this viewer knows to be on a card. */
export function faceIn(view: View, card: number): Face | undefined {
  const id = view.cards[card - 1]?.face ?? null;
  const content = boxIn(view);
  return id === null ? undefined : content.cards[content.cardById.get(id) ?? -1];
}

/** What this viewer knows to be on a card, in words. */
export function shownIn(view: View, card: number): Line | undefined {
  const face = faceIn(view, card);
  if (face === undefined) return undefined;
  const { id, kind, amount } = face;
  return faceLine({ id, kind, place: face.place < 0 ? null : placeId(face.place), amount });
}

/** Who has looked at a card or drew it. */
export function seenBy(view: View, card: number): Arg {
  const seen = view.cards[card - 1]?.seen ?? [];
  if (seen.length === 0) return 'none';
  return seen.map((one) => ({ seat: one }));
}

/** A card's own name: by key in our set, as written in an owner's set. */
export function nameOf(view: View, id: string): Line {
  const set = view.config.contentSet;
  if (typeof set === 'string') return line(`ui.card.${id}`);
  const row = [...set.cards, ...set.obstacles, ...set.opportunities].find((one) => one.id === id);
  return line('ui.plain', { text: row?.name ?? id });
}

export function textOf(view: View, id: string): string {
  const set = view.config.contentSet;
  return (typeof set === 'string' ? RECONSTRUCTED : set).cards.find((one) => one.id === id)?.text ?? '';
}

export const squaresOf = (row: number): readonly number[] =>
  Array.from({ length: SQUARES }, (_, i) => (row - 1) * SQUARES + i);

export const ROWS: readonly number[] = Array.from({ length: WEEK }, (_, i) => i + 1);

/** When an upright card of this row comes up, in words. */
export function whenLine(t: number, row: number): Line {
  const date = dateOf(t, row, false);
  if (date > 18) return line('ui.when.never');
  if (date === t) return line('ui.when.tonight');
  if (date === t + 1) return line('ui.when.tomorrow');
  if (weekOf(date) === weekOf(t)) return line('ui.when.days', { count: date - t });
  return line('ui.when.week', { week: weekOf(date) });
}

export const KINDS = ['police', 'journey', 'work'] as const;
export type CardKind = (typeof KINDS)[number];

/** Of the six cards of this day: how many of each kind this viewer has not seen anywhere. */
export function couldBe(view: View, row: number): Readonly<Record<CardKind, number>> {
  const known = new Set(view.cards.map((card) => card.face));
  const count = (kind: CardKind): number =>
    boxIn(view).cards.filter((card) => card.day === row && card.kind === kind && !known.has(card.id)).length;
  return { police: count('police'), journey: count('journey'), work: count('work') };
}

/** Where somebody is: "Taksim, 2nd of 3", "jail until week 2, day 5", "out of Istanbul". */
export function whereLine(view: View, seat: Seat): Line {
  const person = view.people[seat];
  if (person === undefined || person.place === OUT) return line('ui.where.out');
  if (person.place === JAIL) {
    if (person.release === 0) return line('ui.where.jailed');
    return line('ui.where.jail', { day: dayOf(person.release) });
  }
  const pile = view.piles[person.place] ?? [];
  const at = place(placeId(person.place));
  if (pile.length < 2) return at;
  return line('ui.where.nth', { place: at, nth: nth(pile.indexOf(seat) + 1), of: pile.length });
}

export const nth = (n: number): Line => line('ui.nth', { n });

/** Of what this seat told the viewer: how much came true, how much did not. */
export function recordOf(view: View, seat: Seat): { readonly right: number; readonly wrong: number } {
  const claims = view.talk.filter((item) => item.kind === 'claim' && item.from === seat);
  return {
    right: claims.filter((item) => item.truth === true).length,
    wrong: claims.filter((item) => item.truth === false).length,
  };
}

/** Claims of others about a card that still lies face down. */
export const claimsOn = (view: View, card: number, seat: Seat | null): readonly ItemView[] =>
  view.talk.filter((item) => item.kind === 'claim' && item.from !== seat && cardIn(item.about) === card);

/** Claims of others about a date, or about a card that comes up on it. */
export const claimsFor = (view: View, t: number, seat: Seat | null): readonly ItemView[] =>
  view.talk.filter((item) => {
    if (item.kind !== 'claim' || item.from === seat) return false;
    const card = cardIn(item.about);
    if (card === 0) return dayIn(item.about) === t;
    const square = view.sheet.indexOf(card);
    return square >= 0 && dateOf(view.t, rowOf(square), view.sideways.includes(card)) === t;
  });

export const stepOf = (view: View) => view.agenda.at(-1)?.step;
/** The row is turned over and not yet cleared away. */
export const isEvening = (view: View): boolean => stepOf(view) === 'help' || stepOf(view) === 'offer';

/** Where we are: "Week 2, day 3 of 6". */
export function phase(view: View): Line {
  if (view.ended !== null) return line('ui.phase.over', { t: view.t });
  const args = { week: weekOf(view.t), day: dayOf(view.t) };
  return line(isEvening(view) ? 'ui.phase.evening' : 'ui.phase', args);
}
