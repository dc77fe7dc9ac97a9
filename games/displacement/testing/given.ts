import { audit } from '../audit.ts';
import { boxOf } from '../box.ts';
import { parseConfig } from '../config.ts';
import { type Position, position, type Standing } from '../lessons/position.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';

export { START } from '../lessons/position.ts';

/** A nation whose region may be given by its English name. */
export type GivenNation = Standing;

/** The few facts a test is about; the rest is the start of a second round in which nobody is near a goal. */
export interface Given extends Position {
  readonly seats?: number;
  readonly config?: Readonly<Record<string, unknown>>;
}

/** A lawful, audited state. */
export function given(facts: Given = {}): State {
  const seats = facts.nations?.length ?? facts.seats ?? 4;
  const config = parseConfig(facts.config ?? {}, { seats, ranked: false });
  const idOf = (name: string): string =>
    boxOf(config).regions.find(({ id }) => en[`region.${id}`] === name)?.id ?? name;
  const nations = facts.nations?.map((nation) =>
    nation.region === undefined ? nation : { ...nation, region: idOf(nation.region) },
  );
  const state = position(config, { ...facts, ...(nations !== undefined && { nations }) });
  audit(state);
  return state;
}
