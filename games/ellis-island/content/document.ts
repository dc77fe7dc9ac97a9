import type { ContentRow, ContentSpec, FieldSpec, Tables } from '../../../engine/contentSpec.ts';
import { anObject, BadInput, fieldOf } from '../../../engine/door.ts';
import { judged, sourceOf } from '../../../engine/own.ts';
import { isDocument, resolve } from '../../../engine/resolve.ts';
import { KINDS, OURS, RESOURCE_ROWS, SPACES } from '../content.ts';
import { FAMILY_FIELDS, MOST_FAMILIES, OWN_SET, type OwnSet, RESOURCE_SPACES, YIELDS } from '../own.ts';
import type { Yield } from './board.ts';
import type { FamilyRow } from './families.ts';

const yieldRow = (id: string, yields: Yield): ContentRow => ({
  id,
  ...Object.fromEntries(YIELDS.map((kind) => [kind, yields[kind] ?? 0])),
});

/** Without where it comes from. */
function familyRow(family: FamilyRow): ContentRow {
  const { source: _source, note: _note, members, decoys, ...rest } = family;
  return { ...rest, members: members.map((member) => ({ ...member })), decoys: { ...decoys } };
}

const tablesOf = ({ resources, yields, families }: Omit<OwnSet, 'id'>): Tables => ({
  resources: RESOURCE_ROWS.map(({ kind, count }) => ({ id: kind, count: resources?.[kind] ?? count })),
  yields: SPACES.filter(({ kind }) => kind === 'resource').map((space) =>
    yieldRow(space.id, yields?.[space.id] ?? space.yields),
  ),
  families: families.map(familyRow),
});

const familyFields = Object.fromEntries(
  Object.entries(FAMILY_FIELDS).map(([name, shape]): [string, FieldSpec] => [
    name,
    { kind: 'shape', shape, rule: '5.5', ...(name === 'history' ? { shown: true } : {}) },
  ]),
);

/** What may be changed on top of what we rebuilt, for whoever has these families. */
export function contentWith(printed: readonly FamilyRow[]): ContentSpec {
  const ours = tablesOf({ resources: null, yields: null, families: printed });
  const spec: ContentSpec = {
    game: 'ellis-island',
    option: 'content',
    id: OURS,
    ours,
    tables: {
      resources: {
        rows: [KINDS.length, KINDS.length],
        fixed: true,
        fields: { count: { kind: 'whole', min: 1, max: 200, rule: 'EI-2.2' } },
      },
      yields: {
        rows: [RESOURCE_SPACES.length, RESOURCE_SPACES.length],
        fixed: true,
        fields: Object.fromEntries(
          YIELDS.map((kind) => [kind, { kind: 'whole', min: 0, max: 4, rule: 'EI-6.6' }]),
        ),
      },
      families: { rows: [printed.length === 0 ? 0 : 2, MOST_FAMILIES], secret: true, fields: familyFields },
    },
    check: (tables, found) =>
      judged(() => OWN_SET.read(ownOf('a document', tables, spec, printed), ''), tables, found),
    tablesOf(set) {
      const own = OWN_SET.read(set, '');
      return tablesOf({ ...own, families: own.families.length === 0 ? printed : own.families });
    },
  };
  return spec;
}

/** The rows of a document as an owner's set: families only where they are not the printed ones. */
function ownOf(id: string, tables: Tables, { ours }: ContentSpec, printed: readonly FamilyRow[]): unknown {
  const { resources = [], yields = [], families = [] } = tables;
  return {
    id,
    resources: Object.fromEntries(resources.map((row) => [row.id, row.count])),
    yields: Object.fromEntries(yields.map(({ id, ...row }) => [id, row])),
    families:
      families === ours.families
        ? []
        : families.map((row) => ({ ...row, source: sourceOf(row, ours.families ?? [], printed).source })),
  };
}

/** Of a document that changes families of ours only whoever has them can say what comes of it. */
function withoutFamilies(input: unknown): unknown {
  const tables = { ...anObject(fieldOf(anObject(input), 'tables') ?? {}, 'tables') };
  if (Array.isArray(tables.families)) return input;
  delete tables.families;
  return { ...anObject(input), tables };
}

/** A document, or an owner's set as it was written before there were documents. Reading it again changes nothing. */
export function readOwn(input: unknown, seats: number, printed: readonly FamilyRow[]): OwnSet {
  const set = isDocument(input) ? readDocument(input, printed) : OWN_SET.read(input, 'content');
  if (set.families.length > 0 && set.families.length < seats) {
    throw new BadInput('content.families', 'must have one for each seat (EI-R02)');
  }
  return set;
}

function readDocument(input: unknown, printed: readonly FamilyRow[]): OwnSet {
  const spec = contentWith(printed);
  const { id, tables } = resolve(spec, printed.length === 0 ? withoutFamilies(input) : input);
  return OWN_SET.read(ownOf(id, tables, spec, printed), 'content');
}
