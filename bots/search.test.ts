import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { ponder } from '../engine/pondering.ts';
import { decide } from './bot.ts';
import { WORLDS } from './compare.ts';
import { greedyBot } from './greedy.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotNames } from './names.ts';
import { see } from './player.ts';
import { growTree, searchBot, THINKING } from './search.ts';
import { duel } from './testing/duel.ts';
import { begin } from './think.ts';

const { game, brain } = duel;

/** Shares of the victory over mirrored matches: each deal is played from both chairs. */
function shareOfFirst(first: string, second: string, deals: number): number {
  let share = 0;
  for (let i = 0; i < deals; i++) {
    for (const swapped of [false, true]) {
      const names = parseBotNames(swapped ? `${second},${first}` : `${first},${second}`, 2);
      const board = bareBoard(game, {}, 2, seeded(`deal ${i}`));
      playMatch(game, board, seatPlayers(duel, names, `bots ${i}`), 8);
      const winners = game.outcome(board.state)?.winners ?? [];
      if (winners.includes(swapped ? 1 : 0)) share += 1 / winners.length;
    }
  }
  return share / (2 * deals);
}

const dealt = (seed: string) => game.setup({}, 2, { chance: seeded(seed), at: 0, reveal() {} });

test('beats random play', () => {
  // The deal decides most duels; over 600 of them the better player still shows.
  expect(shareOfFirst('search:100', 'random', 300)).toBeGreaterThan(0.53);
});

test('is the same for the same seed, and looks at no clock', () => {
  const seen = see({ game, seat: 1, seats: 2 }, dealt('q'), null);
  const thinking = { ...THINKING, iterations: 300 };
  const worth = (seed: string) =>
    ponder(growTree(game, brain, thinking, seen, seeded(seed))).choices.map(({ choice }) => choice.worth);
  expect(worth('one')).toEqual(worth('one'));
  expect(worth('one')).not.toEqual(worth('two'));
});

test('spends the budget in rounds, each on the better half and the usual choice, and no more than a world too much', () => {
  const seen = see({ game, seat: 1, seats: 2 }, dealt('q'), null);
  const thinking = { ...THINKING, iterations: 300 };
  const { usual, choices } = ponder(growTree(game, brain, thinking, seen, seeded('one')));
  const visits = choices.map(({ choice }) => choice.visits);
  const total = visits.reduce((a, b) => a + b);
  expect(total).toBeGreaterThanOrEqual(300);
  expect(total).toBeLessThan(300 + seen.options.length);
  expect(new Set(visits).size).toBe(2);
  expect(usual.choice.visits).toBe(Math.max(...visits));
});

test('with time for greedy play only it plays what greedy plays, however short the time', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const seen = see({ game, seat: 1, seats: 2 }, dealt(seed), null);
    const greedy = decide(greedyBot(game, brain), seen, seeded(seed));
    expect(decide(searchBot(game, brain, { iterations: 1 }), seen, seeded(seed))).toEqual(greedy);
    // Cut off right after that.
    const cut = begin(searchBot(game, brain, { iterations: 2000 }).ponder(seen, seeded(seed)));
    for (let i = 0; i <= WORLDS * seen.options.length; i++) cut.step();
    expect(cut.best()).toEqual(greedy);
  }
});

test('cut into slices or not, it is the same thought', () => {
  const seen = see({ game, seat: 1, seats: 2 }, dealt('q'), null);
  const bot = searchBot(game, brain, { iterations: 300 });
  const sliced = begin(bot.ponder(seen, seeded('one')));
  let pieces = 0;
  while (!sliced.step()) pieces++;
  expect(pieces).toBeGreaterThan(100);
  expect(sliced.best()).toEqual(decide(bot, seen, seeded('one')));
});

test('seats that choose at once do not see each other: a later seat gets one table for all earlier choices', () => {
  // Were the answer allowed to depend on the bid, it would beat a bid of 9 never and of 0 always.
  const state = {
    hands: [
      [0, 9],
      [4, 5],
    ],
    chosen: [null, null],
    prizes: [1, 5],
    scores: [0, 0],
  };
  const seen = see({ game, seat: 0, seats: 2 }, state, { shown: [1, 2, 3, 6, 7, 8] });
  const action = decide(searchBot(game, brain, { iterations: 2000 }), seen, seeded('x'));
  expect(action).toEqual({ type: 'bid', card: 9 });
});

test('a seat with a single option takes it without thinking', () => {
  const state = { hands: [[3], [4]], chosen: [null, null], prizes: [1], scores: [0, 0] };
  const seen = see({ game, seat: 0, seats: 2 }, state, null);
  const untouched = { below: () => expect.unreachable('no luck is needed') };
  expect(decide(searchBot(game, brain), seen, untouched)).toEqual({ type: 'bid', card: 3 });
});

test('a brain that foresees is asked for that by a search, and for a look at the table by greedy play', () => {
  const state = {
    hands: [
      [2, 7],
      [4, 5],
    ],
    chosen: [null, null],
    prizes: [1, 5],
    scores: [0, 0],
  };
  const seen = see({ game, seat: 0, seats: 2 }, state, { shown: [0, 1, 3, 6, 8, 9] });
  const asked: string[] = [];
  const judging = (name: string) => (): number => {
    asked.push(name);
    return 0.5;
  };
  const twice = { ...brain, evaluate: judging('look'), foresee: judging('foresee') };
  decide(searchBot(game, twice, { iterations: 20 }), seen, seeded('x'));
  expect(new Set(asked)).toEqual(new Set(['foresee']));
  asked.length = 0;
  decide(greedyBot(game, twice), seen, seeded('x'));
  expect(new Set(asked)).toEqual(new Set(['look']));
});

test('what a brain does by rule is done by greedy play, and thought about by a search', () => {
  const state = {
    hands: [
      [0, 9],
      [4, 5],
    ],
    chosen: [null, null],
    prizes: [1, 5],
    scores: [0, 0],
  };
  const seen = see({ game, seat: 0, seats: 2 }, state, { shown: [1, 2, 3, 6, 7, 8] });
  const ruled = { ...brain, rule: () => ({ type: 'bid' as const, card: 0 }) };
  expect(decide(greedyBot(game, ruled), seen, seeded('x'))).toEqual({ type: 'bid', card: 0 });
  const searching = searchBot(game, ruled, { iterations: 2000 });
  expect(decide(searching, seen, seeded('x'))).toEqual({ type: 'bid', card: 9 });
});

test('asks the search of the game first, and thinks by itself where that has no answer', () => {
  const seen = see({ game, seat: 1, seats: 2 }, dealt('q'), null);
  const asked = (ponder: NonNullable<typeof brain.ponder>) =>
    decide(searchBot(game, { ...brain, ponder }, { iterations: 50 }), seen, seeded('x'));
  const most: number[] = [];
  const own = asked(function* (_view, _seat, _memory, options, iterations) {
    most.push(iterations);
    yield;
    return options.at(-1);
  });
  expect(own).toEqual(seen.options.at(-1));
  expect(most).toEqual([50]);
  const general = decide(searchBot(game, brain, { iterations: 50 }), seen, seeded('x'));
  const answers = (answer: null | undefined) =>
    asked(function* () {
      yield;
      return answer;
    });
  expect(answers(undefined)).toEqual(general);
  expect(answers(null)).toBeNull();
});
