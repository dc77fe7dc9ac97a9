import type { ContentSpec } from '../../engine/contentSpec.ts';
import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { armOf } from '../../lab/ask/arm.ts';
import { COMMON, type Meanings } from '../../lab/ask/meaning.ts';
import { byFolder } from '../site/folders.ts';
import { nextOf } from './form.ts';
import type { Facts, FirstKnob, KnobField, KnobTable } from './wire.ts';

const measures = byFolder(
  import.meta.glob<Meanings>('../../games/[a-z]*/text/measures.ts', { import: 'measures' }),
);

export async function factsOf(title: Title<Kind>): Promise<Facts> {
  const { game, content } = title;
  const own = (await measures[game.id]?.()) ?? {};
  const tables = content === undefined ? [] : tablesOf(content);
  const isTaken = (setting: string): boolean => takes(title, setting);
  return {
    game: game.id,
    seats: game.seats,
    options: game.tableOptions
      .filter(({ apart }) => apart !== true)
      .map(({ name, values, byDefault }) => ({
        name,
        // Some values need another one beside them.
        values: values.filter((value) => value === byDefault || isTaken(`${name}=${value}`)),
        byDefault,
      })),
    tables,
    first: firstOf(tables, isTaken),
    measures: { ...COMMON, ...own },
    hasCards: title.cards !== undefined,
  };
}

function takes(title: Title<Kind>, setting: string): boolean {
  try {
    armOf(title, title.game.seats.min, { name: '', settings: [setting], content: undefined, bots: 'greedy' });
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function firstOf(tables: readonly KnobTable[], isTaken: (setting: string) => boolean): FirstKnob | null {
  for (const { name: table, rows } of tables) {
    for (const { id: row, fields } of rows.slice(0, 3)) {
      for (const field of fields) {
        const to = nextOf(field);
        if (isTaken(`${table}.${row}.${field.name}=${to}`)) return { table, row, field: field.name, to };
      }
    }
  }
  return null;
}

/** What can be turned by one step: numbers, and one word of several. */
function tablesOf({ ours, tables }: ContentSpec): KnobTable[] {
  return (
    Object.entries(tables)
      // What players may not read is no knob: the address would say how it was turned.
      .filter(([, { secret }]) => secret !== true)
      .map(([name, { fields }]) => ({
        name,
        rows: (ours[name] ?? []).map((row) => ({
          id: row.id,
          name: typeof row.name === 'string' ? row.name : null,
          fields: Object.entries(fields).flatMap(([field, spec]): KnobField[] =>
            (spec.kind === 'whole' || spec.kind === 'one') && spec.shown !== true
              ? [{ name: field, spec, value: row[field] ?? null }]
              : [],
          ),
        })),
      }))
      .filter(({ rows }) => rows.some(({ fields }) => fields.length > 0))
  );
}
