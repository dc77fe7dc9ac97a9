import { type Chance, rollDie, shuffle } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { contentOf } from './box.ts';
import type { Config } from './config.ts';
import { type Content, PACKS, type Pack } from './content.ts';
import type { Ctx } from './kind.ts';
import {
  type Card,
  DEALT,
  deckCounts,
  FIRST_CONNECTION,
  NO_CARD,
  PAYDAY,
  packCards,
  REMOVED,
} from './pieces/cards.ts';
import { numberOf } from './pieces/people.ts';
import { ALL_SLOTS, PATTERNS } from './pieces/places.ts';
import { cardRef, rowRef } from './pieces/refs.ts';
import type { SeatState, State } from './state.ts';

/** EM-2, in the order of luck of 6.7. Nobody has a turn yet. */
export function layOut(config: Config, count: number, ctx: Ctx): State {
  const { chance } = ctx;
  const content = contentOf(config);
  const nationalities = some(chance, content.nationalities.length, count);
  const destinations = drawDestinations(chance, content, nationalities);
  const careers = some(chance, content.careers.length, count);
  const packs = choosePacks(config, count, chance);
  const deck = shuffle(chance, buildDeck(content, packs, count, chance));
  const lanes = content.lanes.map((tokens) => shuffle(chance, [...tokens]));
  const removed = deck.slice(0, REMOVED);
  const seats = nationalities.map((nationality, seat): SeatState => {
    const start = REMOVED + seat * DEALT;
    return {
      nationality,
      destination: destinations[seat] ?? 0,
      career: careers[seat] ?? 0,
      money: numberOf(config, { nationality }),
      assurance: 0,
      inCollege: false,
      degrees: 0,
      failed: 0,
      passports: 0,
      tickets: 0,
      paired: false,
      pending: null,
      documents: [],
      connections: [],
      life: [],
      side: 0,
      layout: deck.slice(start, start + DEALT),
      there: ALL_SLOTS,
      up: PATTERNS[config.layout].up,
      crossing: null,
    };
  });
  tellDeal(config, content, packs, seats, ctx);
  const first = rollForFirst(count, ctx);
  return {
    config,
    agenda: [],
    phase: 'preparation',
    seats,
    packs,
    first,
    active: first,
    turn: 0,
    decision: 0,
    passports: count,
    tickets: count,
    discard: [],
    inPlay: NO_CARD,
    removed,
    lanes,
    drawn: [0, 0, 0, 0, 0],
    turned: [false, false, false, false, false],
    pandemics: 0,
    ended: false,
  };
}

/** `count` different numbers below `n`, in the order they were drawn. */
function some(chance: Chance, n: number, count: number): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0] ?? 0);
}

/**
 * EM-2.5, EM-R19: a Destination of one's own country is put aside, another one drawn, and the first put back.
 */
export function drawDestinations(
  chance: Chance,
  content: Content,
  nationalities: readonly number[],
): number[] {
  let left = content.destinations.map((_, i) => i);
  return nationalities.map((nationality) => {
    const home = content.nationalities[nationality]?.home ?? null;
    let at = left[chance.below(left.length)] ?? 0;
    if (content.destinations[at]?.id === home) {
      const others = left.filter((other) => other !== at);
      at = others[chance.below(others.length)] ?? 0;
    }
    left = left.filter((other) => other !== at);
    return at;
  });
}

/** EM-R13: the first packs of the list, packs drawn by lot, or the host's. */
function choosePacks(config: Config, count: number, chance: Chance): readonly Pack[] {
  if (config.packs === 'recommended') return PACKS.slice(0, count);
  if (config.packs !== 'random') return config.packs;
  const drawn = some(chance, PACKS.length, count);
  return PACKS.filter((_pack, i) => drawn.includes(i));
}

/** EM-2.9, EM-R12: which Documents and Connections are used is drawn by lot and not told. */
function buildDeck(content: Content, packs: readonly Pack[], count: number, chance: Chance): Card[] {
  const wanted = deckCounts(count);
  const documents = some(chance, content.documents.length, wanted.documents);
  const connections = some(chance, content.connections.length, wanted.connections);
  return [
    ...documents,
    ...connections.map((at) => FIRST_CONNECTION + at),
    ...packs.flatMap(packCards),
    ...new Array<Card>(wanted.paydays).fill(PAYDAY),
  ];
}

function tellDeal(
  config: Config,
  content: Content,
  packs: readonly Pack[],
  seats: readonly SeatState[],
  { out }: Ctx,
): void {
  if (out === undefined) return;
  out.push({ type: 'gameCreated', packs, mode: config.mode });
  seats.forEach((mine, seat) => {
    out.push({
      type: 'seatDealt',
      seat,
      nationality: rowRef(content, 'nationalities', mine.nationality),
      destination: rowRef(content, 'destinations', mine.destination),
      career: rowRef(content, 'careers', mine.career),
      money: mine.money,
    });
    const shown = (card: Card, slot: number): string | null =>
      (mine.up & (1 << slot)) === 0 ? null : cardRef(content, card);
    out.push({ type: 'layoutDealt', seat, cards: mine.layout.map(shown) });
  });
}

/** EM-2.15, EM-R18: the highest roll starts; those who share it roll again. */
export function rollForFirst(count: number, { chance, out }: Ctx): Seat {
  let rolling: Seat[] = Array.from({ length: count }, (_, seat) => seat);
  for (;;) {
    const rolls = rolling.map((seat) => ({ seat, roll: rollDie(chance, 6) }));
    const highest = Math.max(...rolls.map(({ roll }) => roll));
    rolling = rolls.filter(({ roll }) => roll === highest).map(({ seat }) => seat);
    const [first = 0] = rolling;
    out?.push({ type: 'firstRoll', rolls, first: rolling.length === 1 ? first : null });
    if (rolling.length === 1) return first;
  }
}
