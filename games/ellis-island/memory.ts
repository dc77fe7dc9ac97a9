import type { Level } from '../../engine/brain.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Moment, Seat } from '../../engine/game.ts';
import { type Facts, factKey, factsOn } from './facts.ts';
import type { EllisIsland } from './kind.ts';

/**
 * What a seat carries in its head: its own card as far as it knows it by heart, and the tapped cubes. Views cover both
 * at the moment they are needed.
 */
export interface Memory {
  readonly level: Level;
  /** Luck of this head, so that it reacts the same way however often it is asked; -1 before its first decision. */
  readonly seed: number;
  /** Null before the card was read. */
  readonly facts: Facts | null;
  /** What was not kept of it is gone. */
  readonly settled: boolean;
  /** Of the last Interview: what was asked and could be read up since. */
  readonly asked: Facts;
  readonly taps: readonly number[];
}

const NEWCOMER: Memory = { level: 'expert', seed: -1, facts: null, settled: false, asked: {}, taps: [] };

/** Reads the own card once; afterwards the same value is handed on. */
export function recall(memory: Memory | null, seat: Seat, { view, events }: Moment<EllisIsland>): Memory {
  let now = memory ?? NEWCOMER;
  const card = view.players[seat]?.card ?? null;
  if (now.facts === null && card !== null) now = { ...now, facts: factsOn(card) };
  const { exam, interview } = view;
  if (exam?.seat === seat && exam.face?.family === 'cube' && exam.face.taps !== null) {
    if (now.taps.join() !== exam.face.taps.join()) now = { ...now, taps: exam.face.taps };
  }
  if (interview?.seat === seat) {
    for (const event of events) {
      if (event.type !== 'asked' || event.about === null) continue;
      const key = factKey(event.card, interview.slot, event.about);
      now = { ...now, asked: { ...now.asked, [key]: '' } };
    }
  } else if (card !== null && Object.values(now.asked).includes('')) {
    const all = factsOn(card);
    const read = Object.keys(now.asked).map((key) => [key, all[key] ?? '?'] as const);
    now = { ...now, asked: Object.fromEntries(read) };
  }
  return now;
}

/** 10.2, in percent: facts known by heart; and a fact once asked. */
const KNOWN: Readonly<Record<Level, number>> = { beginner: 60, casual: 75, expert: 88 };
const LEARNT = 80;
const SEEDS = 2 ** 31;

/** Once, what the head did not keep of its card; later, what it learnt by having been asked. */
export function forget(memory: Memory, level: Level, chance: Chance): Memory {
  let now = memory;
  if (now.seed < 0) now = { ...now, level, seed: chance.below(SEEDS) };
  if (!now.settled && now.facts !== null) {
    const facts = Object.entries(now.facts).filter(() => chance.below(100) < KNOWN[level]);
    now = { ...now, settled: true, facts: Object.fromEntries(facts) };
  }
  const asked = Object.entries(now.asked);
  if (asked.length > 0 && !asked.some(([, answer]) => answer === '')) {
    const learnt = asked.filter(() => chance.below(100) < LEARNT);
    now = { ...now, asked: {}, facts: { ...now.facts, ...Object.fromEntries(learnt) } };
  }
  return now;
}
