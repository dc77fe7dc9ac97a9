import { SPECIES } from './content.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';

/** 10.3 and 10.4: what a designer asks of ten thousand games. Means are taken over games. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {
    turns: 0,
    firstArrival: 0,
    settlements: 0,
    scorePerSeat: 0,
    birds: 0,
    dangers: 0,
    redraws: 0,
    drops: 0,
    joins: 0,
    splits: 0,
    theftsByDay: 0,
    theftsByNight: 0,
    failedChecks: 0,
    rebuilds: 0,
    arrivedByNight: 0,
    arrivedMixed: 0,
    arrivedByDay: 0,
    leadChanges: 0,
    ledAfterThird: 0,
    leaderAfterThirdWins: 0,
    firstPlayerWins: 0,
    birdsSetOut: 0,
    birdsArrived: 0,
  };
  for (const species of SPECIES) {
    found[`arrived.${species}`] = 0;
    found[`value.${species}`] = 0;
  }
  const add = (name: string, amount = 1): void => {
    found[name] = (found[name] ?? 0) + amount;
  };
  const totals = [0, 0];
  let turn = 1;
  let leader = -1;
  let thirdLeader = -1;
  for (const event of events) {
    switch (event.type) {
      case 'birdPlayed':
        add('birds');
        break;
      case 'dangerPlayed':
        add('dangers');
        add(event.phase === 'day' ? 'theftsByDay' : 'theftsByNight');
        break;
      case 'handDiscarded':
        add('redraws');
        break;
      case 'colonyDropped':
        add('drops');
        break;
      case 'coloniesJoined':
        add('joins');
        break;
      case 'colonySplit':
        add('splits');
        break;
      case 'pileRebuilt':
        add('rebuilds');
        break;
      case 'colonyFailed':
        add('failedChecks');
        break;
      case 'turnEnded':
        turn = event.turn + 1;
        break;
      case 'colonyArrived': {
        if (found.settlements === 0) found.firstArrival = turn;
        add('settlements');
        add(`arrived.${event.species}`);
        add(`value.${event.species}`, event.value);
        const nights = event.faces.filter((face) => face.endsWith('-night')).length;
        add(
          nights === 0 ? 'arrivedByDay' : nights === event.faces.length ? 'arrivedByNight' : 'arrivedMixed',
        );
        add('birdsSetOut', Number(event.faces[0]?.split('-')[1]));
        add('birdsArrived', event.value);
        totals[event.seat] = (totals[event.seat] ?? 0) + event.value;
        const [a = 0, b = 0] = totals;
        const ahead = a === b ? leader : a > b ? 0 : 1;
        if (ahead !== leader && leader >= 0) add('leadChanges');
        leader = ahead;
        if (found.settlements === 3 && a !== b) {
          thirdLeader = ahead;
          add('ledAfterThird');
        }
        break;
      }
      case 'gameEnded':
        add('scorePerSeat', event.scores.reduce((sum, score) => sum + score, 0) / 2);
        if (event.winners.includes(state.first)) add('firstPlayerWins', 1 / event.winners.length);
        if (thirdLeader >= 0 && event.winners.includes(thirdLeader))
          add('leaderAfterThirdWins', 1 / event.winners.length);
        break;
      default:
        break;
    }
  }
  found.turns = state.turn;
  return found;
}
