import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Line, line } from '../../../engine/text.ts';
import { ROOM } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { fullOf, vacanciesOf } from '../pieces/nation.ts';
import type { Pin } from '../state.ts';
import { regionName } from '../text/names.ts';
import { collectsNow, groupsOf, incomeOf } from './crowd.ts';

/** The land people come from; an owner's region is called by what is printed on it. */
export const landOf = (view: View, seat: Seat): Arg => regionName(view.nations[seat]?.region ?? '');

/** As a line of its own, for `say`. */
export const landLine = (view: View, seat: Seat): Line => line('ui.land', { land: landOf(view, seat) });

export const people = (n: number): Line => line('people', { n });

/** "2 from Taiga", for each origin. */
export const origins = (view: View, pins: readonly Pin[]): readonly Line[] =>
  groupsOf(pins).map(({ origin, pins: group }) =>
    line('ui.from', { n: group.length, land: landOf(view, origin) }),
  );

/** A whole nation for a reader who does not see it (section 9). */
export function nationLine(view: View, seat: Seat): Line {
  const nation = at(view.nations, seat);
  const income = incomeOf(view, seat);
  return line('ui.said.nation', {
    seat: { seat },
    land: landOf(view, seat),
    tokens: nation.tokens,
    full: fullOf(nation),
    places: vacanciesOf(nation),
    waiting: nation.displaced.length,
    who: origins(view, nation.displaced),
    collect: collectsNow(view, seat) ? (income ?? 0) : 0,
    crash: nation.crashes.length,
  });
}

export function spaceLine(view: View, pins: readonly Pin[] | null, space: number): Line {
  if (pins === null) return line('ui.said.space', { space });
  const key = pins.length === 0 ? 'ui.said.empty' : pins.length === ROOM ? 'ui.said.full' : 'ui.said.home';
  return line(key, { space, who: origins(view, pins), places: ROOM - pins.length });
}
