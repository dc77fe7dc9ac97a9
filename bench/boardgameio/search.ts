import type { State as Stored } from 'boardgame.io';
import { type Chance, seeded, shuffle } from '../../engine/chance.ts';
import { ACT, type State } from '../bare/state.ts';
import { isSample } from '../moments.ts';
import { enumerate, migratoGame } from './game.ts';
import { Client, MCTSBot } from './library.ts';

/** A client whose deal and shuffles come from our luck, so that it plays the very games we play. */
export function clientWith(chance: Chance) {
  const luck = { first: () => chance.below(2), shuffle: () => (cards: number[]) => shuffle(chance, cards) };
  return Client({ game: migratoGame(luck), numPlayers: 2, debug: false });
}

/** The sample moments of one random game; the same as ours of that seed. */
export function moments(seed: string): Stored<State>[] {
  const client = clientWith(seeded(seed));
  const choice = seeded(`${seed} choice`);
  const found: Stored<State>[] = [];
  for (let actions = 0; ; actions++) {
    const state: Stored<State> = client.store.getState();
    if (state.ctx.gameover !== undefined) return found;
    const listed = enumerate(state.G);
    if (state.G.step === ACT && isSample(actions)) found.push(state);
    const chosen = listed[choice.below(listed.length)];
    if (chosen === undefined) throw new Error('nothing to do');
    client.moves[chosen.move]?.(...chosen.args);
  }
}

/** The library's own search with its own depth. It is given the true state: pile, hands and the luck to come. */
export function searcher(iterations: number): (state: Stored<State>) => void {
  const bot = new MCTSBot({ game: migratoGame(), enumerate, iterations, seed: 'bench' });
  return (state) => {
    bot.play(state, state.ctx.currentPlayer);
  };
}
