import fc from 'fast-check';
import { seeded } from '../chance.ts';
import { BadInput } from '../door.ts';
import type { Kind } from '../game.ts';
import { movesOf } from '../laws/moves.ts';
import { Pool } from '../laws/pool.ts';
import { walk } from '../laws/walk.ts';
import type { Title } from '../title.ts';

export interface Knocking {
  readonly config: unknown;
  readonly seats: number;
  readonly seed: number;
  readonly runs: number;
}

const ACTIONS_PLAYED = 12;

/**
 * Whatever JSON comes, the door gives a value or BadInput; and whatever the door lets in, `refuse` judges without
 * throwing, at any moment and for anybody. Throws what fast-check found otherwise.
 */
export function knock<K extends Kind>(title: Title<K>, { config, seats, seed, runs }: Knocking): void {
  const { game } = title;
  const pool = new Pool<{ readonly type: string }>();
  const states: K['state'][] = [];
  const choices = Array.from({ length: ACTIONS_PLAYED }, (_nothing, i) => i * 7);
  for (const { state } of walk(title, { config, seats, seed, choices })) {
    states.push(game.clone(state));
    for (const { action } of movesOf(game, state, seeded(seed))) pool.add(action);
  }
  const actors = [...Array(seats).keys(), 'clock'] as const;
  const table = { seats, ranked: false };
  const judgeAll = (input: unknown): void => {
    const action = letIn(() => game.parseAction(input));
    if (action === undefined) return;
    for (const state of states) for (const actor of actors) game.refuse(state, actor, action);
  };
  const settings = { numRuns: runs, seed, includeErrorInReport: true };
  fc.assert(fc.property(fc.jsonValue(), judgeAll), settings);
  fc.assert(fc.property(spoilt(pool.all()), judgeAll), settings);
  const options = fc.oneof(fc.jsonValue(), spoilt([{}, game.parseConfig(config, table)]));
  fc.assert(
    fc.property(options, fc.oneof(fc.constant(seats), fc.integer(), fc.double()), (input, count) => {
      letIn(() => game.parseConfig(input, { ...table, seats: count }));
    }),
    settings,
  );
}

/** Something nearly right: one of these with a field changed, added or taken away. */
function spoilt(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const small = fc.integer({ min: -1, max: 9 });
  const wild = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.jsonValue());
  const field = fc.oneof(small, fc.array(small), wild);
  const pairs = fc.tuple(fc.constantFrom(...values), fc.nat(), field, fc.constantFrom('set', 'add', 'drop'));
  return pairs.map(([value, at, changed, how]) => {
    const copy: Record<string, unknown> = { ...(value as object) };
    const names = Object.keys(copy);
    const name = names[at % Math.max(1, names.length)] ?? 'type';
    if (how === 'set') copy[name] = changed;
    if (how === 'add') copy[String(changed)] = changed;
    if (how === 'drop') delete copy[name];
    return copy;
  });
}

function letIn<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
