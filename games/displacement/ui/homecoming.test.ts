import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { sitDown } from '../../../engine/sitting.ts';
import { say } from '../../../engine/text.ts';
import { STARTING_PINS } from '../content.ts';
import type { Event } from '../event.ts';
import { title as displacement } from '../index.ts';
import { pinOf } from '../state.ts';
import { tightOf, waitsOf } from './homecoming.ts';
import { courtesiesOf } from './signals.ts';
import { en } from './text/en.ts';
import { later } from './text/later.ts';

const { game } = displacement;

/** The first displaced pin of a seat at the start, and the ones after it. */
const waiting = (seat: number, i = 0) => pinOf(seat * STARTING_PINS + 9 + i, seat);

function told(...events: readonly Event[]) {
  const config = game.parseConfig({}, { seats: 2, ranked: false });
  const { start } = sitDown(game, config, 2, seeded('homecoming'));
  return [
    { seq: 0, events: start.events },
    { seq: 1, events },
  ];
}

const settled = (seat: number, ...pins: readonly ReturnType<typeof waiting>[]): Event => ({
  type: 'settled',
  seat,
  pins: pins.map((pin) => ({ pin, space: 3 })),
});
const sent: Event = { type: 'pinsSent', seat: 1, pins: [{ pin: waiting(1), to: 0 }] };
const round = (n: number): Event => ({ type: 'roundStarted', round: n });

test('a wait is counted from the loss of a home to the next home, whatever borders lie between', () => {
  const past = told(settled(0, waiting(0)), sent, round(4), settled(0, waiting(1)));
  expect(waitsOf(past)).toEqual({ people: 2, rounds: 1.5 });
  expect(waitsOf(told())).toEqual({ people: 0, rounds: 0 });
});

test('a free place tells something only where people of both kinds waited and not all fitted', () => {
  expect(tightOf(told(settled(0, waiting(0))), 2)[0]).toEqual({ places: 0, own: 0 });
  expect(tightOf(told(sent, settled(0, waiting(0))), 2)[0]).toEqual({ places: 1, own: 1 });
  expect(tightOf(told(sent, settled(0, waiting(1))), 2)[0]).toEqual({ places: 1, own: 0 });
  const all = [waiting(0), waiting(0, 1), waiting(0, 2), waiting(1)];
  expect(tightOf(told(sent, settled(0, ...all)), 2)[0]).toEqual({ places: 0, own: 0 });
});

test('what was said of hosting is counted for the debrief; other phrases are not', () => {
  const host = { seat: 1, phrase: 'phrase.di.host' };
  const said = [host, { seat: 1, phrase: 'phrase.hello' }, host, { seat: 1, phrase: 'phrase.di.thanks' }];
  const [one, ...others] = courtesiesOf(said, 3);
  expect(others).toEqual([]);
  expect(one?.seat).toBe(1);
  const args = { seat: { seat: 1 }, signals: one?.signals ?? [] };
  const reader = { language: 'en', names: ['Ana', 'Ben'], seat: 1 };
  expect(say({ ...en, ...later }, { key: 'ui.way.signals', args }, reader)).toBe(
    'You said “We can take people in” 2 times and “Thank you for taking them in” once.',
  );
});
