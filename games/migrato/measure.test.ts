import { describe, expect, test } from 'vitest';
import { replay } from '../../engine/record.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import type { Species } from './content.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { measure } from './measure.ts';
import { given } from './testing/given.ts';

const arrived = (seat: 0 | 1, species: Species, first: number, value: number, phase = 'day'): Event => ({
  type: 'colonyArrived',
  seat,
  colony: 1,
  species,
  value,
  faces: [`${species}-${first}-day`, `${species}-${value}-${phase === 'day' ? 'day' : 'night'}`],
});
const turn = (number: number): Event => ({ type: 'turnEnded', seat: 0, turn: number, sinceArrival: 0 });

describe('figures of a game', () => {
  test('[MI-9.1] arrivals, birds that set out and birds that arrived', () => {
    const found = measure(given({ turn: 12 }), [
      turn(1),
      turn(2),
      arrived(0, 'kite', 4, 2),
      turn(3),
      arrived(1, 'teal', 5, 1, 'night'),
    ]);
    expect(found).toMatchObject({
      turns: 12,
      firstArrival: 3,
      settlements: 2,
      arrivedByDay: 1,
      arrivedMixed: 1,
      birdsSetOut: 9,
      birdsArrived: 3,
      'arrived.kite': 1,
      'value.teal': 1,
    });
  });

  test('[MI-9.3] who led after the third arrival, and whether that seat won', () => {
    const start = [arrived(0, 'kite', 4, 2), arrived(1, 'teal', 5, 3), arrived(0, 'stilt', 4, 2)];
    const ended = (winners: number[]): Event => ({
      type: 'gameEnded',
      why: 'types',
      winners,
      scores: [4, 3],
    });
    expect(measure(given(), [...start, ended([0])])).toMatchObject({
      ledAfterThird: 1,
      leaderAfterThirdWins: 1,
      leadChanges: 2,
      scorePerSeat: 3.5,
    });
    expect(measure(given(), [...start, ended([1])])).toMatchObject({
      ledAfterThird: 1,
      leaderAfterThirdWins: 0,
    });
    expect(measure(given(), [...start, ended([0, 1])])).toMatchObject({ leaderAfterThirdWins: 0.5 });
    const level = [...start.slice(0, 2), arrived(0, 'stilt', 4, 1), ended([0])];
    expect(measure(given(), level)).toMatchObject({ ledAfterThird: 0, leaderAfterThirdWins: 0 });
  });

  test('[MI-2.1] the share of the victory that went to whoever took the first turn', () => {
    const ended = (winners: number[]): Event => ({
      type: 'gameEnded',
      why: 'season',
      winners,
      scores: [1, 1],
    });
    const shares = [[0], [1], [0, 1]].map((winners) => measure(given(), [ended(winners)]).firstPlayerWins);
    expect(shares).toEqual([1, 0, 0.5]);
    const state = { ...given(), first: 1 };
    expect(measure(state, [ended([1])]).firstPlayerWins).toBe(1);
  });

  test('[MI-2.2] every action is counted once', () => {
    for (const record of recordedIn(new URL('./recorded', import.meta.url)).recorded) {
      const events: Event[] = [];
      const types: string[] = [];
      let state = given();
      for (const moment of replay(game, record)) {
        events.push(...moment.events);
        types.push(moment.action?.type ?? 'deal');
        state = moment.state;
      }
      const count = (type: string): number => types.filter((name) => name === type).length;
      expect(measure(state, events)).toMatchObject({
        birds: count('playBird'),
        dangers: count('playDanger'),
        redraws: count('passRedraw'),
        drops: count('passDrop'),
        joins: count('associate'),
        splits: count('dissociate'),
        turns: state.turn,
        settlements: state.seats[0].settlements.length + state.seats[1].settlements.length,
      });
    }
  });
});
