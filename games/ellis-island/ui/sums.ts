import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Cards } from '../action.ts';
import { setFor as setOfMember } from '../box.ts';
import {
  type Age,
  ALL_PASSED,
  CHALLENGES,
  type Challenge,
  HOME,
  KINDS,
  type Look,
  NOWHERE,
  SLOTS,
  SPACE_IDS,
  type Work,
} from '../content.ts';
import type { View } from '../eyes/view.ts';
import type { Face } from '../pieces/familyFace.ts';

/** One person of a family, as far as this viewer may know them. Slots count from 0. */
export interface Member {
  readonly seat: Seat;
  readonly slot: number;
  /** Null while the family is covered. */
  readonly name: string | null;
  /**
   * What the token bears: the initial, with the slot where another in play has the same one; covered, the
   * slot.
   */
  readonly sign: string;
  readonly age: Age | null;
  readonly work: Work | null;
  readonly at: number;
  readonly held: number;
  readonly passes: number;
  readonly look: Look | null;
}

/** The public face of a seat's Family Card; undefined before the claim and while it is covered. */
export const familyOf = (view: View, seat: Seat): Face | undefined =>
  view.families.find((face) => face?.id === view.players[seat]?.family) ?? undefined;

export function memberOf(view: View, seat: Seat, slot: number): Member {
  const player = view.players[seat];
  const row = familyOf(view, seat)?.members[slot];
  const card = player?.card?.members[slot];
  const { interview } = view;
  const examined = interview?.seat === seat && interview.slot === slot ? interview.name : null;
  const name = row?.name ?? examined;
  return {
    seat,
    slot,
    name,
    sign: name === null ? String(slot + 1) : signOf(view, seat, slot, name),
    age: row?.age ?? null,
    work: row?.work ?? null,
    at: player?.at[slot] ?? NOWHERE,
    held: player?.held[slot] ?? 0,
    passes: player?.passes[slot] ?? 0,
    look: card?.look ?? row?.look ?? (examined === null ? null : (interview?.look ?? null)),
  };
}

function signOf(view: View, seat: Seat, slot: number, name: string): string {
  const initial = initialOf(name);
  const others = familyOf(view, seat)?.members.filter(
    (_row, one) => one !== slot && view.players[seat]?.at[one] !== NOWHERE,
  );
  return others?.some((row) => initialOf(row.name) === initial) ? `${initial}${slot + 1}` : initial;
}
const initialOf = (name: string): string => [...name][0] ?? '';

/** Everybody of this family who is in play or through. */
export const membersOf = (view: View, seat: Seat): readonly Member[] =>
  Array.from({ length: SLOTS }, (_nothing, slot) => memberOf(view, seat, slot)).filter(
    ({ at }) => at !== NOWHERE,
  );

/** A race has the whole board: no dock stands below it. */
export const isRacing = ({ step }: View): boolean => step === 'race';

export const isHome = ({ at }: Member): boolean => at === HOME;
export const homeOf = (view: View, seat: Seat): number => membersOf(view, seat).filter(isHome).length;
export const hasPassed = ({ passes }: Pick<Member, 'passes'>, challenge: Challenge): boolean =>
  ((passes >> CHALLENGES.indexOf(challenge)) & 1) === 1;
export const stampsOf = (member: Member): number =>
  CHALLENGES.filter((challenge) => hasPassed(member, challenge)).length;
export const isThrough = ({ passes }: Member): boolean => passes === ALL_PASSED;

/** The name, or what stands for it while the family is covered. */
export const nameLine = ({ name, slot }: Pick<Member, 'name' | 'slot'>): Line =>
  name === null ? line('ui.member.covered', { slot: slot + 1 }) : line('ui.plain', { text: name });

export const spaceLine = (at: number): Line =>
  at === HOME ? line('ui.home') : line(`space.${SPACE_IDS[at] ?? 'S01'}`);

/** What Documentation asks of this member, by kind; undefined while nobody may say who that is. */
export function setFor({ age, work }: Member): readonly number[] | undefined {
  return age === null || work === null ? undefined : setOfMember({ age, work });
}

/** How many cards of the set are in the hand. */
export const filled = (set: readonly number[], hand: readonly number[]): number =>
  set.reduce((sum, n, kind) => sum + Math.min(n, hand[kind] ?? 0), 0);
export const sizeOf = (set: readonly number[]): number => set.reduce((sum, n) => sum + n, 0);

/** What all members who still need papers ask for together, by kind. */
export function needs(view: View, seat: Seat): readonly number[] {
  const total = KINDS.map(() => 0);
  for (const member of membersOf(view, seat)) {
    if (isHome(member) || hasPassed(member, 'documentation')) continue;
    setFor(member)?.forEach((n, kind) => {
      total[kind] = (total[kind] ?? 0) + n;
    });
  }
  return total;
}

/** Cards as counts by kind, and back. */
export const countsOf = (cards: Cards): number[] =>
  KINDS.map((kind) => cards.filter((card) => card === kind).length);
export const cardsOf = (counts: readonly number[]): Cards =>
  KINDS.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => kind));
