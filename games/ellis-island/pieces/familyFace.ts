import type { FamilyRow, MemberRow } from '../content/families.ts';
import type { Age, Look, Work } from '../content.ts';
import { AGES, openLook, SLOTS, WORKS } from '../content.ts';

/**
 * The public face of a Family Card (7.1): what everybody may read of it, but for its owner during an own
 * Interview.
 */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly members: readonly FaceMember[];
}

export interface FaceMember {
  readonly name: string;
  readonly age: Age;
  readonly work: Work;
  readonly look: Look;
}

export const faceOf = ({ id, name, origin, members }: FamilyRow): Face => ({
  id,
  name,
  origin,
  members: members.map((one) => ({
    name: one.name,
    age: one.age,
    work: one.work,
    look: openLook(one.look),
  })),
});

/** A face for a card that is covered: nothing of it is known but who is being examined. */
export const coveredFace = (slot: number, name: string, look: Look): Face => ({
  id: '',
  name: '',
  origin: '',
  members: Array.from({ length: SLOTS }, (_nothing, i) => ({
    name: i === slot ? name : '',
    look: i === slot ? look : 'man',
    age: AGES[i % AGES.length] ?? 'adult',
    work: WORKS[i] ?? 'labor',
  })),
});

const FIVE = ['2', '3', '4', '5', '6'] as const;
const guesses = new WeakMap<Face, FamilyRow>();

/**
 * A whole card behind this face. Nobody who sees only the face can tell, so all that is private is made up.
 */
export function guessed(face: Face): FamilyRow {
  const held = guesses.get(face);
  if (held !== undefined) return held;
  const row: FamilyRow = {
    id: face.id,
    name: face.name,
    origin: face.origin,
    homeTown: '1',
    religion: '1',
    ship: '1',
    port: '1',
    arrival: 'June 1900',
    daysAtSea: 9,
    destination: '1',
    contact: '1',
    paidBy: '1',
    reason: '1',
    keepsake: '1',
    baggage: 4,
    history: '',
    members: face.members.map(guessedMember),
    decoys: {
      homeTown: FIVE,
      ship: FIVE,
      port: FIVE,
      destination: FIVE,
      contact: FIVE,
      name: '6',
      occupation: '6',
      carries: '6',
      plan: '6',
      mark: '6',
      reads: ['1', ...FIVE],
    },
    source: 'reconstructed',
  };
  guesses.set(face, row);
  return row;
}

function guessedMember(member: FaceMember, slot: number): MemberRow {
  const some = String(slot + 1);
  return {
    name: member.name,
    age: member.age,
    work: member.work,
    look: member.look,
    years: slot + 1,
    relation: some,
    occupation: some,
    reads: some,
    carries: some,
    plan: some,
    mark: some,
  };
}
