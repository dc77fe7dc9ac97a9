import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, pick, seeded, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { sampleForm } from '../../../engine/playout.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { audit } from '../audit.ts';
import { KINDS } from '../content.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import { game } from './game.ts';
import { given } from './given.ts';

/** A message on its way: who sent it, looking at an older picture of the table. */
interface Letter {
  readonly seat: Seat;
  readonly action: Action;
}

const HANDS = ['T3 M2 P1 bus1', 'M3 T1 edu2', 'T4 P2 mil1', 'M2 lab2 trd1'];

function table(expiry: string): State {
  const players = HANDS.map((cards) => ({ hand: cards }));
  return given({ seats: 4, players, config: { offerExpiry: expiry } });
}

/** What each seat might send about the offers it sees now. */
function letters(state: State, chance: Chance): Letter[] {
  const found: Letter[] = [];
  for (let seat = 0; seat < 4; seat++) {
    for (const action of game.options(state, seat)) {
      if (['accept', 'decline', 'withdraw'].includes(action.type)) found.push({ seat, action });
    }
    const forms = game.forms(state, seat);
    if (forms.length > 0)
      found.push({ seat, action: game.parseAction(sampleForm(pick(chance, forms), chance)) });
  }
  return found;
}

const cardsInAll = (state: State): number[] =>
  KINDS.map((_kind, i) => state.players.reduce((sum, player) => sum + (player.hand[i] ?? 0), 0));

test('[EI-R46] [EI-R54] offers are free of races: letters that come late, twice or in another order are judged one by one', () => {
  fc.assert(
    fc.property(fc.constantFrom('endOfTurn', 'untilNextTurn'), fc.nat(99_999), (expiry, seed) => {
      const chance = seeded(`letters ${seed}`);
      const state = table(expiry);
      const before = cardsInAll(state);
      const accepted = new Set<string>();
      for (let round = 0; round < 12; round++) {
        const sent = letters(state, chance);
        const twice = [...sent, ...sent.filter(() => chance.below(3) === 0)];
        for (const { seat, action } of shuffle(chance, twice)) {
          const picture = JSON.stringify(state);
          const refusal = game.refuse(state, seat, action);
          if (refusal !== undefined) {
            expect(JSON.stringify(state)).toBe(picture);
            continue;
          }
          game.apply(state, seat, action, notes<Event>(seeded(1)));
          audit(state);
          expect(cardsInAll(state)).toEqual(before);
          if (action.type !== 'accept') continue;
          const [offer = ''] = action.offer.split('-');
          // One offer leads to at most one trade, whatever was on its way.
          expect(accepted.has(offer)).toBe(false);
          accepted.add(offer);
        }
        for (const offer of state.offers) {
          expect(
            state.players[offer.from]?.hand.every(
              (n, i) => n >= offer.give.filter((k) => KINDS.indexOf(k) === i).length,
            ),
          ).toBe(true);
        }
      }
    }),
    { numRuns: 60, seed: 11 },
  );
});

test('[EI-R54] the same letters in any order end with every card at one place, and an answer never counts twice', () => {
  fc.assert(
    fc.property(fc.nat(99_999), (seed) => {
      const chance = seeded(seed);
      const state = table('endOfTurn');
      const take = (seat: Seat, action: Action): boolean => {
        if (game.refuse(state, seat, action) !== undefined) return false;
        game.apply(state, seat, action, notes<Event>(seeded(1)));
        return true;
      };
      take(0, { type: 'offer', to: 'all', give: ['time'], want: ['money'] });
      const rivals = shuffle(chance, [1, 3]);
      const answers = rivals.map((seat) => take(seat, { type: 'accept', offer: '0.all.1' }));
      expect(answers).toEqual([true, false]);
      expect(state.players[rivals[0] ?? 0]?.hand[1]).toBe((rivals[0] === 1 ? 3 : 2) - 1);
      expect(take(rivals[0] ?? 0, { type: 'decline', offer: '0.all.1' })).toBe(false);
    }),
    { numRuns: 20, seed: 3 },
  );
});
