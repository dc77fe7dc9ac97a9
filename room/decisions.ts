import type { Actor, Game, Kind, Seat } from '../engine/game.ts';
import { diff } from './delta.ts';
import { type Packed, pack } from './pack.ts';

/** What a seat can choose now, ready to be sent. */
export interface Menu {
  readonly options: Packed;
  readonly forms: readonly unknown[];
}

const NOTHING: Menu = { options: [], forms: [] };

/** A menu that has not changed is the very same object as `before`: nobody need look into it again. */
export function menusOf(
  game: Game<Kind>,
  state: unknown,
  seats: number,
  before: readonly Menu[] = [],
): Menu[] {
  return Array.from({ length: seats }, (_, seat) => {
    const menu = menuOf(game, state, seat);
    const held = before[seat];
    return held !== undefined && diff(held, menu) === undefined ? held : menu;
  });
}

function menuOf(game: Game<Kind>, state: unknown, seat: Seat): Menu {
  const options = game.options(state, seat);
  const forms = game.forms(state, seat);
  if (options.length === 0 && forms.length === 0) return NOTHING;
  return { options: pack(options), forms };
}

/**
 * A seat's number changes when its own menu changed or was answered, and never else: players who decide at the same
 * time do not collide, and a click on an old menu is refused instead of being misread.
 */
export function renumber(
  decisions: readonly number[],
  before: readonly Menu[],
  after: readonly Menu[],
  actor: Actor | null,
): readonly number[] {
  return decisions.map((number, seat) =>
    seat === actor || before[seat] !== after[seat] ? number + 1 : number,
  );
}
