import type { Seen } from '../bots/bot.ts';
import { bareBoard, playMatch, seatPlayers } from '../bots/match.ts';
import { parseBotNames } from '../bots/names.ts';
import { see } from '../bots/player.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';

/** A moment of a real game, just before somebody decides. */
export interface Sample<K extends Kind> {
  readonly state: K['state'];
  readonly seen: Seen<K>;
}

/** Moments from whole games between bots: beginnings, middles and ends in the share in which they occur. */
export function samplesOf<K extends Kind>(
  title: Title<K>,
  { seats, config }: { readonly seats: number; readonly config: K['config'] },
  games: number,
  bots: string,
): Sample<K>[] {
  const { game } = title;
  const samples: Sample<K>[] = [];
  for (let i = 0; i < games; i++) {
    const board = bareBoard(game, config, seats, seeded(`sample ${i}`));
    const players = seatPlayers(title, parseBotNames(bots, seats), `sample ${i}`);
    playMatch(game, board, players, game.longest(config, seats), () => {
      const seat = game.awaiting(board.state).must[0];
      if (seat === undefined) return;
      const state = game.clone(board.state);
      samples.push({ state, seen: see({ game, seat, seats }, state, players[seat]?.memory ?? null) });
    });
  }
  return samples;
}
