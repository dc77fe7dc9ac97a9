import { describe, expect, test } from 'vitest';
import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, seeded, shuffle } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { type Choose, playout, randomly } from '../../../engine/playout.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { brain } from '../bot/brain.ts';
import { parseConfig } from '../config.ts';
import { type Face, HAND_SIZE, isNight, numberOf, objectiveOf, speciesOf } from '../content.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { Migrato } from '../kind.ts';
import { newestUp, publicSpecies } from '../pieces/colony.ts';
import type { State } from '../state.ts';
import { row } from './cards.ts';
import { given } from './given.ts';
import { discard, lay, redraw } from './play.ts';

const TABLE = { seats: 2, ranked: false };
const OPTIONS = [
  {},
  { endTrigger: 'fiveArrivals', stallLimit: 30 },
  { memoryAid: 'species', arriveByAssociation: false },
  { memoryAid: 'full', leftoverSweep: 'referee', stallLimit: 60 },
  { settlementTheft: true, tieBreak: 'settlements', takeBack: false },
  { firstPlayer: 'skyQuestion', settlementTheft: true, leftoverSweep: 'referee' },
];

/** Sensible most of the time, any option now and then: reaches arrivals and blunders alike. */
const guided: Choose<Migrato> = (state, seat, options, chance) =>
  chance.below(5) === 0 ? pick(chance, options) : brain.rollout(state, seat, options, chance);

/** Plays whole games, random and guided, and stops after every action. */
function everywhere(
  configs: readonly unknown[],
  games: number,
  look: (state: State, action: Action) => void,
): number {
  let looked = 0;
  for (const [i, input] of configs.entries()) {
    for (let seed = 0; seed < games; seed++) {
      playout(
        game,
        parseConfig(input, TABLE),
        2,
        seeded(`${i}/${seed}`),
        seed % 4 === 0 ? randomly : guided,
        {
          onAction(_actor, action, state) {
            looked++;
            look(state, action);
          },
        },
      );
    }
  }
  return looked;
}

const allCards = (state: State): Face[] => [
  ...state.draw,
  ...state.discard,
  ...state.seats.flatMap(({ hand, colonies, settlements }) => [
    ...hand,
    ...[...colonies, ...settlements].flatMap(({ cards }) => cards),
  ]),
];

describe('on random and guided play', () => {
  test('[MI-P1] cards are conserved', () => {
    const full = canonical(allCards(given()).sort((a, b) => a - b));
    const looked = everywhere(OPTIONS, 12, (state) => {
      game.audit(state);
      if (state.turn > 0) expect(canonical(allCards(state).sort((a, b) => a - b))).toBe(full);
    });
    expect(looked).toBeGreaterThan(3000);
  });

  test('[MI-P1] the audit notices a card too many, too few or changed', () => {
    for (const spoil of [
      (state: State) => state.draw.pop(),
      (state: State) => state.discard.push(...row('K4')),
      (state: State) => state.draw.splice(0, 1, state.draw[0] === 0 ? 1 : 0),
    ]) {
      const state = given();
      spoil(state);
      expect(() => game.audit(state)).toThrow();
    }
  });

  test('[MI-P2][MI-2.7] a turn ends with three cards, or fewer only if both piles are empty', () => {
    let ends = 0;
    everywhere(OPTIONS, 12, (state) => {
      if (state.agenda.at(-1)?.step !== 'act') return;
      ends++;
      const { hand } = state.seats[state.active === 0 ? 1 : 0];
      if (hand.length !== HAND_SIZE) expect(state.draw.length + state.discard.length).toBe(0);
      expect(hand.length).toBeLessThanOrEqual(HAND_SIZE);
    });
    expect(ends).toBeGreaterThan(1000);
  });

  test('[MI-P3][MI-3.8] at most four colonies, none that shows its objective, none hidden above five', () => {
    let longest = 0;
    everywhere(OPTIONS, 12, (state) => {
      for (const { colonies } of state.seats) {
        expect(colonies.length).toBeLessThanOrEqual(4);
        for (const colony of colonies) {
          const most = newestUp(colony) < 0 ? 5 : objectiveOf(publicSpecies(colony)) - 1;
          expect(colony.cards.length).toBeLessThanOrEqual(most);
          longest = Math.max(longest, colony.cards.length);
        }
      }
    });
    expect(longest).toBeGreaterThanOrEqual(4);
  });

  test('[MI-P5][MI-R39] a redraw is always offered, and no list is longer than 29, with theft below 41', () => {
    let most = 0;
    everywhere(OPTIONS, 15, (state) => {
      if (state.agenda.at(-1)?.step !== 'act') return;
      const options = game.options(state, state.active);
      expect(options).toContainEqual(redraw);
      expect(options.length).toBeLessThanOrEqual(state.config.settlementTheft ? 40 : 29);
      most = Math.max(most, options.length);
    });
    expect(most).toBeGreaterThan(12);
  });

  test('[MI-P6][MI-R42] every game ends within 9 times the stall limit, within 5 times with fiveArrivals', () => {
    for (const [i, input] of OPTIONS.entries()) {
      const config = parseConfig(input, TABLE);
      const most = (config.endTrigger === 'fiveArrivals' ? 5 : 9) * config.stallLimit;
      for (let seed = 0; seed < 15; seed++) {
        const { state, actions } = playout(
          game,
          config,
          2,
          seeded(`end ${i}/${seed}`),
          seed % 2 ? guided : randomly,
        );
        expect(state.turn).toBeLessThanOrEqual(most);
        expect(actions).toBeLessThanOrEqual(game.longest(config, 2));
      }
    }
  });

  test('[MI-P7] the same seed, options and choices give the same events, byte for byte', () => {
    const told = (input: unknown): string => {
      const out: Event[] = [];
      playout(game, parseConfig(input, TABLE), 2, seeded('twice'), guided, { out });
      return JSON.stringify(out);
    };
    for (const input of OPTIONS) expect(told(input)).toBe(told(input));
  });

  test('[MI-P8] settlements: one species, enough cards, never rising, none twice', () => {
    let seen = 0;
    everywhere(
      OPTIONS.filter((input) => input.settlementTheft !== true),
      12,
      (state) => {
        for (const { settlements } of state.seats) {
          expect(new Set(settlements.map(({ species }) => species)).size).toBe(settlements.length);
          for (const { species, cards } of settlements) {
            seen++;
            expect(cards.every((face) => speciesOf(face) === species)).toBe(true);
            expect(cards.length).toBeGreaterThanOrEqual(objectiveOf(species));
            expect(cards.map(numberOf)).toEqual(cards.map(numberOf).sort((a, b) => b - a));
          }
        }
      },
    );
    expect(seen).toBeGreaterThan(1000);
  });

  test('[MI-P9] without an aid owner and opponent see every colony alike', () => {
    everywhere([{}, { settlementTheft: true }], 8, (state) => {
      if (state.ended !== null) return;
      const [a, b] = [0, 1].map((viewer) => game.view(state, viewer).seats.map(({ colonies }) => colonies));
      expect(a).toEqual(b);
    });
  });
});

/** The hidden cards of colonies and the night cards of the draw pile, dealt anew among these places. */
function exchanged(state: State, chance: Chance): State {
  const other = game.clone(state);
  const colonies = other.seats.flatMap((seat) => seat.colonies);
  const places: { cards: Face[]; at: number }[] = [];
  for (const cards of [...colonies.map((colony) => colony.cards), other.draw]) {
    for (const [at, face] of cards.entries()) if (isNight(face)) places.push({ cards, at });
  }
  const faces = shuffle(
    chance,
    places.map(({ cards, at }) => cards[at] as Face),
  );
  for (const { cards, at } of places) cards[at] = faces.pop() ?? bug('too few faces');
  game.audit(other);
  return other;
}

describe('the blind table', () => {
  test('[MI-P4][MI-R10] exchanging hidden cards changes no choice, no refusal and no view', () => {
    let different = 0;
    everywhere([{}, { stallLimit: 60 }], 6, (state) => {
      if (state.ended !== null) return;
      const other = exchanged(state, seeded(state.turn));
      if (canonical(other) !== canonical(state)) different++;
      for (const seat of [0, 1]) {
        expect(game.options(other, seat)).toEqual(game.options(state, seat));
        expect(game.view(other, seat)).toEqual(game.view(state, seat));
        for (const action of probes(state, seat)) {
          expect(game.refuse(other, seat, action)).toEqual(game.refuse(state, seat, action));
        }
      }
      expect(game.view(other, 'public')).toEqual(game.view(state, 'public'));
    });
    expect(different).toBeGreaterThan(300);
  });

  /** Every bird in hand on every colony, and every join, lawful or not. */
  function probes(state: State, seat: Seat): Action[] {
    const ids = state.seats.flatMap(({ colonies }) => colonies.map(({ id }) => id));
    const cards = game.view(state, seat).seats[seat]?.hand ?? [];
    return [
      ...cards.flatMap((card) => ids.map((onto): Action => ({ type: 'playBird', card, onto }))),
      ...ids.flatMap((lower) => ids.map((upper): Action => ({ type: 'associate', lower, upper }))),
    ];
  }

  test('[MI-P10][MI-R15] which night face was drawn and laid is nowhere to be read afterwards', () => {
    const history = (drawn: string, aid: string): { snapshot: unknown; read: unknown } => {
      // Everything that comes up is fixed but the one card.
      const state = given({
        hands: ['K3 B1 HUN', 'B2 B3 B4'],
        next: `${drawn} K4 S1 S1 K2 T5d T3d`,
        config: { memoryAid: aid },
      });
      const told: Event[] = [];
      for (const action of [lay('K3'), discard('B1'), redraw, lay(drawn), discard('HUN'), redraw]) {
        const taken = notes<Event>(seeded('P10'));
        game.apply(state, state.active, action, taken);
        told.push(...taken.out);
      }
      game.audit(state);
      const viewer: Viewer = 0;
      return {
        snapshot: game.view(state, viewer),
        read: told.map((event) => game.redact(event, viewer, state, 'later')),
      };
    };
    const [stilt, low, goose] = ['S4', 'S3', 'G5n'].map((drawn) => history(drawn, 'none'));
    expect(low).toEqual(stilt);
    expect(goose).toEqual(stilt);
    expect(history('S4', 'full')).not.toEqual(history('S3', 'full'));
  });
});
