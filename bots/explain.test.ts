import { describe, expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import type { Features, Why } from '../engine/why.ts';
import { titles } from '../games/index.ts';
import type { Seen } from './bot.ts';
import { explain, totalOf, type Weighed, weigh } from './explain.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotNames } from './names.ts';
import { see } from './player.ts';

/** A decision of a greedy bot, with all that was known to it. */
interface Moment {
  readonly seen: Seen<Kind>;
  readonly did: Kind['action'];
  readonly state: unknown;
}

const MOST = process.env.CROSSINGS_LONG === undefined ? 24 : 200;

/** Decisions between several choices, from games of greedy bots. */
function momentsOf(title: Title<Kind>): Moment[] {
  const { game, brain } = title;
  const seats = Math.max(2, game.seats.min);
  const config = game.parseConfig({}, { seats, ranked: false });
  const found: Moment[] = [];
  for (let seed = 0; found.length < MOST && seed < 8; seed++) {
    const board = bareBoard(game, config, seats, seeded(seed));
    const players = seatPlayers(title, parseBotNames('greedy', seats), `why ${seed}`).map((player, seat) => ({
      ...player,
      get memory() {
        return player.memory;
      },
      decide(state: unknown) {
        const seen = see({ game, seat, seats }, state, player.memory);
        const did = player.decide(state);
        const { view, memory } = seen;
        const isWeighed =
          brain.weigh === undefined || (did !== null && brain.weigh(view, seat, memory, did) !== undefined);
        if (
          did !== null &&
          isWeighed &&
          seen.options.length > 1 &&
          found.length < MOST &&
          found.length < 12 * (seed + 1)
        ) {
          found.push({ seen, did, state: game.clone(state) });
        }
        return did;
      },
    }));
    playMatch(game, board, players, game.longest(config, seats));
  }
  return found;
}

const luck = (): ReturnType<typeof seeded> => seeded('why');
const whyOf = (title: Title<Kind>, { seen, did }: Moment, label = 'greedy'): Why =>
  ponder(explain(title, label, seen, did, luck()));

const without = (features: Features, name: string): number => totalOf({ ...features, [name]: 0 });
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;

/** Whether, had this not counted, another choice had been the best or the lead half as large. */
function wouldMatter(weighed: readonly Weighed<Kind['action']>[], did: string, name: string): boolean {
  const worth = (one: Weighed<Kind['action']>, no?: string): number =>
    mean(one.features.map((f) => (no === undefined ? totalOf(f) : without(f, no))));
  const chosen = weighed.find(({ action }) => JSON.stringify(action) === did) ?? at(weighed, 0);
  const others = weighed.filter((one) => one !== chosen);
  const lead = worth(chosen) - Math.max(...others.map((one) => worth(one)));
  const left = worth(chosen, name) - Math.max(...others.map((one) => worth(one, name)));
  return left <= lead / 2;
}

describe.each(Object.values(titles).map((title) => [title.game.id, title] as const))('%s', (_id, title) => {
  const moments = momentsOf(title);
  const { game, brain } = title;

  test('what a judgement is made of adds up to it', () => {
    let judged = 0;
    for (const { state, seen } of moments) {
      const { features } = brain;
      if (features === undefined || game.outcome(state) !== undefined) continue;
      for (let seat = 0; seat < seen.seats; seat++) {
        expect(totalOf(features(state, seat))).toBeCloseTo(brain.evaluate(state, seat), 9);
        judged++;
      }
    }
    expect(judged > 0 || brain.weigh !== undefined).toBe(true);
  });

  test('reasons are true: without the first the choice falls or half its lead, without one not named seldom', () => {
    const named: boolean[] = [];
    const unnamed: boolean[] = [];
    for (const moment of moments) {
      const why = whyOf(title, moment);
      if (why.verdict !== 'ahead') continue;
      const weighed = ponder(weigh(title, moment.seen, luck()));
      const did = JSON.stringify(moment.did);
      expect(why.reasons.length).toBeGreaterThan(0);
      expect(why.reasons.length).toBeLessThanOrEqual(3);
      named.push(wouldMatter(weighed, did, at(why.reasons, 0).feature));
      const told = new Set(why.reasons.map(({ feature }) => feature));
      const all = new Set(weighed.flatMap((one) => one.features.flatMap((f) => Object.keys(f))));
      for (const name of all) if (!told.has(name)) unnamed.push(wouldMatter(weighed, did, name));
    }
    expect(named.length).toBeGreaterThan(2);
    expect(mean(named.map(Number))).toBeGreaterThanOrEqual(0.8);
    expect(mean(unnamed.map(Number))).toBeLessThanOrEqual(0.3);
  });

  test('L9 worlds that look alike to the seat have the same reasons', () => {
    for (const moment of moments.slice(0, 6)) {
      const { seen, state } = moment;
      const other = game.imagine(seen.view, seen.seat, seen.memory, seeded(JSON.stringify(state)));
      const there = see({ game, seat: seen.seat, seats: seen.seats }, other, seen.memory);
      expect(whyOf(title, { ...moment, seen: there })).toEqual(whyOf(title, moment));
    }
  });

  test('every reason can be said, for and against', () => {
    const names = new Set<string>(['end']);
    for (const { seen } of moments) {
      for (const { features } of ponder(weigh(title, seen, luck())))
        for (const one of features) for (const name of Object.keys(one)) names.add(name);
    }
    names.delete('base');
    const missing = [...names].flatMap((name) =>
      ['for', 'against'].map((side) => `why.${name}.${side}`).filter((key) => !(key in title.texts.en)),
    );
    expect(missing).toEqual([]);
  });
});
