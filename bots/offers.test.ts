import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Title } from '../engine/title.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotNames } from './names.ts';
import { see } from './player.ts';
import { type Barter, barter, generous } from './testing/barter.ts';
import { thinkAs } from './think.ts';

/** Who did what, in one word each. */
function played(title: Title<Barter>, bots: string): string {
  const board = bareBoard(title.game, {}, 2, seeded('deal'));
  const said: string[] = [];
  playMatch(title.game, board, seatPlayers(title, parseBotNames(bots, 2), 'bots'), 12, (actor, { type }) =>
    said.push(`${actor} ${type}`),
  );
  return said.join(', ');
}

test.each(['greedy', 'search:50'])(
  'a %s bot is asked when an offer reaches it, before the turn goes on',
  (bots) => {
    const round = (seat: number) => `${seat} offer, ${1 - seat} accept, ${seat} pass`;
    expect(played(generous, bots)).toBe([0, 1, 0, 1].map(round).join(', '));
  },
);

test('a brain that does not propose never does, and neither does a bot at random', () => {
  const passes = '0 pass, 1 pass, 0 pass, 1 pass';
  expect(played(barter, 'greedy')).toBe(passes);
  expect(played(generous, 'random')).toBe(passes);
});

test('whoever only may act is asked in windows alone where the game answers there', () => {
  const answersInWindows = { ...generous, game: { ...generous.game, answersInWindows: true as const } };
  expect(played(answersInWindows, 'greedy')).not.toContain('accept');
});

test('a bot may let an offer pass, and has luck for its habits and proposals', () => {
  const drawn: number[] = [];
  const shy: Title<Barter> = {
    ...generous,
    brain: {
      ...generous.brain,
      habit(_view, _seat, _memory, options, chance) {
        drawn.push(chance.below(6));
        return options.some(({ type }) => type === 'accept') ? null : undefined;
      },
      propose: (_view, _seat, _memory, _forms, chance) => ({ type: 'offer', goods: 1 + chance.below(3) }),
    },
  };
  expect(played(shy, 'greedy')).toBe([0, 1, 0, 1].map((seat) => `${seat} offer, ${seat} pass`).join(', '));
  // Twice a turn: by the one the offer reached, and by the one that passes after it.
  expect(drawn).toHaveLength(8);
});

test('who has nothing to choose from waits or leaves it to the game', () => {
  const seen = see({ game: barter.game, seat: 1, seats: 2 }, barter.game.setup({}, 2, none), null);
  expect(seen.options).toEqual([]);
  expect(thinkAs(barter, 'greedy', seen, seeded(1))).toEqual({ action: null, memory: null });
});

test('to wait where everybody waits for it is a mistake of the bot', () => {
  const idle = { ...barter, brain: { ...barter.brain, habit: () => null } };
  const seen = see({ game: barter.game, seat: 0, seats: 2 }, barter.game.setup({}, 2, none), null);
  expect(() => thinkAs(idle, 'greedy', seen, seeded(1))).toThrow('everybody waits');
});

const none = { chance: seeded(0), at: 0, reveal() {} };
