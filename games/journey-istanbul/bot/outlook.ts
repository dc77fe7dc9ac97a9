import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Face } from '../box.ts';
import { DAYS, PLACES, WEEK } from '../content.ts';
import { dateOf, rowOf } from '../pieces/calendar.ts';
import { sees } from '../pieces/talk.ts';
import { bonusOf } from '../pieces/tasks.ts';
import { cardIn } from '../pieces/topics.ts';
import { box, personOf, type State } from '../state.ts';

/** How many days a bot looks ahead, today included. */
export const AHEAD = 8;

/**
 * What one person expects of one evening, by place, from what they have seen for themselves. Money in
 * thousands.
 */
export interface Evening {
  /** The chance of a raid that reaches this place. */
  readonly raid: number[];
  /** What a fine would cost. */
  readonly fine: number;
  /** Expected pay, if nobody is there before. */
  readonly work: number[];
  /** The chance of a journey, and its price. */
  readonly journey: number[];
  readonly price: number[];
  /** Face-down cards whose contents are not known. */
  readonly unknown: number;
}

interface Unseen {
  readonly count: number;
  readonly police: number;
  readonly work: readonly number[];
  readonly journey: readonly number[];
}

const USUAL_FINE = 2.8;
const USUAL_PRICE = [8, 9, 10, 11, 10];

/** The evenings from today on. Depends only on what this seat may know (section 10, point 1). */
export function outlook(state: State, seat: Seat, tonight: 'believed' | 'imagined' = 'believed'): Evening[] {
  const days = Math.min(AHEAD, DAYS - state.t + 1);
  const person = personOf(state, seat);
  const { cards, raidedByOne, raidedByTwo } = box(state);
  const heard = knownTo(state, seat);
  const up: { known: Face[]; unknown: number }[] = [];
  for (let k = 0; k < days; k++) up.push({ known: [], unknown: 0 });
  for (let square = 0; square < state.sheet.length; square++) {
    const card = at(state.sheet, square);
    if (card === 0) continue;
    const k = dateOf(state.t, rowOf(square), state.sideways.includes(card)) - state.t;
    const day = up[k];
    if (day === undefined) continue;
    if (heard[card] === true || (k === 0 && tonight === 'imagined')) {
      day.known.push(at(cards, at(state.deck, card - 1)));
    } else {
      day.unknown++;
    }
  }
  const spared = bonusOf(state, person, 'raidExemptIfExactlyOnePoliceCard') > 0;
  const permit = bonusOf(state, person, 'raidExemptWhereWorkOffered') > 0;
  const less = bonusOf(state, person, 'fineReduction') / 1000;
  const off = bonusOf(state, person, 'journeyDiscount') / 1000;
  return up.map(({ known, unknown }, k) => {
    const row = ((state.t - 1 + k) % WEEK) + 1;
    const unseen = unknown > 0 ? unseenOf(state, heard, row) : NONE;
    const each = unseen.count === 0 ? 0 : unknown / unseen.count;
    let raids = 0;
    let fine = 99;
    const work = PLACES.map((_place, p) => (unseen.work[p] ?? 0) * each);
    const journey = PLACES.map((_place, p) => (unseen.journey[p] ?? 0) * each);
    const price = USUAL_PRICE.map((n) => Math.max(0, n - off));
    const hasWork = [false, false, false, false, false];
    for (const face of known) {
      if (face.kind === 'police') {
        raids++;
        fine = Math.min(fine, face.amount / 1000);
      } else if (face.kind === 'work') {
        work[face.place] = face.amount / 1000;
        hasWork[face.place] = true;
      } else {
        journey[face.place] = 1;
        price[face.place] = Math.max(0, face.amount / 1000 - off);
      }
    }
    // Each unknown card is a raid with the share of raids among what is unseen of that day.
    const q = unseen.count === 0 ? 0 : unseen.police / unseen.count;
    const none = unknown === 0 ? 1 : (1 - q) ** unknown;
    const one = unknown === 0 ? 0 : unknown * q * (1 - q) ** (unknown - 1);
    const atLeastOne = raids > 0 ? 1 : 1 - none;
    const atLeastTwo = raids > 1 ? 1 : raids === 1 ? 1 - none : Math.max(0, 1 - none - one);
    const raid = PLACES.map((_place, p) => {
      if (permit && hasWork[p]) return 0;
      if (raidedByOne[p]) return spared ? atLeastTwo : atLeastOne;
      return raidedByTwo[p] ? atLeastTwo : 0;
    });
    return {
      raid,
      fine: Math.max(1, (fine === 99 ? USUAL_FINE : fine) - less),
      work,
      journey,
      price,
      unknown,
    };
  });
}

/**
 * By card number: what this seat saw, what lies open, and what it was told. In an imagined world a claim
 * holds as often as its speaker is believed, so over several worlds it weighs what it is worth.
 */
function knownTo(state: State, seat: Seat): readonly boolean[] {
  const known: boolean[] = [];
  for (let card = 1; card <= state.drawn; card++)
    known[card] = ((state.seen[card - 1] ?? 0) & (1 << seat)) !== 0;
  // Today's step is done when these were seen: judged with them, a place would look better for having more
  // eyes.
  for (const card of personOf(state, seat).today) known[card] = false;
  for (const card of state.open) known[card] = true;
  for (const card of state.faceUp) known[card] = true;
  for (const card of state.jailCards) known[card] = true;
  for (const item of state.talk) {
    if (item.kind !== 'claim' || item.from === seat || !sees(item, seat) || item.what === 'unknown') continue;
    const card = cardIn(item.about);
    if (card > 0) known[card] = true;
  }
  return known;
}

const NONE: Unseen = { count: 0, police: 0, work: [], journey: [] };

/** What this seat has not seen of the cards with this day on their back. */
function unseenOf(state: State, known: readonly boolean[], row: number): Unseen {
  const { cards, byDay } = box(state);
  const work = [0, 0, 0, 0, 0];
  const journey = [0, 0, 0, 0, 0];
  let police = 0;
  let count = 0;
  const seen = new Set<number>();
  for (let card = 1; card <= state.drawn; card++) {
    if (known[card] === true) seen.add(at(state.deck, card - 1));
  }
  for (const i of byDay[row] ?? []) {
    if (seen.has(i)) continue;
    const face = at(cards, i);
    count++;
    if (face.kind === 'police') police++;
    else if (face.kind === 'work') work[face.place] = (work[face.place] ?? 0) + face.amount / 1000;
    else journey[face.place] = (journey[face.place] ?? 0) + 1;
  }
  return { count, police, work, journey };
}
