import { describe, expect, test } from 'vitest';
import { bug } from '../engine/bug.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { type Bot, decide, type Seen } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotNames } from './names.ts';
import { see } from './player.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { type Duel, duel } from './testing/duel.ts';

/** A number of moments in real matches: the true state, who decides, and what that seat was given. */
function momentsOf<K extends Kind>(title: Title<K>, every: number): Moment<K>[] {
  const { game } = title;
  const config = game.parseConfig({}, { seats: 2, ranked: false });
  const found: Moment<K>[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const board = bareBoard(game, config, 2, seeded(seed));
    const players = seatPlayers(title, parseBotNames('random', 2), seed);
    let count = 0;
    playMatch(game, board, players, 1000, () => {
      if (count++ % every !== 0) return;
      for (const seat of game.awaiting(board.state).must) {
        const state = game.clone(board.state);
        found.push({ state, seen: see({ game, seat, seats: 2 }, state, players[seat]?.memory ?? null) });
      }
    });
  }
  return found;
}

interface Moment<K extends Kind> {
  readonly state: K['state'];
  readonly seen: Seen<K>;
}

/** Throws at any touch once it is closed, however deep. */
function poisoned<T extends object>(
  value: T,
  closed: () => boolean,
  known = new WeakMap<object, object>(),
): T {
  // One trap for each object: rules compare colonies by identity.
  const before = known.get(value);
  if (before !== undefined) return before as T;
  const trap = new Proxy(value, {
    get(target, key) {
      if (closed()) return bug('the true state was touched', String(key));
      const inner: unknown = Reflect.get(target, key);
      return typeof inner === 'object' && inner !== null ? poisoned(inner, closed, known) : inner;
    },
    ownKeys: (target) => (closed() ? bug('the true state was listed') : Reflect.ownKeys(target)),
  });
  known.set(value, trap);
  return trap;
}

function botLaws<K extends Kind>(title: Title<K>, every: number): void {
  const { game, brain } = title;
  const moments = momentsOf(title, every);
  const bots: Record<string, Bot<K>> = {
    random: randomBot(),
    greedy: greedyBot(game, brain),
    search: searchBot(game, brain, { iterations: 100, depth: 2 }),
    'played out': searchBot(game, brain, { iterations: 20, by: 'playouts' }),
  };

  describe.each(Object.entries(bots))(`a %s bot in ${game.id}`, (_name, bot) => {
    test('decides the same from a copy that went through JSON', () => {
      for (const { seen } of moments) {
        const copy = JSON.parse(JSON.stringify(seen)) as Seen<K>;
        expect(decide(bot, copy, seeded('x'))).toEqual(decide(bot, seen, seeded('x')));
      }
    });

    test('decides the same in two worlds its seat cannot tell apart', () => {
      let different = 0;
      for (const { state, seen } of moments) {
        const other = game.imagine(seen.view, seen.seat, seen.memory, seeded(JSON.stringify(state)));
        if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
        const there = see({ game, seat: seen.seat, seats: 2 }, other, seen.memory);
        expect(decide(bot, there, seeded('x'))).toEqual(decide(bot, seen, seeded('x')));
      }
      expect(different).toBeGreaterThan(10);
    });

    test('never touches the true state', () => {
      for (const { state, seen } of moments) {
        let closed = false;
        const trap = poisoned(state as object, () => closed);
        const given = see({ game, seat: seen.seat, seats: 2 }, trap, seen.memory);
        closed = true;
        expect(() => Object.keys(trap)).toThrow('true state');
        expect(seen.options).toContainEqual(decide(bot, given, seeded('x')));
      }
    });
  });
}

botLaws(duel, 1);
botLaws(migrato, 7);

test('a bot cannot even be handed a state', () => {
  const { game } = duel;
  const state = game.setup({}, 2, { chance: seeded('s'), at: 0, reveal() {} });
  const seen = see({ game, seat: 0, seats: 2 }, state, null);
  expect(Object.keys(seen).sort()).toEqual([
    'canWait',
    'forms',
    'memory',
    'options',
    'seat',
    'seats',
    'view',
  ]);
  // @ts-expect-error: `Seen` has no field for it.
  const smuggled: Seen<Duel> = { ...seen, state };
  expect(smuggled.seat).toBe(0);
});
