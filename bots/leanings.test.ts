import { expect, test } from 'vitest';
import { LEANINGS, type Leaning } from '../engine/brain.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotName } from './names.ts';
import { see } from './player.ts';

const MOST_GAMES = 40;
/** Questions that tell enough. */
const ENOUGH = 40;
const TEMPER = 20;

const LEANS = Object.values(titles).flatMap((title) =>
  LEANINGS.flatMap((leaning) => {
    const leans = title.brain.leanings?.[leaning];
    return leans === undefined ? [] : [{ game: title.game.id, leaning, title, leans }];
  }),
);

/** Of the questions on which one can lean so and else, the share that bots of this name answer so. */
function share(
  { game, brain, ...more }: Title<Kind>,
  leaning: Leaning,
  bot: string,
): { readonly asked: number; readonly leant: number } {
  let asked = 0;
  let leant = 0;
  const leans = brain.leanings?.[leaning];
  const seats = Math.max(2, game.seats.min);
  for (let i = 0; i < MOST_GAMES && asked < ENOUGH; i++) {
    const seed = `leanings/${i}`;
    const chance = seeded(seed);
    const config = game.parseConfig({}, { seats, ranked: false });
    const board = bareBoard(game, config, seats, chance);
    const names = Array.from({ length: seats }, () => parseBotName(bot));
    const title = { ...more, game, brain };
    const players = seatPlayers(title, names, seed).map((player, seat) => ({
      get memory(): unknown {
        return player.memory;
      },
      live: player.live,
      decide(state: unknown) {
        const { view, memory, options } = see({ game, seat, seats }, state, player.memory);
        const so = options.map((action) => leans?.(view, seat, memory, action) === true);
        const action = player.decide(state);
        if (action !== null && so.includes(true) && so.includes(false)) {
          asked++;
          if (leans?.(view, seat, memory, action) === true) leant++;
        }
        return action;
      },
    }));
    playMatch(game, board, players, game.longest(config, seats));
  }
  return { asked, leant };
}

test.each(LEANS)('$game: who leans to $leaning does it more often', ({ title, leaning }) => {
  const plain = share(title, leaning, `greedy-skilled~${TEMPER}`);
  const leaner = share(title, leaning, `greedy-skilled~${TEMPER}+${leaning}80`);
  expect(plain.asked).toBeGreaterThanOrEqual(ENOUGH);
  expect(leaner.leant / leaner.asked).toBeGreaterThan(1.15 * (plain.leant / plain.asked));
});

test('three games know what people lean to', () => {
  expect(new Set(LEANS.map(({ game }) => game)).size).toBeGreaterThanOrEqual(3);
});
