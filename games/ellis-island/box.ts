import { bug } from '../../engine/bug.ts';
import type { Config } from './config.ts';
import type { Yield } from './content/board.ts';
import type { FamilyRow, MemberRow } from './content/families.ts';
import { FIRST_JOB, KINDS, MONEY, PASSPORT, RESOURCE_ROWS, SETS, SPACES, TIME, WORKS } from './content.ts';
import type { OwnSet, ToldSet } from './own.ts';
import { type Face, faceOf } from './pieces/familyFace.ts';

/** What lies in the box of this table: ours, or what the host gave. */
export interface Box {
  readonly families: readonly FamilyRow[];
  /** What everybody may read of them. */
  readonly faces: readonly Face[];
  /** One complete pack, by kind. */
  readonly pack: readonly number[];
  readonly packSize: number;
  /** By space. */
  readonly yields: readonly Yield[];
  /** By family and slot: what the Documentation set asks of each kind (5.4). */
  readonly sets: readonly (readonly (readonly number[])[])[];
}

/** What is written on the printed Family Cards, and answers that sound like it, by fact. */
export interface Printed {
  readonly families: readonly FamilyRow[];
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

// Brought by whoever deals (game.ts). The page of a table must not even hold the file: the family that is examined
// there could be read in it (EI-R39).
let printed: Printed = { families: [], answers: {} };
let ours: Box | undefined;

export function bring(cards: Printed): void {
  printed = cards;
  ours = undefined;
}

export const answersLike = (fact: string): readonly string[] => printed.answers[fact] ?? [];

function makeBox(own: OwnSet | ToldSet | null): Box {
  const given = own !== null && 'families' in own ? own.families : [];
  const families = given.length === 0 ? printed.families : given;
  const pack = RESOURCE_ROWS.map((row) => own?.resources?.[row.kind] ?? row.count);
  return {
    families,
    faces: families.map(faceOf),
    pack,
    packSize: pack.reduce((sum, n) => sum + n, 0),
    yields: SPACES.map((space) => own?.yields?.[space.id] ?? space.yields),
    sets: families.map((family) => family.members.map(setFor)),
  };
}

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

const made = new WeakMap<OwnSet | ToldSet, Box>();

/** Of the config that is told (`ToldConfig`) it has no families. */
export function boxOf({ content }: { readonly content: Config['content'] | ToldSet }): Box {
  if (content === 'reconstructed') {
    ours ??= makeBox(null);
    return ours;
  }
  let box = made.get(content);
  if (box === undefined) {
    box = makeBox(content);
    made.set(content, box);
  }
  return box;
}

export const familyAt = (config: Config, family: number): FamilyRow =>
  boxOf(config).families[family] ?? bug('no such family', family);
export const memberAt = (config: Config, family: number, slot: number): MemberRow =>
  familyAt(config, family).members[slot] ?? bug('no such member', slot);
export const setOf = (config: Config, family: number, slot: number): readonly number[] =>
  boxOf(config).sets[family]?.[slot] ?? bug('no such member', slot);
