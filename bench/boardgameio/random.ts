import type { Chance } from '../../engine/chance.ts';
import { enumerate, migratoGame } from './game.ts';
import { Client } from './library.ts';

const game = migratoGame();

/** Plays one random game through the local client and says how many moves it took. */
export function randomGame(chance: Chance): number {
  const client = Client({
    game: { ...game, seed: chance.below(0x4000_0000) },
    numPlayers: 2,
    debug: false,
  });
  for (let moves = 0; ; moves++) {
    // The store, not `getState`: a view per move would be fair at a table and unfair here.
    const { G, ctx } = client.store.getState();
    if (ctx.gameover !== undefined) return moves;
    const listed = enumerate(G);
    const chosen = listed[chance.below(listed.length)];
    if (chosen === undefined) throw new Error('nothing to do');
    client.moves[chosen.move]?.(...chosen.args);
  }
}
