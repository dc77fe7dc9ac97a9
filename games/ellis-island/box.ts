import { bug } from '../../engine/bug.ts';
import type { Config } from './config.ts';
import { FIRST_JOB, KINDS, MONEY, PASSPORT, RESOURCE_ROWS, SETS, SPACES, TIME, WORKS } from './content.ts';
import type { Yield } from './content-board.ts';
import { FAMILY_ROWS, type FamilyRow, type MemberRow } from './content-families.ts';
import type { OwnSet } from './own.ts';

/** What lies in the box of this table: ours, or what the host gave. */
export interface Box {
  readonly families: readonly FamilyRow[];
  /** One complete pack, by kind. */
  readonly pack: readonly number[];
  readonly packSize: number;
  /** By space. */
  readonly yields: readonly Yield[];
  /** By family and slot: what the Documentation set asks of each kind (5.4). */
  readonly sets: readonly (readonly (readonly number[])[])[];
}

function makeBox(own: OwnSet | null): Box {
  const families = own === null || own.families.length === 0 ? FAMILY_ROWS : own.families;
  const pack = RESOURCE_ROWS.map((row) => own?.resources?.[row.kind] ?? row.count);
  return {
    families,
    pack,
    packSize: pack.reduce((sum, n) => sum + n, 0),
    yields: SPACES.map((space) => own?.yields?.[space.id] ?? space.yields),
    sets: families.map((family) => family.members.map(setFor)),
  };
}

function setFor(member: MemberRow): number[] {
  const set = SETS[member.age];
  const counts = KINDS.map(() => 0);
  counts[TIME] = set.time;
  counts[MONEY] = set.money;
  counts[PASSPORT] = set.passport;
  counts[FIRST_JOB + WORKS.indexOf(member.work)] = set.job;
  return counts;
}

const OURS = makeBox(null);
const made = new WeakMap<OwnSet, Box>();

export function boxOf({ content }: Config): Box {
  if (content === 'reconstructed') return OURS;
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
