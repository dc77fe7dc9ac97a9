import { describe, expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import type { Game, Kind } from '../engine/game.ts';
import { ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import type { Features, Why } from '../engine/why.ts';
import { titles } from '../games/index.ts';
import { compare } from './compare.ts';
import { explain, totalOf, weigh } from './explain.ts';
import { see } from './player.ts';
import { type Decision, decisionsOf } from './testing/decisions.ts';

const MOST = process.env.CROSSINGS_LONG === undefined ? 24 : 200;

/** Decisions that are judged: where a game weighs choices itself, only those it weighs. */
const momentsOf = (title: Title<Kind>): Decision[] =>
  decisionsOf(
    title,
    MOST,
    ({ view, seat, memory }, did) =>
      title.brain.weigh === undefined || title.brain.weigh(view, seat, memory, did) !== undefined,
  );

const luck = (): ReturnType<typeof seeded> => seeded('why');
const whyOf = (title: Title<Kind>, { seen, did }: Decision, label = 'greedy'): Why =>
  ponder(explain(title, label, seen, did, luck()));

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;

/** The same title, in which this counts for nothing. */
function without({ game, brain, ...rest }: Title<Kind>, name: string): Title<Kind> {
  const { features, weigh } = brain;
  const less = (all: Features): Features => ({ ...all, [name]: 0 });
  const ended: Game<Kind>['outcome'] = (state) => {
    const outcome = game.outcome(state);
    return outcome && { ...outcome, winners: [] };
  };
  return {
    ...rest,
    game: name === 'end' ? { ...game, outcome: ended } : game,
    brain: {
      ...brain,
      ...(features && {
        features: (state: unknown, seat: number) => less(features(state, seat)),
        evaluate: (state: unknown, seat: number) => totalOf(less(features(state, seat))),
      }),
      ...(weigh && {
        weigh: (...asked: Parameters<typeof weigh>) => {
          const known = weigh(...asked);
          return known && less(known);
        },
      }),
    },
  };
}

const LAPS = 3;

/** The decision made anew, the next own one included: by how much the choice is ahead of every other. */
function lead(title: Title<Kind>, { seen, did }: Decision): number {
  const { game, brain } = title;
  const worth = new Map<string, number>();
  const add = (action: Kind['action'] | null, more: number): void => {
    worth.set(JSON.stringify(action), (worth.get(JSON.stringify(action)) ?? 0) + more);
  };
  if (brain.weigh !== undefined) {
    // Such a game decides by this and nothing else.
    for (const { action, features } of ponder(weigh(title, seen, luck())))
      add(action, mean(features.map(totalOf)));
  } else {
    for (let lap = 0; lap < LAPS; lap++) {
      const found = ponder(compare(game, brain, seen, seeded(`again ${lap}`)));
      found.choices.forEach((action, i) => {
        add(action, at(found.worth, i) / found.worlds / LAPS);
      });
    }
  }
  const own = worth.get(JSON.stringify(did)) ?? 0;
  worth.delete(JSON.stringify(did));
  return own - Math.max(...worth.values());
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

  test('reasons are true: decided anew without the first the choice or half its lead is gone, without one not named seldom', () => {
    const named: boolean[] = [];
    const unnamed: boolean[] = [];
    for (const moment of moments) {
      const why = whyOf(title, moment);
      const before = lead(title, moment);
      // In these worlds it is not ahead: there is nothing that a reason could have brought about.
      if (why.verdict !== 'ahead' || before <= 0) continue;
      expect(why.reasons.length).toBeGreaterThan(0);
      expect(why.reasons.length).toBeLessThanOrEqual(3);
      const matters = (name: string): boolean => lead(without(title, name), moment) <= before / 2;
      named.push(matters(at(why.reasons, 0).feature));
      const told = new Set(why.reasons.map(({ feature }) => feature));
      const weighed = ponder(weigh(title, moment.seen, luck()));
      const all = new Set(weighed.flatMap((one) => one.features.flatMap((f) => Object.keys(f))));
      for (const name of all) if (!told.has(name)) unnamed.push(matters(name));
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
