import { bug } from '../engine/bug.ts';
import { type Chance, type Luck, seeded } from '../engine/chance.ts';
import type { Actor, Game, Kind } from '../engine/game.ts';
import { type Move, nextMove } from '../engine/next.ts';
import type { Title } from '../engine/title.ts';
import type { BotName } from './names.ts';
import { type Player, seatPlayer } from './player.ts';
import { newRacing, type Racing, raceMove } from './race.ts';

/** Where a match is played: a bare state in a simulation, a sitting where it is recorded. */
export interface Board<K extends Kind> {
  readonly state: K['state'];
  /** What the deal told. */
  readonly start: readonly K['event'][];
  /** Plays one action and says what happened. */
  play(actor: Actor, action: K['action'], at: number): readonly K['event'][];
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
  return { ...boardOf(game, state, chance), start };
}

/** The same from a moment in the middle of a game. */
export function boardOf<K extends Kind>(game: Game<K>, state: K['state'], chance: Chance): Board<K> {
  return {
    state,
    start: [],
    play(actor, action, at) {
      const out: K['event'][] = [];
      game.apply(state, actor, action, { chance, at, out, reveal() {} });
      return out;
    },
  };
}

/** One player per name, each with luck of its own made from the seed; `deal` is the game's, for oracles. */
export const seatPlayers = <K extends Kind>(
  title: Title<K>,
  names: readonly BotName[],
  seed: string,
  deal?: Luck,
): Player<K>[] =>
  names.map((name, seat) =>
    seatPlayer(
      title,
      name,
      { seat, seats: names.length },
      seeded(`${seed}/bot${seat}`),
      deal === undefined ? {} : { deal },
    ),
  );

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
  return playOn(game, board, players, longest, told);
}

/** Plays a game that has begun, by players who have lived through it so far. */
export function playOn<K extends Kind>(
  game: Game<K>,
  board: Board<K>,
  players: readonly Player<K>[],
  longest: number,
  told?: Told<K>,
): number {
  const racing = newRacing<K>();
  for (let actions = 0; ; actions++) {
    // Asked anew each time: a board may put another state in the place of the old one.
    const next = moveOf(game, board.state, players, racing);
    if (next === undefined) return actions;
    if (actions >= longest) return bug(game.id, 'is not over after', longest, 'actions');
    const { actor, action, at } = next;
    const events = board.play(actor, action, at);
    for (const player of players) player.live(board.state, events, actor, action);
    told?.(actor, action, events);
  }
}

function moveOf<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  players: readonly Player<K>[],
  racing: Racing<K>,
): Move<K> | undefined {
  const now = game.awaiting(state);
  const { must, window } = now;
  if (must.length === 0 && window?.hidden === true) {
    return raceMove(game, state, { ...now, window }, players, racing);
  }
  return nextMove(game, state, now, (seat) => players[seat]?.decide(state) ?? null);
}
