import { seeded } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Seen } from '../bot.ts';
import { bareBoard, playMatch, seatPlayers } from '../match.ts';
import { parseBotNames } from '../names.ts';
import { see } from '../player.ts';

/** A decision of a greedy bot, with all that was known to it. */
export interface Decision {
  readonly seen: Seen<Kind>;
  readonly did: Kind['action'];
  readonly state: unknown;
}

const PER_GAME = 12;

/** Decisions between several choices, from the first of a few games of greedy bots. */
export function decisionsOf(
  title: Title<Kind>,
  most: number,
  wanted: (seen: Seen<Kind>, did: Kind['action']) => boolean,
): Decision[] {
  const { game } = title;
  const seats = Math.max(2, game.seats.min);
  const config = game.parseConfig({}, { seats, ranked: false });
  const found: Decision[] = [];
  for (let seed = 0; found.length < most && seed < most; seed++) {
    const board = bareBoard(game, config, seats, seeded(seed));
    const players = seatPlayers(title, parseBotNames('greedy', seats), `why ${seed}`).map((player, seat) => ({
      ...player,
      get memory() {
        return player.memory;
      },
      decide(state: unknown) {
        const seen = see({ game, seat, seats }, state, player.memory);
        const did = player.decide(state);
        const isNews = found.length < Math.min(most, PER_GAME * (seed + 1));
        if (did !== null && isNews && seen.options.length > 1 && wanted(seen, did)) {
          found.push({ seen, did, state: game.clone(state) });
        }
        return did;
      },
    }));
    playMatch(game, board, players, game.longest(config, seats));
  }
  return found;
}
