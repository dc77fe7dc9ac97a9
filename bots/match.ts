import { bug } from '../engine/bug.ts';
import { type Chance, seeded } from '../engine/chance.ts';
import type { Actor, Game, Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { type BotName, makeBot } from './names.ts';
import { type Player, seatPlayer } from './player.ts';
import { type Racing, raceMove } from './race.ts';

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
  return {
    state,
    start,
    play(actor, action, at) {
      const out: K['event'][] = [];
      game.apply(state, actor, action, { chance, at, out, reveal() {} });
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
  const racing: Racing<K> = { window: null, at: 0, thoughts: new Map() };
  for (const player of players) player.live(board.state, board.start);
  for (let actions = 0; ; actions++) {
    const next = nextMove(game, board.state, players, racing);
    if (next === undefined) return actions;
    if (actions >= longest) return bug('still not over after', longest, 'actions');
    const { actor, action, at } = next;
    const events = board.play(actor, action, at);
    for (const player of players) player.live(board.state, events, actor, action);
    told?.(actor, action, events);
  }
}

export interface Move<K extends Kind> {
  readonly actor: Actor;
  readonly action: K['action'];
  readonly at: number;
}

/** Whoever must act does; in a window each seat that may act is asked once, then the clock closes it. */
function nextMove<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  players: readonly Player<K>[],
  racing: Racing<K>,
): Move<K> | undefined {
  const { must, may, window } = game.awaiting(state);
  if (must.length === 0 && window?.hidden === true) {
    return raceMove(game, state, players, racing);
  }
  for (const seat of must.length > 0 ? must.slice(0, 1) : may) {
    const action = players[seat]?.decide(state) ?? null;
    // Bots answer in the middle of a window: neither before anybody could have seen it nor too late.
    if (action !== null) return { actor: seat, action, at: window === undefined ? 0 : window.ms >> 1 };
  }
  return window === undefined ? undefined : { actor: 'clock', action: window.closes, at: window.ms };
}
