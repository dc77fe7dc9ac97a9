import { bug } from '../engine/bug.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import type { Actor, Game, Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { type BotName, makeBot } from './names.ts';
import { type Player, seatPlayer } from './player.ts';

/** Where a match is played: a bare state in a simulation, a sitting where it is recorded. */
export interface Board<K extends Kind> {
  readonly state: K['state'];
  /** What the deal told. */
  readonly start: readonly K['event'][];
  /** Plays one action and says what happened. */
  play(actor: Actor, action: K['action']): readonly K['event'][];
}

/** A board that only goes forward: nothing is copied. */
export function bareBoard<K extends Kind>(
  game: Game<K>,
  config: K['config'],
  seats: number,
  chance: Chance,
): Board<K> {
  const start: K['event'][] = [];
  const state = game.setup(config, seats, { chance, at: 0, out: start, reveal() {} });
  return {
    state,
    start,
    play(actor, action) {
      const out: K['event'][] = [];
      game.apply(state, actor, action, { chance, at: 0, out, reveal() {} });
      return out;
    },
  };
}

/** One player per name, each with luck of its own made from the seed. */
export function seatPlayers<K extends Kind>(
  title: Title<K>,
  names: readonly BotName[],
  seed: string,
): Player<K>[] {
  const { game, brain } = title;
  return names.map((name, seat) => {
    const chair = { game, brain, seat, seats: names.length, level: name.level };
    return seatPlayer(chair, makeBot(title, name), seeded(`${seed}/bot${seat}`));
  });
}

export type Told<K extends Kind> = (actor: Actor, action: K['action'], events: readonly K['event'][]) => void;

/** Plays to the end and says how many actions it took. */
export function playMatch<K extends Kind>(
  game: Game<K>,
  board: Board<K>,
  players: readonly Player<K>[],
  longest: number,
  told?: Told<K>,
): number {
  for (const player of players) player.live(board.state, board.start);
  for (let actions = 0; ; actions++) {
    const now = game.awaiting(board.state);
    const seat = now.must[0] ?? (now.window === undefined ? now.may[0] : undefined);
    if (seat === undefined && now.window === undefined) return actions;
    if (actions >= longest) return bug('still not over after', longest, 'actions');
    const actor = seat ?? 'clock';
    const action = seat === undefined ? now.window?.then : players[seat]?.decide(board.state);
    if (action === undefined) return bug('nobody sits at seat', seat);
    const events = board.play(actor, action);
    for (const player of players) player.live(board.state, events, actor, action);
    told?.(actor, action, events);
  }
}
