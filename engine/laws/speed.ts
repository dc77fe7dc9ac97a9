import { seeded } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import { playout } from '../playout.ts';
import { type Evidence, LawBroken, type WholeLaw } from './law.ts';

const ROUNDS = 7;
const ROUND_MS = 25;

/**
 * One unit of the reference work takes about a microsecond on the machine where the goal of 100,000 actions
 * per second was set, so a healthy action costs at most ten. Three times that is allowed: noise must never
 * fail a game.
 */
const UNITS_ALLOWED = 30;

export const speed: WholeLaw = {
  law: 'L14',
  title: 'random actions are quick beside a reference workload in the same run',
  check({ game }, evidence) {
    let action = Number.POSITIVE_INFINITY;
    let unit = Number.POSITIVE_INFINITY;
    // In turns, and the best of each: a machine that is busy for a while slows both.
    for (let round = 0; round < ROUNDS; round++) {
      unit = Math.min(
        unit,
        timed(evidence, (i) => referenceUnits(i)),
      );
      action = Math.min(
        action,
        timed(evidence, (i) => actionsOf(game, evidence, i)),
      );
    }
    const units = action / unit;
    if (units <= UNITS_ALLOWED) return;
    throw new LawBroken('L14', `an action costs ${units.toFixed(1)} units, ${UNITS_ALLOWED} are allowed`);
  },
};

/** Milliseconds for each thing done; `work` does some and says how many. */
function timed({ now }: Evidence, work: (i: number) => number): number {
  const start = now();
  let done = 0;
  for (let i = 0; now() - start < ROUND_MS; i++) done += work(i);
  return (now() - start) / done;
}

function actionsOf<K extends Kind>(game: Game<K>, { configs, seats, seed }: Evidence, i: number): number {
  const count = seats[i % seats.length] ?? game.seats.min;
  const config = game.parseConfig(configs[i % configs.length], { seats: count, ranked: false });
  return playout(game, config, count, seeded(`L14 ${seed} ${i}`)).actions;
}

/** What rules do all day: copy small lists, filter, pick, build small objects. */
function referenceUnits(seed: number): number {
  const chance = seeded(seed);
  let pile = Array.from({ length: 24 }, (_nothing, i) => i);
  for (let unit = 0; unit < 100; unit++) {
    const hand = pile
      .filter((card) => card % 3 === unit % 3)
      .map((card) => ({ type: 'card', card }) as const);
    const chosen = hand[chance.below(hand.length)]?.card ?? 0;
    pile = [...pile.filter((card) => card !== chosen), chosen];
    pile = pile.map((card) => card);
  }
  return 100 + (pile.length === 24 ? 0 : 1);
}
