import { someByType } from '../../engine/byType.ts';
import type { Seat } from '../../engine/game.ts';
import { type Tally, tallyOf } from '../../engine/tally.ts';
import type { MetCards } from '../../engine/title.ts';
import { OUT, RECONSTRUCTED } from './content.ts';
import type { Event } from './event.ts';
import { itemFor } from './eyes/item.ts';
import type { JourneyIstanbul } from './kind.ts';
import { winnersOf } from './score.ts';
import { box, type State } from './state.ts';

const NAMES = [
  'outShare',
  'nobodyOut',
  'lastDay',
  'deckEmptied',
  'deckEmptyDay',
  'raids0',
  'raids1',
  'raids2',
  'arrests',
  'fines',
  'finesPaid',
  'workOffered',
  'workUsed',
  'journeysOffered',
  'journeysUsed',
  'lostCards',
  'turns',
  'turnsInKadikoy',
  'looks',
  'gifts',
  'claims',
  'claimsTrue',
  'deals',
  'dealsMade',
  'winnersMoney',
  'sharedVictory',
  'firstSeatWins',
  ...RECONSTRUCTED.obstacles.map(({ id }) => `out.${id}`),
  ...RECONSTRUCTED.opportunities.map(({ id }) => `win.${id}`),
];

/** How a game went so far: what later events are judged by. */
interface Course {
  t: number;
  first: Seat;
}

/** The statistics of section 10. Means are taken over games; shares come out as means of 0 and 1. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const tally = tallyOf(NAMES);
  const course: Course = { t: 1, first: 0 };
  for (const event of events) count(event, tally, course, state);
  countEnd(state, tally, course);
  return tally.sums;
}

/** A task is met by whoever has it, work and a journey by whoever takes them, police by whom a raid meets. */
export const cards: MetCards<JourneyIstanbul> = {
  tables: ['cards', 'obstacles', 'opportunities'],
  note(_state, events, met) {
    let police: readonly string[] = [];
    for (const event of events) {
      if (event.type === 'gameStarted') {
        event.obstacles.forEach(met);
        event.opportunities.forEach(met);
      } else if (event.type === 'revealed') {
        police = event.faces.flatMap(({ kind, id }) => (kind === 'police' ? [id] : []));
      } else if (event.type === 'raided') {
        for (const seat of event.affected) for (const id of police) met(id, seat);
      } else if (event.type === 'worked' || event.type === 'departed') {
        met(event.face.id, event.seat);
      }
    }
  },
};

const count = someByType<Event, void, [Tally, Course, State]>(
  {
    gameStarted({ first }, _tally, course) {
      course.first = first;
    },
    dayBegan({ t }, _tally, course) {
      course.t = t;
    },
    drew({ square, left }, tally, { t }) {
      if (square === 0) tally.add('lostCards');
      if (left > 0) return;
      tally.add('deckEmptied');
      tally.add('deckEmptyDay', t);
    },
    moved({ to }, tally) {
      tally.add('turns');
      if (to === 'KAD') tally.add('turnsInKadikoy');
    },
    looked: (_event, tally) => tally.add('looks'),
    revealed({ faces }, tally) {
      const raids = faces.filter((face) => face.kind === 'police').length;
      tally.add(`raids${Math.min(2, raids)}`);
      for (const face of faces) {
        if (face.kind === 'work') tally.add('workOffered');
        if (face.kind === 'journey') tally.add('journeysOffered');
      }
    },
    fined({ amount }, tally) {
      tally.add('fines');
      tally.add('finesPaid', amount);
    },
    jailed: (_event, tally) => tally.add('arrests'),
    worked: (_event, tally) => tally.add('workUsed'),
    departed: (_event, tally) => tally.add('journeysUsed'),
    gave: (_event, tally) => tally.add('gifts'),
    told({ item }, tally, _course, state) {
      if (item.kind === 'deal') tally.add('deals');
      if (item.kind !== 'claim') return;
      tally.add('claims');
      if (itemFor(state, item, item.from).truth === true) tally.add('claimsTrue');
    },
    settled({ item }, tally) {
      if (item.kind === 'deal' && item.status === 'done') tally.add('dealsMade');
    },
  },
  () => {},
);

function countEnd(state: State, tally: Tally, { first }: Course): void {
  const winners = winnersOf(state);
  const { obstacles, opportunities } = box(state);
  const out = state.people.filter((person) => person.place === OUT).length;
  tally.add('outShare', out / state.people.length);
  tally.add('nobodyOut', out === 0 ? 1 : 0);
  tally.add('lastDay', state.t);
  tally.add('sharedVictory', winners.length > 1 ? 1 : 0);
  state.people.forEach((person, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    if (person.place === OUT) tally.add(`out.${obstacles[person.obstacle.card]?.id ?? ''}`);
    tally.add(`win.${opportunities[person.opportunity.card]?.id ?? ''}`, won);
    if (seat === first) tally.add('firstSeatWins', won);
    if (winners.includes(seat)) tally.add('winnersMoney', person.money / winners.length);
  });
}
