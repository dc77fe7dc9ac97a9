import { bug } from '../../engine/bug.ts';
import type { Config, ToldConfig } from './config.ts';
import type { Yield } from './content/board.ts';
import type { FamilyRow, MemberRow } from './content/families.ts';
import {
  FIRST_JOB,
  KINDS,
  MONEY,
  OURS,
  PASSPORT,
  RESOURCE_ROWS,
  SETS,
  SPACES,
  TIME,
  WORKS,
} from './content.ts';
import type { OwnSet, ToldSet } from './own.ts';
import { type Face, faceOf } from './pieces/familyFace.ts';

/** What lies in the box of this table and everybody may know: ours, or what the host gave. */
export interface Box {
  /** One complete pack, by kind. */
  readonly pack: readonly number[];
  readonly packSize: number;
  /** By space. */
  readonly yields: readonly Yield[];
}

function makeBox(own: ToldSet | null): Box {
  const pack = RESOURCE_ROWS.map((row) => own?.resources?.[row.kind] ?? row.count);
  return {
    pack,
    packSize: pack.reduce((sum, n) => sum + n, 0),
    yields: SPACES.map((space) => own?.yields?.[space.id] ?? space.yields),
  };
}

const OUR_BOX = makeBox(null);
// Made once for each set: a playout asks for it at every landing.
const boxes = new WeakMap<ToldSet, Box>();

export function boxOf({ content }: Pick<ToldConfig, 'content'>): Box {
  if (content === OURS) return OUR_BOX;
  let box = boxes.get(content);
  if (box === undefined) {
    box = makeBox(content);
    boxes.set(content, box);
  }
  return box;
}

/** The Family Cards of a table: only whoever deals has all of them. */
export interface FamilyCards {
  readonly families: readonly FamilyRow[];
  /** What everybody may read of them. */
  readonly faces: readonly Face[];
  /** By family and slot: what the Documentation set asks of each kind (5.4). */
  readonly sets: readonly (readonly (readonly number[])[])[];
  /** By fact: answers that sound like those on the cards. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** The cards that a game value plays with, at a table of this config. */
export type CardsOf = (config: Pick<Config, 'content'>) => FamilyCards;

/**
 * An owner's set comes with its families, and so does an imagined world; all others play with the printed
 * ones.
 */
export function cardsFrom(printed: Pick<FamilyCards, 'families' | 'answers'>): CardsOf {
  const make = (families: readonly FamilyRow[]): FamilyCards => ({
    families,
    faces: families.map(faceOf),
    sets: families.map((family) => family.members.map(setFor)),
    answers: printed.answers,
  });
  const ours = make(printed.families);
  const made = new WeakMap<OwnSet['families'], FamilyCards>();
  return ({ content }) => {
    if (content === OURS || content.families.length === 0) return ours;
    let cards = made.get(content.families);
    if (cards === undefined) {
      cards = make(content.families);
      made.set(content.families, cards);
    }
    return cards;
  };
}

/**
 * For the page of a table: it knows cards by its view alone, and may not even hold the file of the printed
 * ones, because the family that is examined there could be read in it (EI-R39).
 */
export const NO_CARDS: CardsOf = cardsFrom({ families: [], answers: {} });

export const familyAt = ({ families }: FamilyCards, family: number): FamilyRow =>
  families[family] ?? bug('no such family', family);
export const memberAt = (cards: FamilyCards, family: number, slot: number): MemberRow =>
  familyAt(cards, family).members[slot] ?? bug('no such member', slot);
/** By slot. */
export const setsOf = ({ sets }: FamilyCards, family: number): readonly (readonly number[])[] =>
  sets[family] ?? bug('no such family', family);
export const setOf = (cards: FamilyCards, family: number, slot: number): readonly number[] =>
  setsOf(cards, family)[slot] ?? bug('no such member', slot);

/** What Documentation asks of such a member, by kind. */
export function setFor(member: Pick<MemberRow, 'age' | 'work'>): number[] {
  const set = SETS[member.age];
  const counts = KINDS.map(() => 0);
  counts[TIME] = set.time;
  counts[MONEY] = set.money;
  counts[PASSPORT] = set.passport;
  counts[FIRST_JOB + WORKS.indexOf(member.work)] = set.job;
  return counts;
}
