import {
  anObject,
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  wholeNumber,
} from '../../engine/door.ts';
import { allDifferent, exactly, ownId, readSource } from '../../engine/own.ts';
import type { Yield } from './content/board.ts';
import type { Decoys, FamilyRow, MemberRow } from './content/families.ts';
import { AGES, type Age, KINDS, type Kind, LOOKS, type Look, SLOTS, SPACES, WORKS } from './content.ts';

/** What an owner of the printed game can give instead of what we rebuilt: cards, deck and what spaces yield. */
export interface OwnSet {
  readonly id: string;
  /** Empty: ours. */
  readonly families: readonly FamilyRow[];
  /** By kind; null: ours. */
  readonly resources: Readonly<Record<Kind, number>> | null;
  /** By space; null: ours. */
  readonly yields: Readonly<Record<string, Yield>> | null;
}

/** What everybody may read of a set: its families are told face by face, as the rules allow (7.1). */
export type ToldSet = Omit<OwnSet, 'families'>;

const LONGEST = 200;
const LONG_TEXT = 1000;
const MOST_FAMILIES = 20;
const WRONG = 5;
const PLACE_FACTS = ['homeTown', 'ship', 'port', 'destination', 'contact'] as const;
const TEXT_FACTS = ['religion', 'paidBy', 'reason', 'keepsake'] as const;
const MEMBER_FACTS = ['relation', 'occupation', 'reads', 'carries', 'plan', 'mark'] as const;
const PERSON_DECOYS = ['name', 'occupation', 'carries', 'plan', 'mark'] as const;
/** Who is drawn where the card does not say. */
const BY_AGE: Readonly<Record<Age, Look>> = { youth: 'boy', adult: 'man', senior: 'oldMan' };
const YIELDS = ['time', 'money', 'passport', 'job', 'open'] as const;

/** Throws BadInput; reading what was read changes nothing. */
export function readOwnSet(input: unknown, seats: number): OwnSet {
  const fields = anObject(input, 'content');
  onlyFields(fields, ['id', 'families', 'resources', 'yields'], 'content');
  const families = listOf(fieldOf(fields, 'families') ?? [], MOST_FAMILIES, 'content.families', readFamily);
  if (families.length > 0 && families.length < seats) {
    throw new BadInput('content.families', 'must have one for each seat (EI-R02)');
  }
  allDifferent(
    families.map((family) => family.id),
    'content.families',
  );
  const resources = fieldOf(fields, 'resources') ?? null;
  const yields = fieldOf(fields, 'yields') ?? null;
  return {
    id: ownId(fields, 'reconstructed', 'content'),
    families,
    resources: resources === null ? null : readCounts(anObject(resources, 'content.resources')),
    yields: yields === null ? null : readYields(anObject(yields, 'content.yields')),
  };
}

function readCounts(fields: Fields): Record<Kind, number> {
  onlyFields(fields, KINDS, 'content.resources');
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, wholeNumber(fieldOf(fields, kind), 1, 200, `content.resources.${kind}`)]),
  );
  return counts as Record<Kind, number>;
}

function readYields(fields: Fields): Record<string, Yield> {
  const spaces = SPACES.filter((space) => space.kind === 'resource').map((space) => space.id);
  onlyFields(fields, spaces, 'content.yields');
  const read = (id: string): Yield => {
    const at = `content.yields.${id}`;
    const given = anObject(fieldOf(fields, id), at);
    onlyFields(given, YIELDS, at);
    const entries = YIELDS.flatMap((kind) => {
      const n = fieldOf(given, kind);
      return n === undefined ? [] : [[kind, wholeNumber(n, 0, 4, `${at}.${kind}`)] as const];
    });
    if (entries.every(([, n]) => n === 0)) throw new BadInput(at, 'must yield something (EI-6.6)');
    return Object.fromEntries(entries);
  };
  return Object.fromEntries(spaces.map((id) => [id, read(id)]));
}

function readFamily(input: unknown, at: string): FamilyRow {
  const fields = anObject(input, at);
  const text = (name: string): string => shortText(fieldOf(fields, name), LONGEST, `${at}.${name}`);
  const given = fieldOf(fields, 'members');
  const members = exactly(given, SLOTS, `${at}.members`, readMember, 'must be five (EI-3.2)');
  onlyFields(
    fields,
    [
      'id',
      'name',
      'origin',
      'arrival',
      'daysAtSea',
      'baggage',
      'history',
      'members',
      'decoys',
      'source',
      ...PLACE_FACTS,
      ...TEXT_FACTS,
    ],
    at,
  );
  const decoys = readDecoys(fieldOf(fields, 'decoys'), `${at}.decoys`);
  checkPersons(members, decoys, at);
  const facts = Object.fromEntries([...PLACE_FACTS, ...TEXT_FACTS].map((fact) => [fact, text(fact)]));
  for (const fact of PLACE_FACTS) allDifferent([facts[fact] ?? '', ...decoys[fact]], `${at}.decoys.${fact}`);
  const arrival = text('arrival');
  if (!/^[A-Z][a-z]+ (18|19)[0-9]{2}$/.test(arrival))
    throw new BadInput(`${at}.arrival`, 'must be month and year');
  return {
    id: text('id'),
    name: text('name'),
    origin: text('origin'),
    ...(facts as Pick<FamilyRow, (typeof PLACE_FACTS)[number] | (typeof TEXT_FACTS)[number]>),
    arrival,
    daysAtSea: wholeNumber(fieldOf(fields, 'daysAtSea'), 1, 99, `${at}.daysAtSea`),
    baggage: wholeNumber(fieldOf(fields, 'baggage'), 1, 8, `${at}.baggage`),
    history: shortText(fieldOf(fields, 'history'), LONG_TEXT, `${at}.history`),
    members,
    decoys,
    ...readSource(fields, at),
  };
}

function readMember(input: unknown, at: string): MemberRow {
  const fields = anObject(input, at);
  onlyFields(fields, ['name', 'age', 'years', 'work', 'look', ...MEMBER_FACTS], at);
  const text = (name: string): string => shortText(fieldOf(fields, name), LONGEST, `${at}.${name}`);
  const facts = Object.fromEntries(MEMBER_FACTS.map((fact) => [fact, text(fact)]));
  const age = oneOf(fieldOf(fields, 'age'), AGES, `${at}.age`);
  return {
    name: text('name'),
    age,
    years: wholeNumber(fieldOf(fields, 'years'), 1, 120, `${at}.years`),
    work: oneOf(fieldOf(fields, 'work'), WORKS, `${at}.work`),
    ...(facts as Pick<MemberRow, (typeof MEMBER_FACTS)[number]>),
    look: oneOf(fieldOf(fields, 'look') ?? BY_AGE[age], LOOKS, `${at}.look`),
  };
}

function readDecoys(input: unknown, at: string): Decoys {
  const fields = anObject(input, at);
  onlyFields(fields, [...PLACE_FACTS, ...PERSON_DECOYS, 'reads'], at);
  const text = (name: string): string => shortText(fieldOf(fields, name), LONGEST, `${at}.${name}`);
  const list = (name: string, length: number): string[] =>
    exactly(fieldOf(fields, name), length, `${at}.${name}`, (item, where) => shortText(item, LONGEST, where));
  const places: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    PLACE_FACTS.map((fact) => [fact, list(fact, WRONG)]),
  );
  const persons = Object.fromEntries(PERSON_DECOYS.map((fact) => [fact, text(fact)]));
  return {
    ...(places as unknown as Pick<Decoys, (typeof PLACE_FACTS)[number]>),
    ...(persons as Pick<Decoys, (typeof PERSON_DECOYS)[number]>),
    reads: list('reads', WRONG + 1),
  };
}

/** Every question must have one right answer and six different ones in all (5.8). */
function checkPersons(members: readonly MemberRow[], decoys: Decoys, at: string): void {
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
