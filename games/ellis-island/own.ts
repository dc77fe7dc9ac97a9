import { SOURCES } from '../../engine/content.ts';
import { BadInput } from '../../engine/door.ts';
import { allDifferent, notOurs, soMany } from '../../engine/own.ts';
import {
  among,
  byName,
  checked,
  list,
  type Of,
  object,
  orElse,
  orNull,
  type Shape,
  someOf,
  text,
  whole,
} from '../../engine/shape.ts';
import type { FamilyRow } from './content/families.ts';
import { AGES, type Age, isLook, KINDS, LOOKS, type Look, OURS, SLOTS, SPACES, WORKS } from './content.ts';

const LONG_TEXT = 1000;
export const MOST_FAMILIES = 20;
const WRONG = 5;
const PLACE_FACTS = ['homeTown', 'ship', 'port', 'destination', 'contact'] as const;
const PERSON_DECOYS = ['name', 'occupation', 'carries', 'plan', 'mark'] as const;
/** Who is drawn where the card does not say. */
const HIS: Readonly<Record<Age, Look>> = { youth: 'boy', adult: 'man', senior: 'oldMan' };
const HERS: Readonly<Record<Age, Look>> = { youth: 'girl', adult: 'woman', senior: 'oldWoman' };
const SHE = /\b(grand)?(wife|mother|daughter|sister|aunt|niece|widow)\b/i;
export const YIELDS = ['time', 'money', 'passport', 'job', 'open'] as const;

const WORDS = text(200);
const WRONG_ANSWERS = soMany(WORDS, WRONG);

/** Null and a missing field both mean: ours. */
const orOurs = <T>(shape: Shape<T>): Shape<T | null> => orElse(orNull(shape), null);

/** One of six, and behind it how it is dressed, in the words of content/portraits.ts. */
const LOOK = checked(WORDS, (look, field) => {
  if (isLook(look)) return look;
  throw new BadInput(field, `must begin with one of ${LOOKS.join(', ')}`);
});

const MEMBER = checked(
  object({
    name: WORDS,
    age: among(AGES),
    years: whole(1, 120),
    work: among(WORKS),
    relation: WORDS,
    occupation: WORDS,
    reads: WORDS,
    carries: WORDS,
    plan: WORDS,
    mark: WORDS,
    look: orOurs(LOOK),
  }),
  (member) => ({ ...member, look: member.look ?? (SHE.test(member.relation) ? HERS : HIS)[member.age] }),
);

const DECOYS = object({
  homeTown: WRONG_ANSWERS,
  ship: WRONG_ANSWERS,
  port: WRONG_ANSWERS,
  destination: WRONG_ANSWERS,
  contact: WRONG_ANSWERS,
  name: WORDS,
  occupation: WORDS,
  carries: WORDS,
  plan: WORDS,
  mark: WORDS,
  reads: soMany(WORDS, WRONG + 1),
});

const ARRIVAL = checked(WORDS, (arrival, field) => {
  if (/^[A-Z][a-z]+ (18|19)[0-9]{2}$/.test(arrival)) return arrival;
  throw new BadInput(field, 'must be month and year');
});

/** What stands on a Family Card beside its name in the box and where it comes from. */
export const FAMILY_FIELDS = {
  name: WORDS,
  origin: WORDS,
  homeTown: WORDS,
  ship: WORDS,
  port: WORDS,
  destination: WORDS,
  contact: WORDS,
  religion: WORDS,
  paidBy: WORDS,
  reason: WORDS,
  keepsake: WORDS,
  arrival: ARRIVAL,
  daysAtSea: whole(1, 99),
  baggage: whole(1, 8),
  history: text(LONG_TEXT),
  members: soMany(MEMBER, SLOTS, 'must be five (EI-3.2)'),
  decoys: DECOYS,
} as const;

const FAMILY: Shape<FamilyRow> = checked(
  object({ id: WORDS, ...FAMILY_FIELDS, source: among(SOURCES) }),
  (family, field) => {
    checkAnswers(family, field);
    return family;
  },
);

/** Every question must have one right answer and six different ones in all (5.8). */
function checkAnswers(family: FamilyRow, at: string): void {
  const { members, decoys } = family;
  for (const fact of PLACE_FACTS) allDifferent([family[fact], ...decoys[fact]], `${at}.decoys.${fact}`);
  for (const fact of PERSON_DECOYS) {
    allDifferent([...members.map((member) => member[fact]), decoys[fact]], `${at}.members.${fact}`);
  }
  allDifferent(
    members.map((member) => member.work),
    `${at}.members.work`,
  );
  const years = members.map((member) => member.years).sort((a, b) => a - b);
  if (years[0] === years[1] || years.at(-1) === years.at(-2)) {
    throw new BadInput(`${at}.members.years`, 'must have one eldest and one youngest');
  }
  allDifferent(decoys.reads, `${at}.decoys.reads`);
  if (members.some((member) => !decoys.reads.includes(member.reads))) {
    throw new BadInput(`${at}.decoys.reads`, 'must hold what every member reads');
  }
}

const YIELD = checked(someOf(YIELDS, whole(0, 4)), (yields, field) => {
  if (YIELDS.some((kind) => (yields[kind] ?? 0) > 0)) return yields;
  throw new BadInput(field, 'must yield something (EI-6.6)');
});
export const RESOURCE_SPACES = SPACES.filter((space) => space.kind === 'resource').map((space) => space.id);

const FAMILIES = checked(orOurs(list(FAMILY, MOST_FAMILIES)), (families, field) => {
  const given = families ?? [];
  allDifferent(
    given.map((family) => family.id),
    field,
  );
  return given;
});

/**
 * What an owner of the printed game can give instead of what we rebuilt: cards, deck and what spaces yield.
 */
export const OWN_SET = object({
  id: notOurs(OURS),
  /** Empty: ours. */
  families: orElse(FAMILIES, []),
  /** By kind; null: ours. */
  resources: orOurs(byName(KINDS, whole(1, 200))),
  /** By space; null: ours. */
  yields: orOurs(byName(RESOURCE_SPACES, YIELD)),
});
export type OwnSet = Of<typeof OWN_SET>;

/** What everybody may read of a set: its families are told face by face, as the rules allow (7.1). */
export type ToldSet = Omit<OwnSet, 'families'>;
