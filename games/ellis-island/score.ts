import type { Outcome, Seat } from '../../engine/game.ts';
import { SLOTS } from './content.ts';
import { homeCount, inPlay, type Player, type State, type Why } from './state.ts';

const RULES: Readonly<Record<Why, string>> = {
  immigrated: 'EI-1.8',
  lastFerry: 'EI-R21',
  lastSeat: 'EI-R23',
  noMatch: 'EI-R23',
};

/** Passes held by members still on the island. */
export function passesOnIsland(player: Player): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!inPlay(player, slot)) continue;
    for (let bits = player.passes[slot] ?? 0; bits > 0; bits >>= 1) count += bits & 1;
  }
  return count;
}

/** EI-R22, best first; equal keys share a place. */
function rankKey(player: Player): readonly number[] {
  return [
    player.resigned === 0 ? 1 : 0,
    player.finished ? 1 : 0,
    player.resigned,
    ...(player.resigned > 0 ? [] : [homeCount(player), passesOnIsland(player), -player.failures]),
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const more = (other[i] ?? 0) - (one[i] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

/** The place of each seat, from 1; shared places have the same number. */
export function placesOf(state: State): number[] {
  const keys = state.players.map(rankKey);
  return keys.map((key) => 1 + keys.filter((other) => compare(key, other) > 0).length);
}

/** EI-1.8, EI-R22, EI-R23. */
export function winnersOf(state: State): Seat[] {
  if (state.ended === null || state.ended === 'noMatch') return [];
  return placesOf(state).flatMap((place, seat) =>
    place === 1 && state.players[seat]?.resigned === 0 ? [seat] : [],
  );
}

const HOME_WORTH = 100;

export function outcome(state: State): Outcome | undefined {
  if (state.ended === null) return undefined;
  const winners = winnersOf(state);
  return {
    why: state.ended,
    rule: RULES[state.ended],
    winners,
    scores: state.players.map((player) => HOME_WORTH * homeCount(player) + passesOnIsland(player)),
    fates: state.players.map((player, seat) => {
      if (player.resigned > 0) return 'resigned';
      if (winners.includes(seat)) return 'won';
      return player.finished ? 'throughToo' : 'onIsland';
    }),
  };
}
