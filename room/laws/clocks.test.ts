import { expect, test } from 'vitest';
import { at } from '../../engine/at.ts';
import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, TableOption } from '../../engine/game.ts';
import { playout } from '../../engine/playout.ts';
import { titles } from '../../games/index.ts';

const DAY_MS = 86_400_000;
const GAMES = 40;

const CLOCKS = Object.values(titles).flatMap(({ game }) =>
  (game.tableOptions as readonly TableOption[])
    .filter(({ noLimit }) => noLimit !== undefined)
    .map((clock) => [game.id, clock.name, game as unknown as Game<Kind>, clock] as const),
);

/** How long the windows of this clock were open, in games by chance; as soon as there are some. */
function windowsOf(game: Game<Kind>, name: string, value: unknown): readonly number[] {
  const found: number[] = [];
  const seats = Math.max(3, game.seats.min);
  const config = game.parseConfig({ [name]: value }, { seats, ranked: false });
  for (let i = 0; i < GAMES && found.length === 0; i++)
    playout(game, config, seats, seeded(`clock ${i}`), undefined, {
      onAction(_actor, _action, state) {
        const { window } = game.awaiting(state);
        if (window?.of === name) found.push(window.ms);
      },
    });
  return found;
}

test.each(CLOCKS)(
  '%s: %s runs where it is set, and where there is no limit nobody ever meets one',
  (...clock) => {
    const [, name, game, { values, noLimit }] = clock;
    const limit = values.filter((value) => typeof value === 'number' || value === 'standard');
    const timed = windowsOf(game, name, at(limit, 0));
    expect(timed.length).toBeGreaterThan(0);
    expect(Math.max(...timed)).toBeLessThan(DAY_MS);
    for (const ms of windowsOf(game, name, noLimit)) expect(ms).toBeGreaterThanOrEqual(DAY_MS);
  },
);
