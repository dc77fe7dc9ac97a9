import { type Chance, pick } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { readable } from '../../engine/laws/moves.ts';

/** What our own schemas of actions are made of (engine/shape.ts). */
interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
}

const MOST_NUMBERS = 9;

/** An action of this type as anybody could write it by the published schema; undefined if it is no action. */
export function sampleAction(game: Game<Kind>, type: string, chance: Chance): Kind['action'] | undefined {
  const { anyOf = [] } = game.actionSchema as Schema;
  const schema = anyOf.find(({ properties }) => properties?.type?.enum?.includes(type));
  return schema === undefined ? undefined : readable(game, sample(schema, chance));
}

function sample(schema: Schema, chance: Chance): unknown {
  if (schema.enum !== undefined) return pick(chance, schema.enum);
  if (schema.anyOf !== undefined) return sample(pick(chance, schema.anyOf), chance);
  const { type, minimum = 0, maximum = MOST_NUMBERS, properties = {} } = schema;
  switch (type) {
    case 'boolean':
      return chance.below(2) === 0;
    case 'integer':
      return minimum + chance.below(Math.min(MOST_NUMBERS, maximum - minimum) + 1);
    case 'string':
      return 'a word';
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, sample(part, chance)]),
      );
    default:
      return [];
  }
}
