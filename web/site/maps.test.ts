import { expect, test } from 'vitest';
import type { Kind, Seat } from '../../engine/game.ts';
import { someCases } from '../../engine/laws/cases.ts';
import { walk } from '../../engine/laws/walk.ts';
import type { Arg, Line } from '../../engine/text.ts';
import type { View as WorldView } from '../../games/displacement/eyes/view.ts';
import { describes as displacement } from '../../games/displacement/ui/describe.ts';
import type { Action as IslandAction } from '../../games/ellis-island/action.ts';
import { KIS, SPACE_IDS } from '../../games/ellis-island/content.ts';
import type { View as IslandView } from '../../games/ellis-island/eyes/view.ts';
import { describes as island } from '../../games/ellis-island/ui/describe.ts';
import type { View as EmigrationView } from '../../games/emigration/eyes/view.ts';
import { whereOf } from '../../games/emigration/pieces/places.ts';
import { describes as emigration } from '../../games/emigration/ui/describe.ts';
import { titles } from '../../games/index.ts';
import type { Action as CityAction } from '../../games/journey-istanbul/action.ts';
import type { View as CityView } from '../../games/journey-istanbul/eyes/view.ts';
import { describes as istanbul } from '../../games/journey-istanbul/ui/describe.ts';
import type { Subject } from '../../kit/table.ts';

/** What the eye takes from a map: where one can go, how far it is, what lies on what, how much room there is. */
const args = (one: Line | undefined): Readonly<Record<string, Arg>> => one?.args ?? {};
const told = (subject: Subject | undefined, key: string): readonly Line[] =>
  subject?.says.filter((one) => one.key === key) ?? [];
const keysIn = (arg: Arg | undefined): readonly string[] =>
  Array.isArray(arg) ? arg.map((one) => String((one as { key?: string }).key)) : [];

const HELD = ['HOS', 'JAI'];

interface Look {
  readonly view: Kind['view'];
  readonly seat: Seat;
  readonly options: readonly Kind['action'][];
}

/** Looks at many moments of random games with the eyes of everybody; how often there was something to compare. */
function looks(id: string, config: object, check: (look: Look) => number): number {
  const title = titles[id];
  if (title === undefined) return expect.fail(`no title ${id}`);
  const { game } = title;
  const span = { configs: [config], seats: [game.seats.min, 3], games: 3, seed: 7 };
  let compared = 0;
  for (const given of someCases(title, span))
    for (const { state } of walk(title, given))
      for (let seat = 0; seat < given.seats; seat++)
        compared += check({ view: game.view(state, seat), seat, options: game.options(state, seat) });
  return compared;
}

test('Ellis Island: next to a room is what one step leads to, and how far it is to the end', () => {
  const compared = looks('ellis-island', { mode: 'quick', lastFerry: 8 }, ({ view: any, seat, options }) => {
    const view = any as IslandView;
    if (view.step !== 'move' || view.turn.seat !== seat) return 0;
    const all = island.subjects(view, seat);
    const roomOf = (at: string): Subject | undefined => all.find(({ name }) => name.key === `space.${at}`);
    const moves = (options as readonly IslandAction[]).filter((one) => one.type === 'move');
    for (const { slot, to } of moves) {
      const from = SPACE_IDS[view.players[seat]?.at[slot - 1] ?? 0] ?? '';
      const isNext = keysIn(args(told(roomOf(from), 'describe.next')[0]).next).includes(`space.${to}`);
      const back = keysIn(args(told(roomOf(to), 'describe.next')[0]).next).includes(`space.${from}`);
      // Nobody walks into the Hospital or the Jail, but out of them.
      if (!HELD.includes(from)) expect([from, to, back]).toEqual([from, to, isNext]);
      // What lies as far as one step lets it come is next to it: a roll of one reaches nothing else.
      if (view.turn.roll === 1) expect([from, to, isNext]).toEqual([from, to, true]);
    }
    const far = (at: string): number =>
      Number(args(told(roomOf(at), 'describe.far')[0]).far ?? args(told(roomOf(at), 'describe.far')[0]).n);
    for (const one of SPACE_IDS) {
      if (one === SPACE_IDS[KIS]) continue;
      for (const next of keysIn(args(told(roomOf(one), 'describe.next')[0]).next))
        if (next !== `space.${SPACE_IDS[KIS]}`)
          expect(Math.abs(far(one) - far(next.slice('space.'.length)))).toBeLessThanOrEqual(1);
    }
    return moves.length;
  });
  expect(compared).toBeGreaterThan(20);
});

test('Emigration: a card is told to lie free where it can be taken, and else under which others', () => {
  const compared = looks('emigration', {}, ({ view: any, seat }) => {
    const view = any as EmigrationView;
    const layouts = emigration.subjects(view, seat).filter(({ name }) => name.key === 'describe.layout');
    layouts.forEach((one, owner) => {
      const free = told(one, 'describe.card').filter(
        (card) => args(card).over === 0 && !JSON.stringify(args(card).card).includes('faceDown'),
      );
      const places = free.map((card) => `${String(args(card).row)}${String(args(card).n)}`).sort();
      const available =
        view.seats[owner]?.available.map((slot) => Object.values(whereOf(slot)).join('')) ?? [];
      expect(places).toEqual([...available].sort());
    });
    return layouts.length;
  });
  expect(compared).toBeGreaterThan(20);
});

test('The Journey: lines lead both ways and to every place one can go to, and everybody is told at their place', () => {
  const compared = looks('journey-istanbul', {}, ({ view: any, seat, options }) => {
    const view = any as CityView;
    const quarters = istanbul.subjects(view, seat).filter((one) => told(one, 'describe.next').length > 0);
    const nextTo = (name: string): readonly string[] =>
      keysIn(
        args(
          told(
            quarters.find((one) => one.name.key === name),
            'describe.next',
          )[0],
        ).next,
      );
    for (const { name } of quarters)
      for (const other of nextTo(name.key))
        expect([name.key, nextTo(other)]).toEqual([name.key, expect.arrayContaining([name.key])]);
    const here = quarters.findIndex((one) =>
      JSON.stringify(args(told(one, 'describe.here')[0]).who ?? []).includes(`{"seat":${seat}}`),
    );
    const moves = (options as readonly CityAction[]).filter((one) => one.type === 'move');
    const from = quarters[here];
    if (from === undefined) return 0;
    for (const { to } of moves) {
      const place = `place.${to}`;
      expect([place, ...nextTo(from.name.key), from.name.key]).toContain(place);
    }
    const inCity = view.people.filter(({ place }) => place < quarters.length).length;
    const all = quarters.reduce((n, one) => n + Number(args(told(one, 'describe.here')[0]).n), 0);
    expect(all).toBe(inCity);
    return moves.length;
  });
  expect(compared).toBeGreaterThan(20);
});

test('Displacement: each home of each nation is told with who lives there, or as empty', () => {
  const compared = looks('displacement', { roundLimit: 8 }, ({ view: any, seat }) => {
    const view = any as WorldView;
    const all = displacement.subjects(view, seat).filter(({ name }) => name.key === 'describe.homes');
    expect(all).toHaveLength(view.nations.length);
    all.forEach((one, nation) => {
      const homes = view.nations[nation]?.homes ?? [];
      const free = Number(args(told(one, 'describe.free')[0]).n ?? 0);
      const lived = one.says.filter(({ key }) => key !== 'describe.free');
      expect([lived.length, free]).toEqual([
        homes.filter((pins) => pins !== null).length,
        homes.filter((pins) => pins === null).length,
      ]);
    });
    return all.length;
  });
  expect(compared).toBeGreaterThan(20);
});
