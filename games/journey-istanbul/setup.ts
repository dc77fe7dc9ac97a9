import { pick, shuffle } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { boxOf } from './box.ts';
import type { Config } from './config.ts';
import { DAYS, KAD, OPENING_CARDS, PLACES, SQUARES, START_MONEY, WEEK } from './content.ts';
import type { Ctx } from './kind.ts';
import { layNext } from './pieces/sheet.ts';
import type { Person, State, Task } from './state.ts';

/** JI-3. All luck of the game is used up here: who starts, the task cards, the order of the deck. */
export function layOut(config: Config, seats: number, ctx: Ctx): State {
  const { chance } = ctx;
  const content = boxOf(config, seats);
  const first = config.firstSeat ?? pick(chance, [...Array(seats).keys()]);
  const obstacles = shuffle(chance, [...content.obstacles.keys()]);
  const opportunities = shuffle(chance, [...content.opportunities.keys()]);
  const deck = shuffle(chance, [...content.cards.keys()]);
  const order = Array.from({ length: seats }, (_nothing, i) => (first + i) % seats);
  const state: State = {
    config,
    agenda: [{ step: 'next' }],
    t: 1,
    starter: first,
    toPlay: order,
    turn: { seat: first, phase: 'end', looks: 0, draws: 0, looked: [], closed: true, bail: false },
    window: 0,
    undo: null,
    deck,
    drawn: 0,
    sheet: new Array<number>(WEEK * SQUARES).fill(0),
    sideways: [],
    faceUp: [],
    used: [],
    hidden: [],
    open: [],
    jailCards: [],
    seen: new Array<number>(deck.length).fill(0),
    people: Array.from({ length: seats }, (_nothing, seat) =>
      newPerson(obstacles[seat] ?? 0, opportunities[seat] ?? 0),
    ),
    piles: PLACES.map((_place, i): Seat[] => (i === KAD ? order.slice() : [])),
    bank: 0,
    talk: [],
    pending: 0,
    help: null,
    offer: null,
    ended: null,
  };
  // JI-R11: the opening cards lie upright, those of the first day as well.
  for (let i = 0; i < OPENING_CARDS; i++) layNext(state);
  ctx.out?.push({
    type: 'gameStarted',
    first,
    cards: OPENING_CARDS - state.hidden.length,
    obstacles: state.people.map((person) => content.obstacles[person.obstacle.card]?.id ?? ''),
    opportunities: state.people.map((person) => content.opportunities[person.opportunity.card]?.id ?? ''),
  });
  return state;
}

export const newTask = (card: number): Task => ({ card, marked: 0, last: 0, chains: [], done: 0 });

export const newPerson = (obstacle: number, opportunity: number): Person => ({
  place: KAD,
  money: START_MONEY,
  banked: 0,
  cell: 0,
  release: 0,
  fined: false,
  obstacle: newTask(obstacle),
  opportunity: newTask(opportunity),
  visits: new Array<number>(DAYS).fill(-1),
  today: [],
  left: null,
  vote: false,
  standing: { journey: 'ask', work: 'ask', gifts: 'accept' },
  planner: {},
  spoken: 0,
});
