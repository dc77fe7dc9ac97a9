import { describe, expect, test } from 'vitest';
import { parseBotName } from '../../bots/names.ts';
import { newRacing, raceMove } from '../../bots/race.ts';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { parseRecord, verifyRecord } from '../../engine/record.ts';
import type { Title } from '../../engine/title.ts';
import { title as ellisIsland } from '../../games/ellis-island/index.ts';
import { titles } from '../../games/index.ts';
import { chosen, openEnvironment, spacesOf } from './environment.ts';
import { type EnvTable, openTable } from './table.ts';

const LONG = process.env.CROSSINGS_LONG === '1';
const STEPS = LONG ? 2000 : 60;

const games = Object.values(titles).map((title) => ({ name: title.game.id, title }));

/** Plays on by chance and writes down all that can be seen of it. */
function playedOn(table: EnvTable<Kind>, title: Title<Kind>, chance: Chance, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    const ending = table.answer(chosen(table, chance));
    const view = title.game.view(table.state, table.asked.seat);
    return JSON.stringify([table.seed, table.games, table.asked, view, ending ?? null]);
  });
}

describe.each(games)('a table of $name', ({ title }) => {
  const seats = title.game.seats.min;
  const config = title.game.parseConfig({}, { seats, ranked: false });
  const greedy = parseBotName('greedy-casual');
  const open = (others = Array.from({ length: seats }, (_s, seat) => (seat === 0 ? null : greedy))) =>
    openTable(title, config, { seats, seedOf: (i) => `saved/${i}`, others });

  test('that is loaded goes on as it did: others, luck, seed and games', () => {
    const table = open();
    playedOn(table, title, seeded('before'), 10);
    const saved = table.save();
    const once = playedOn(table, title, seeded('then'), STEPS);
    table.load(saved);
    expect(playedOn(table, title, seeded('then'), STEPS)).toEqual(once);
    // What was saved was not touched by what came of it.
    table.load(saved);
    expect(playedOn(table, title, seeded('then'), STEPS)).toEqual(once);
  });

  test('in an imagined world goes on by the luck of that world alone', () => {
    const imagined = (before: string): string[] => {
      const table = open();
      const saved = table.save();
      playedOn(table, title, seeded(before), 20);
      table.load(saved);
      const { state, asked } = table;
      const view = title.game.view(state, asked.seat);
      table.enter(title.game.imagine(view, asked.seat, null, seeded('world')), 'world');
      return playedOn(table, title, seeded('then'), 20).map((line) => JSON.parse(line)[2]);
    };
    expect(imagined('one')).toEqual(imagined('another'));
  });

  test('gives a record of its games that verifies', () => {
    const others = new Array<null>(seats).fill(null);
    const spaces = spacesOf(title, config, seats);
    const env = openEnvironment(title, {
      config,
      tables: 1,
      seed: 'record',
      observe: 'index',
      others,
      spaces,
    });
    const chance = seeded('record');
    const holds = (): void => {
      const record = parseRecord(JSON.parse(JSON.stringify(env.record(0))));
      expect(verifyRecord(title.game, record)).toBeUndefined();
    };
    for (let i = 0; i < 10_000 && env.done[0] === 0; i++) {
      const ids = env.options(0).map(({ id }) => id);
      env.step(Int32Array.of(ids[chance.below(ids.length)] ?? 0));
    }
    expect(env.done[0]).toBe(1);
    holds();
    expect(env.record(0).outcome).not.toBeNull();
    const slot = env.save(0);
    env.load(0, slot);
    expect(env.record(0).outcome).toBeNull();
    holds();
    env.free(slot);
    expect(() => env.load(0, slot)).toThrow('nothing is kept');
    env.imagine(0, 'world');
    expect(() => env.record(0)).toThrow('an imagined world');
  });
});

test('who is faster comes first in a race, whatever the order of asking', () => {
  // Some actions come sooner than others, by whatever is in them.
  const comesAt = (action: Kind['action']): number => JSON.stringify(action).length;
  const plain: Title<Kind> = ellisIsland;
  const { realTime } = plain.game;
  const game: Game<Kind> = { ...plain.game, ...(realTime && { realTime: { ...realTime, comesAt } }) };
  const title: Title<Kind> = { ...plain, game };
  const seats = 3;
  const config = game.parseConfig({ mode: 'quick' }, { seats, ranked: false });
  const others = new Array<null>(seats).fill(null);
  const table = openTable(title, config, { seats, seedOf: (i) => `race/${i}`, others });
  const chance = seeded('race');
  let races = 0;
  let early = 0;
  for (let i = 0; i < 4000 && races < 20; i++) {
    const now = game.awaiting(table.state);
    if (now.window?.hidden !== true || now.must.length > 0) {
      table.answer(chosen(table, chance));
      continue;
    }
    // All are asked about one and the same state, and then it goes as among bots that chose the same.
    const before = JSON.stringify(table.state);
    const movesBefore = table.moves;
    const answers = new Map<Seat, Kind['action'] | null>();
    const state = game.clone(table.state);
    const window = now.window;
    while (JSON.stringify(table.state) === before) {
      const answer = chosen(table, chance);
      answers.set(table.asked.seat, answer);
      table.answer(answer);
    }
    const players = others.map((_bot, seat) => ({ decide: () => answers.get(seat) ?? null }));
    const first = raceMove(game, state, { ...now, window }, players, newRacing());
    if (first === undefined || first.actor === 'clock' || answers.size < 2) continue;
    races++;
    if (first.at !== window.ms >> 1) early++;
    let move = table.moves;
    while (move?.before && move.before !== movesBefore) move = move.before;
    expect(move).toMatchObject({ actor: first.actor, action: first.action, at: first.at });
  }
  expect(early).toBeGreaterThan(0);
});
