import { at } from '../../engine/at.ts';
import { shuffle } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { boxOf } from './box.ts';
import type { Config } from './config.ts';
import { type Goal, ROOM, SPACES, START_SPACES, STARTING_PINS } from './content.ts';
import type { Ctx } from './kind.ts';
import { goalDeckOf } from './pieces/goals.ts';
import { startTurn } from './pieces/turn.ts';
import { type Nation, type Pin, pinOf, type State } from './state.ts';

/**
 * DI-1. Chance is asked in this order: goals, regions, scenarios, first player. Dealt from seat 0 upwards.
 */
export function layOut(config: Config, seats: number, ctx: Ctx): State {
  const { chance } = ctx;
  const box = boxOf(config);
  const goals = shuffle(chance, goalDeckOf(config));
  const regions = shuffle(chance, [...box.regions.keys()]);
  const deck = shuffle(chance, [...box.cards.keys()]);
  const first = firstSeat(config, seats, ctx);
  const nations = Array.from({ length: seats }, (_nothing, seat) =>
    startingNation(seat, at(goals, seat), at(regions, seat), box.numbers.startTokens),
  );
  const state: State = {
    config,
    agenda: [],
    nations,
    undealt: goals.slice(seats),
    first,
    active: first,
    round: 1,
    deck,
    discard: [],
    drawn: null,
    answers: new Array<null>(seats).fill(null),
    takeBack: null,
    born: seats * STARTING_PINS,
    died: 0,
    moved: 0,
    ended: null,
  };
  ctx.out?.push({
    type: 'matchStarted',
    options: config,
    seats,
    regions: nations.map(({ region }) => box.regions[region]?.id ?? ''),
    first,
  });
  nations.forEach(({ goal }, seat) => {
    ctx.out?.push({ type: 'goalDealt', seat, goal });
  });
  ctx.out?.push({ type: 'roundStarted', round: 1 });
  startTurn(state, first, ctx);
  return state;
}

/** DI-1.5 to DI-1.9. Pins are numbered seat by seat: spaces 1, 2 and 5, then the displaced. */
function startingNation(seat: Seat, goal: Goal, region: number, tokens: number): Nation {
  const pins = Array.from(
    { length: STARTING_PINS },
    (_nothing, i): Pin => pinOf(seat * STARTING_PINS + i, seat),
  );
  const homes = new Array<readonly Pin[] | null>(SPACES).fill(null);
  START_SPACES.forEach((space, i) => {
    homes[space - 1] = pins.slice(i * ROOM, (i + 1) * ROOM);
  });
  const displaced = pins.slice(START_SPACES.length * ROOM);
  return { region, goal, shown: false, ruledOut: 0, tokens, homes, displaced, crashes: [] };
}

/** DI-2.1, DI-R03. */
function firstSeat({ firstPlayer, firstSeat: host }: Config, seats: number, { chance }: Ctx): Seat {
  if (firstPlayer === 'random') return chance.below(seats);
  return firstPlayer === 'host' ? (host ?? 0) : Number(firstPlayer.slice('seat:'.length));
}
