import type { Level } from '../../../engine/brain.ts';
import type { Moment, Seat } from '../../../engine/game.ts';
import { CHALLENGES, type Challenge } from '../content.ts';
import type { EllisIsland } from '../kind.ts';
import { type Facts, factKey, factsOn } from '../pieces/facts.ts';
import { type Asked, heard, type Market, stillRefused } from './market.ts';

/** By Challenge in the order of CHALLENGES: how often it was attempted, and passed. */
export type Results = readonly (readonly [tried: number, passed: number])[];

/**
 * What a seat carries in its head: its own card as far as it knows it by heart, and the tapped cubes. Views
 * cover both at the moment they are needed.
 */
export interface Memory {
  readonly level: Level;
  /**
   * Luck of this head, so that it reacts the same way however often it is asked; -1 before its first
   * decision.
   */
  readonly seed: number;
  /** Null before the card was read. */
  readonly facts: Facts | null;
  /** What was not kept of it is gone. */
  readonly settled: boolean;
  /** Of the last Interview: what was asked and could be read up since. */
  readonly asked: Facts;
  readonly taps: readonly number[];
  /** By seat and Challenge: how often it was attempted and passed. */
  readonly results: readonly Results[];
  /** Own offers that nothing has happened to since, and what the others may want and give. */
  readonly offers: readonly Asked[];
  readonly market: Market;
}

const NEWCOMER: Memory = {
  level: 'expert',
  seed: -1,
  facts: null,
  settled: false,
  asked: {},
  taps: [],
  results: [],
  offers: [],
  market: [],
};

/** Reads the own card once; afterwards the same value is handed on. */
export function recall(
  memory: Memory | null,
  seat: Seat,
  { did, view, events }: Moment<EllisIsland>,
): Memory {
  let now = memory ?? NEWCOMER;
  for (const event of events) {
    if (event.type === 'passed') now = noted(now, event.who.seat, event.challenge, 1);
    else if (event.type === 'failed') now = noted(now, event.who.seat, event.challenge, 0);
    const market = heard(now.market, seat, view.players.length, view.turn.count, event);
    const offers = stillRefused(now.offers, seat, event);
    if (market !== now.market || offers !== now.offers) now = { ...now, market, offers };
  }
  if (did?.type === 'offer') {
    const { to, give, want } = did;
    const asked = { turn: view.turn.count, to, give: give.join(), want: want.join() };
    now = { ...now, offers: [...now.offers, asked] };
  }
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

/** What is on the own card and which cubes were tapped: the view covers both when they are needed. */
export const remembers = ({ facts, taps }: Memory): object => ({ facts, taps });

function noted(memory: Memory, seat: Seat, challenge: Challenge, passed: number): Memory {
  const results = memory.results.slice();
  while (results.length <= seat) results.push(CHALLENGES.map(() => [0, 0]));
  const at = CHALLENGES.indexOf(challenge);
  results[seat] = (results[seat] ?? []).map((one, i) => (i === at ? [one[0] + 1, one[1] + passed] : one));
  return { ...memory, results };
}
