import { someByType } from '../../engine/byType.ts';
import type { Seat } from '../../engine/game.ts';
import { type Tally, tallyOf } from '../../engine/tally.ts';
import type { MetCards } from '../../engine/title.ts';
import { boxOf, type CardsOf, type FamilyCards, familyAt, memberAt } from './box.ts';
import { CHALLENGES, SPACE_IDS, spaceAt } from './content.ts';
import type { Event } from './event.ts';
import type { EllisIsland } from './kind.ts';
import { winnersOf } from './score.ts';
import type { State } from './state.ts';

const NAMES = [
  'rounds',
  'turns',
  'idleTurns',
  'trades',
  'noTrade',
  'offers',
  'landings',
  'markedDraws',
  'markedOpen',
  'packs',
  'largestHand',
  'leadChanges',
  'leadTwice',
  'ferry',
  'topSpace',
  'failures',
  'raceTried',
  'racePassed',
  'nerveTried',
  'nervePassed',
  ...CHALLENGES.flatMap((one) => [`${one}Tried`, `${one}Passed`]),
];

/** How a game went so far: what later events are judged by. */
interface Course {
  /** By seat. */
  readonly hands: number[];
  readonly passes: number[];
  /** By space. */
  readonly landed: number[];
  largestHand: number;
  leadChanges: number;
  /** The seat that is ahead, -1 for none. */
  leader: Seat;
  /** Of the Physical Challenge that is going on, or ''. */
  form: string;
  /** Open draws of the space where somebody landed last. */
  open: number;
}

/** The statistics of 10.5. Means are taken over games; shares come out as quotients of two means. */
export const measureWith =
  (cardsOf: CardsOf) =>
  (state: State, events: readonly Event[]): Readonly<Record<string, number>> => {
    const places = state.players.map((_player, place) => `winFromStart${place + 1}`);
    const tally = tallyOf([...NAMES, ...places, ...SPACE_IDS.map((id) => `land.${id}`)]);
    const course: Course = {
      hands: state.players.map(() => 0),
      passes: state.players.map(() => 0),
      landed: SPACE_IDS.map(() => 0),
      largestHand: 0,
      leadChanges: 0,
      leader: -1,
      form: '',
      open: 0,
    };
    for (const event of events) count(event, tally, course, state);
    const { landed, largestHand, leadChanges } = course;
    const landings = landed.reduce((sum, n) => sum + n, 0);
    SPACE_IDS.forEach((id, space) => {
      tally.add(`land.${id}`, landed[space]);
    });
    tally.add('rounds', state.round);
    tally.add('landings', landings);
    tally.add('packs', state.packs - 1);
    tally.add('largestHand', largestHand);
    tally.add('leadChanges', leadChanges);
    tally.add('topSpace', Math.max(...landed) / Math.max(1, landings));
    if (leadChanges >= 2) tally.add('leadTwice');
    if (tally.sums.trades === 0) tally.add('noTrade');
    if (state.ended === 'lastFerry') tally.add('ferry');
    addWins(state, tally, cardsOf(state.config));
    return tally.sums;
  };

/** A Family Card is met by whoever brings that family. */
export const cardsWith = (cardsOf: CardsOf): MetCards<EllisIsland> => ({
  tables: ['families'],
  note({ config, players }, _events, met) {
    const cards = cardsOf(config);
    players.forEach(({ family }, seat) => {
      if (family >= 0) met(familyAt(cards, family).id, seat);
    });
  },
});

const count = someByType<Event, void, [Tally, Course, State]>(
  {
    turnBegan({ idle }, tally) {
      tally.add('turns');
      if (idle) tally.add('idleTurns');
    },
    moved({ to }, _tally, course, { config }) {
      const space = spaceAt(to);
      course.landed[space] = (course.landed[space] ?? 0) + 1;
      course.open = boxOf(config).yields[space]?.open ?? 0;
    },
    drew({ seat, draws }, tally, course) {
      grow(course, seat, draws.length);
      // Before anybody has landed it is the starting hand.
      if (course.landed.every((n) => n === 0)) return;
      const open = draws.filter((draw) => draw.mark === 'open').length;
      tally.add('markedDraws', draws.length - course.open);
      tally.add('markedOpen', Math.max(0, open - course.open));
    },
    discarded: ({ seat, cards }, _tally, course) => grow(course, seat, -cards.length),
    handedIn: ({ who, cards }, _tally, course) => grow(course, who.seat, -cards.length),
    traded({ from, to, give, want }, tally, course) {
      tally.add('trades');
      grow(course, from, want.length - give.length);
      grow(course, to, give.length - want.length);
    },
    offered: (_event, tally) => tally.add('offers'),
    attempted({ challenge, form }, tally, course) {
      course.form = challenge === 'physical' && form !== 'autopass' ? (form ?? '') : '';
      tally.add(`${challenge}Tried`);
      if (course.form !== '') tally.add(`${course.form}Tried`);
    },
    failed: (_event, tally) => tally.add('failures'),
    passed({ who, challenge }, tally, course) {
      tally.add(`${challenge}Passed`);
      if (challenge === 'physical' && course.form !== '') tally.add(`${course.form}Passed`);
      course.passes[who.seat] = (course.passes[who.seat] ?? 0) + 1;
      noteLead(course);
    },
  },
  () => {},
);

function grow(course: Course, seat: Seat, n: number): void {
  const held = (course.hands[seat] ?? 0) + n;
  course.hands[seat] = held;
  course.largestHand = Math.max(course.largestHand, held);
}

function noteLead(course: Course): void {
  const most = Math.max(...course.passes);
  const [ahead = -1, ...others] = course.passes.flatMap((n, seat) => (n === most ? [seat] : []));
  if (others.length > 0 || ahead === course.leader) return;
  if (course.leader >= 0) course.leadChanges++;
  course.leader = ahead;
}

/** By place after the first seat, by family and, in the Quick Game, by age and work of the member. */
function addWins(state: State, tally: Tally, cards: FamilyCards): void {
  const winners = winnersOf(state);
  const seats = state.players.length;
  state.players.forEach((player, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const note = (what: string): void => {
      tally.add(`${what}.played`);
      tally.add(`${what}.won`, won);
    };
    tally.add(`winFromStart${((seat - state.first + seats) % seats) + 1}`, won);
    if (player.family < 0) return;
    note(`family.${familyAt(cards, player.family).id}`);
    if (state.config.mode !== 'quick' || player.choice < 0) return;
    const { age, work } = memberAt(cards, player.family, player.choice);
    note(`age.${age}`);
    note(`work.${work}`);
  });
}
