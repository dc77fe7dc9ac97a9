import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bug } from '../../../engine/bug.ts';
import { pick, seeded, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { sampleForm } from '../../../engine/playout.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { brain } from '../bot/brain.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { NO_LUCK } from './play.ts';

/** A message on its way: who sent it, looking at an older picture of the table. */
interface Letter {
  readonly seat: Seat;
  readonly action: Action;
}

function deal(seats: number, seed: number): State {
  const config = game.parseConfig({}, { seats, ranked: false });
  return game.setup(config, seats, notes<Event>(seeded(seed)));
}

/** What each seat might send now: its turn, an answer, or something of the open layer. */
function letters(state: State, seats: number, chance: ReturnType<typeof seeded>): Letter[] {
  const found: Letter[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const options = game.options(state, seat);
    if (options.length > 0) found.push({ seat, action: brain.rollout(state, seat, options, chance) });
    const forms = game.forms(state, seat).filter((form) => form.type !== 'voteEarlyEnd');
    if (forms.length > 0)
      found.push({ seat, action: game.parseAction(sampleForm(pick(chance, forms), chance)) });
    found.push({ seat, action: { type: 'undoMove' } });
  }
  return found;
}

test('[JI-R60] [JI-R63] messages that come late, twice or in another order are judged one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(9999), (seats, seed) => {
      const chance = seeded(`race ${seed}`);
      const state = deal(seats, seed);
      for (let round = 0; round < 40 && state.ended === null; round++) {
        const sent = letters(state, seats, chance);
        // Everything that was on its way, each once or twice, in any order.
        const arriving = shuffle(chance, [...sent, ...sent.filter(() => chance.below(3) === 0)]);
        for (const { seat, action } of arriving) {
          const before = JSON.stringify(state);
          if (game.refuse(state, seat, action) !== undefined) {
            expect(JSON.stringify(state)).toBe(before);
            continue;
          }
          game.apply(state, seat, action, notes<Event>(NO_LUCK));
          game.audit(state);
          if (state.ended !== null) return;
        }
      }
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('[JI-R60] an answer names what it answers: the same answer twice never counts twice', () => {
  fc.assert(
    fc.property(fc.nat(9999), (seed) => {
      const chance = seeded(seed);
      const state = deal(3, seed);
      for (let i = 0; i < 120 && state.ended === null; i++) {
        const seat = game.awaiting(state).must[0] ?? bug('nobody is asked');
        const action = brain.rollout(state, seat, game.options(state, seat), chance);
        game.apply(state, seat, action, notes<Event>(NO_LUCK));
        if (action.type === 'answerOffer' || action.type === 'answerGift') {
          expect(game.refuse(state, seat, action)).toBeDefined();
        }
      }
    }),
    { numRuns: 30, seed: 3 },
  );
});

test('[JI-R43] money is never lost or invented by gifts and deals, whatever is said', () => {
  fc.assert(
    fc.property(fc.nat(9999), (seed) => {
      const chance = seeded(seed);
      const state = deal(4, seed);
      const total = (): number => state.people.reduce((sum, person) => sum + person.money, 0);
      for (let i = 0; i < 60; i++) {
        const seat = chance.below(4);
        const form = pick(
          chance,
          game.forms(state, seat).filter((one) => one.type !== 'voteEarlyEnd'),
        );
        const before = total();
        game.apply(state, seat, game.parseAction(sampleForm(form, chance)), notes<Event>(NO_LUCK));
        expect(total()).toBe(before);
      }
    }),
    { numRuns: 30, seed: 5 },
  );
});
