import { someByType } from '../../engine/byType.ts';
import { type Tally, tallyOf } from '../../engine/tally.ts';
import type { MetCards } from '../../engine/title.ts';
import { SPECIES } from './content.ts';
import type { Event } from './event.ts';
import type { Migrato } from './kind.ts';
import type { State } from './state.ts';

const NAMES = [
  'turns',
  'firstArrival',
  'settlements',
  'scorePerSeat',
  'birds',
  'dangers',
  'redraws',
  'drops',
  'joins',
  'splits',
  'theftsByDay',
  'theftsByNight',
  'failedChecks',
  'rebuilds',
  'arrivedByNight',
  'arrivedMixed',
  'arrivedByDay',
  'leadChanges',
  'ledAfterThird',
  'leaderAfterThirdWins',
  'firstPlayerWins',
  'birdsSetOut',
  'birdsArrived',
  ...SPECIES.flatMap((species) => [`arrived.${species}`, `value.${species}`]),
];

/** A card is met by whoever plays it. */
export const cards: MetCards<Migrato> = {
  tables: ['deck'],
  note(_state, events, met) {
    for (const event of events) {
      if (event.type !== 'birdPlayed' && event.type !== 'dangerPlayed') continue;
      if (event.face !== null) met(event.face, event.seat);
    }
  },
};

/** How a game went so far: what later events are judged by. */
interface Course {
  turn: number;
  readonly totals: [number, number];
  settlements: number;
  /** The seat that is ahead, and the one that was after the third arrival; -1 for none. */
  leader: number;
  thirdLeader: number;
}

/** 10.3 and 10.4: what a designer asks of ten thousand games. Means are taken over games. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const tally = tallyOf(NAMES);
  const course: Course = { turn: 1, totals: [0, 0], settlements: 0, leader: -1, thirdLeader: -1 };
  for (const event of events) count(event, tally, course, state);
  tally.add('turns', state.turn);
  return tally.sums;
}

const count = someByType<Event, void, [Tally, Course, State]>(
  {
    birdPlayed: (_event, tally) => tally.add('birds'),
    dangerPlayed({ phase }, tally) {
      tally.add('dangers');
      tally.add(phase === 'day' ? 'theftsByDay' : 'theftsByNight');
    },
    handDiscarded: (_event, tally) => tally.add('redraws'),
    colonyDropped: (_event, tally) => tally.add('drops'),
    coloniesJoined: (_event, tally) => tally.add('joins'),
    colonySplit: (_event, tally) => tally.add('splits'),
    pileRebuilt: (_event, tally) => tally.add('rebuilds'),
    colonyFailed: (_event, tally) => tally.add('failedChecks'),
    turnEnded({ turn }, _tally, course) {
      course.turn = turn + 1;
    },
    colonyArrived(event, tally, course) {
      countArrival(event, tally, course);
      countLead(event, tally, course);
    },
    gameEnded({ scores, winners }, tally, { thirdLeader }, { first }) {
      tally.add('scorePerSeat', scores.reduce((sum, score) => sum + score, 0) / 2);
      if (winners.includes(first)) tally.add('firstPlayerWins', 1 / winners.length);
      if (winners.includes(thirdLeader)) tally.add('leaderAfterThirdWins', 1 / winners.length);
    },
  },
  () => {},
);

type Arrived = Extract<Event, { type: 'colonyArrived' }>;

function countArrival({ species, faces, value }: Arrived, tally: Tally, course: Course): void {
  if (course.settlements === 0) tally.add('firstArrival', course.turn);
  course.settlements++;
  tally.add('settlements');
  tally.add(`arrived.${species}`);
  tally.add(`value.${species}`, value);
  const nights = faces.filter((face) => face.endsWith('-night')).length;
  tally.add(nights === 0 ? 'arrivedByDay' : nights === faces.length ? 'arrivedByNight' : 'arrivedMixed');
  tally.add('birdsSetOut', Number(faces[0]?.split('-')[1]));
  tally.add('birdsArrived', value);
}

function countLead({ seat, value }: Arrived, tally: Tally, course: Course): void {
  course.totals[seat === 0 ? 0 : 1] += value;
  const [a, b] = course.totals;
  const ahead = a === b ? course.leader : a > b ? 0 : 1;
  if (ahead !== course.leader && course.leader >= 0) tally.add('leadChanges');
  course.leader = ahead;
  if (course.settlements !== 3 || a === b) return;
  course.thirdLeader = ahead;
  tally.add('ledAfterThird');
}
