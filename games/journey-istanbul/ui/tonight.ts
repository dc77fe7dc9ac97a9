import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import { type Face, placeId } from '../box.ts';
import { JAIL_DAYS, OUT } from '../content.ts';
import type { ItemView } from '../eyes/item.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import { cardIn } from '../pieces/topics.ts';
import { place } from '../text/say.ts';
import { boxIn, faceIn } from './sums.ts';

/** What lies open this evening, and where it strikes. */
export interface Tonight {
  readonly cards: readonly { readonly card: number; readonly face: Face }[];
  /** The card under those who went to jail tonight lies beside the board already: 1 or 0. */
  readonly jailing: number;
  readonly raids: number;
  /** Whether this place is raided. */
  hit(at: number): boolean;
}

export function tonightOf(view: View): Tonight {
  const content = boxIn(view);
  const cards = view.faceUp.flatMap((card) => {
    const face = faceIn(view, card);
    return face === undefined ? [] : [{ card, face }];
  });
  const isJailed = view.people.some((person) => person.cell > 0 && person.release === view.t + JAIL_DAYS);
  const jailing = isJailed ? 1 : 0;
  const raids = cards.filter((one) => one.face.kind === 'police').length + jailing;
  const raided = raids === 1 ? content.raidedByOne : content.raidedByTwo;
  return { cards, jailing, raids, hit: (at) => raids > 0 && raided[at] === true };
}

/** Who stands where this card offers something. */
export const thereFor = (view: View, face: Face): readonly Seat[] =>
  face.kind === 'police' ? [] : (view.piles[face.place] ?? []);

export function raidsLine(view: View, { raids, hit }: Tonight): Line {
  const { eyes } = boxIn(view);
  const places = eyes.flatMap((_, at) => (hit(at) ? [at] : []));
  const [only] = places;
  if (places.length === 1 && only !== undefined)
    return line('ui.step.raids.one', { count: raids, place: place(placeId(only)) });
  const safe = eyes.flatMap((_, at) => (hit(at) ? [] : [place(placeId(at))]));
  return line('ui.step.raids.all', { count: raids, places: safe });
}

/** Why this person is or is not asked, from what lies open (JI-10.2, JI-11.2). */
export function askedLine(view: View, one: Seat, card: number, face: Face): Line {
  const seated = { seat: { seat: one } };
  const at = view.offer?.card === card ? view.offer.asked.indexOf(one) : -1;
  const answer = view.offer?.answers[at] ?? null;
  if (at >= 0 && answer !== null)
    return line(answer === 'pass' ? 'ui.step.passed' : 'ui.step.answered', seated);
  const person = view.people[one];
  if (person?.fined && knownIn(view).bonus(one, 'fineDoesNotBar') === 0)
    return line('ui.step.barred', seated);
  if (face.kind === 'journey' && person?.obstacle.done === 0) return line('ui.step.taskOpen', seated);
  const price =
    face.kind === 'journey' ? Math.max(0, face.amount - knownIn(view).bonus(one, 'journeyDiscount')) : 0;
  const money = person?.money ?? price;
  const args = { ...seated, lacks: price - money };
  if (at >= 0) return line(money < price ? 'ui.step.askedLacks' : 'ui.step.asked', args);
  return line(money < price ? 'ui.step.thereLacks' : 'ui.step.there', args);
}

/** Who begins tomorrow: the next who is still here. */
export function nextStarter(view: View): Seat {
  const count = view.people.length;
  for (let i = 1; i <= count; i++) {
    const one = (view.starter + i) % count;
    if (view.people[one]?.place !== OUT) return one;
  }
  return view.starter;
}

export type Claim = Extract<ItemView, { kind: 'claim' }>;

/** What this seat was told about these cards, as far as it can be judged now. */
export const toldOf = (view: View, seat: Seat | null, cards: readonly number[]): readonly Claim[] =>
  view.talk.filter(
    (item): item is Claim =>
      item.kind === 'claim' &&
      item.from !== seat &&
      item.truth !== null &&
      cards.includes(cardIn(item.about)),
  );

/** What this seat was told about the cards that lie open now. */
export const toldOfTonight = (view: View, seat: Seat | null): readonly Claim[] =>
  toldOf(view, seat, [...view.faceUp, ...view.jailCards]);
