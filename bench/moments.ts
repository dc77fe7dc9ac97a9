import type { Seen } from '../bots/bot.ts';
import { parseBotName } from '../bots/names.ts';
import { seatPlayer, see } from '../bots/player.ts';
import { pick, seeded } from '../engine/chance.ts';
import { type Migrato, title as migrato } from '../games/migrato/index.ts';

/** Beginnings, middles and ends of random games, few enough to be thought about in a second. */
export const isSample = (actions: number): boolean => actions % 9 === 0;

/** What the seat on turn knows at the sample moments of one random game. */
export function moments(seed: string): Seen<Migrato>[] {
  const { game } = migrato;
  const config = game.parseConfig({}, { seats: 2, ranked: false });
  const luck = seeded(seed);
  const choice = seeded(`${seed} choice`);
  const out: Migrato['event'][] = [];
  const ctx = { chance: luck, at: 0, out, reveal() {} };
  const state = game.setup(config, 2, ctx);
  const players = [0, 1].map((seat) =>
    seatPlayer(migrato, parseBotName('random'), { seat, seats: 2 }, choice),
  );
  const live = (actor?: number, action?: Migrato['action']): void => {
    for (const player of players) player.live(state, out, actor, action);
    out.length = 0;
  };
  live();
  const found: Seen<Migrato>[] = [];
  for (let actions = 0; ; actions++) {
    const seat = game.awaiting(state).must[0];
    if (seat === undefined) return found;
    const seen = see({ game, seat, seats: 2 }, state, players[seat]?.memory ?? null);
    if (state.agenda.at(-1)?.step === 'act' && isSample(actions)) found.push(seen);
    const action = pick(choice, seen.options);
    game.apply(state, seat, action, ctx);
    live(seat, action);
  }
}
