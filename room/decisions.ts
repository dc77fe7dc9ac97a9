import type { Actor, Form, Game, Kind, Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import { type Packed, pack } from './encoding/pack.ts';
import { isSame } from './encoding/same.ts';

/** What a seat can choose now, ready to be sent. */
export interface Menu {
  readonly options: Packed;
  readonly forms: readonly Form<Kind['action']>[];
}

export const NO_MENU: Menu = { options: [], forms: [] };

/** Made when somebody wants it: clients that hold the rules never do. */
export function menuOf(core: Core, seat: Seat): Menu {
  const { game, sitting, menus } = core;
  const known = menus[seat];
  if (known !== undefined || sitting === null) return known ?? NO_MENU;
  const menu = isAwaited(game, sitting.state, seat) ? makeMenu(game, sitting.state, seat) : NO_MENU;
  menus[seat] = menu;
  return menu;
}

function makeMenu(game: Game<Kind>, state: unknown, seat: Seat): Menu {
  return { options: pack(game.options(state, seat)), forms: game.forms(state, seat) };
}

/** Nobody else has a menu at all (L4). */
function isAwaited(game: Game<Kind>, state: unknown, seat: Seat): boolean {
  const { must, may } = game.awaiting(state);
  return must.includes(seat) || may.includes(seat);
}

/**
 * Since when each seat is asked what it is asked now. Where several are asked, or may act, an action of one
 * may change what another can choose, but not what it is asked: what it chose meanwhile still answers that.
 */
export function askedSince(
  { game, head, sitting, since }: Core,
  state: unknown,
  actor: Actor | null,
  decisions: readonly number[],
): readonly number[] {
  return decisions.map((number, seat) => {
    const isBeside = typeof actor === 'number' && seat !== actor && sitting !== null;
    const isSame = isBeside && isAwaited(game, sitting.state, seat) && isAwaited(game, state, seat);
    return isSame || number === head.decisions[seat] ? (since[seat] ?? number) : number;
  });
}

/**
 * A seat's number changes when its own menu changed or was answered, and never else: players who decide at
 * the same time do not collide, and a click on an old menu is refused instead of being misread. Menus are
 * compared only for seats that were awaited and still are; one that has not changed stays the very same
 * object.
 */
export function renumber(
  core: Core,
  state: unknown,
  actor: Actor | null,
): { readonly decisions: readonly number[]; readonly menus: (Menu | undefined)[] } {
  const { game, head, sitting } = core;
  const menus: (Menu | undefined)[] = [];
  const decisions = head.decisions.map((number, seat) => {
    if (seat === actor) return number + 1;
    const was = sitting !== null && isAwaited(game, sitting.state, seat);
    const is = isAwaited(game, state, seat);
    if (!was || !is) return was === is ? number : number + 1;
    const held = menuOf(core, seat);
    const fresh = makeMenu(game, state, seat);
    const stays = isSame(held, fresh);
    menus[seat] = stays ? held : fresh;
    return stays ? number : number + 1;
  });
  return { decisions, menus };
}
