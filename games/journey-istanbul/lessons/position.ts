import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf, placeOf } from '../box.ts';
import type { Config } from '../config.ts';
import { PLACES, type Place, SQUARES, WEEK } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { dateOf } from '../pieces/calendar.ts';
import { ticked } from '../pieces/planner.ts';
import { faceView } from '../pieces/sheet.ts';
import { layOut } from '../setup.ts';
import type { State, Turn } from '../state.ts';

/** What a lesson is about; the rest is as at the start of a game. */
export interface Position {
  readonly t: number;
  readonly people: readonly {
    readonly at: Place;
    readonly money?: number;
    readonly obstacle?: string;
    /** Which parts of the obstacle are done, as bits. */
    readonly marked?: number;
    readonly opportunity?: string;
  }[];
  /** Card ids by row, from its first square. They get the numbers 1, 2, … in this order. */
  readonly sheet: Readonly<Record<number, readonly string[]>>;
  /** The next cards of the deck. */
  readonly next?: readonly string[];
  /** What the learner has seen of the sheet. */
  readonly seen?: readonly string[];
  readonly turn?: Partial<Turn>;
  /** Who still has a turn today. */
  readonly toPlay?: readonly Seat[];
}

/** The learner has seat 0. Piles are in the order of `first`: who came first lies lowest. */
export function position(config: Config, ctx: Ctx, first: readonly Seat[], facts: Position): State {
  const seats = facts.people.length;
  const box = boxOf(config, seats);
  const numberOf = (id: string): number => box.cardById.get(id) ?? bug('no such card', id);
  const state = layOut(config, seats, { ...ctx, out: [] });
  const sheet = new Array<number>(WEEK * SQUARES).fill(0);
  const deck: number[] = [];
  for (const [row, ids] of Object.entries(facts.sheet)) {
    for (const [i, id] of ids.entries()) {
      deck.push(numberOf(id));
      sheet[(Number(row) - 1) * SQUARES + i] = deck.length;
    }
  }
  const drawn = deck.length;
  deck.push(...(facts.next ?? []).map(numberOf));
  deck.push(...[...box.cards.keys()].filter((card) => !deck.includes(card)));
  const taskOf = (cards: readonly { readonly id: string }[], id: string): number =>
    cards.findIndex((card) => card.id === id);
  for (const [seat, { at, money, obstacle, marked, opportunity }] of facts.people.entries()) {
    const person = state.people[seat] ?? bug('no seat', seat);
    person.place = placeOf(at);
    if (obstacle !== undefined) person.obstacle.card = taskOf(box.obstacles, obstacle);
    if (opportunity !== undefined) person.opportunity.card = taskOf(box.opportunities, opportunity);
    if (marked !== undefined) Object.assign(person.obstacle, { marked, last: facts.t - 1 });
    if (money === undefined) continue;
    person.banked = money - person.money;
    person.money = money;
    state.bank += person.banked;
  }
  const seen = deck.map(() => 0);
  for (const id of facts.seen ?? []) {
    const at = deck.indexOf(numberOf(id));
    seen[at] = 1;
    const [me] = state.people;
    const face = box.cards[deck[at] ?? -1] ?? bug('no such card', id);
    const day = dateOf(facts.t, face.day, false);
    if (me !== undefined) me.planner = ticked(me.planner, day, faceView(face));
  }
  const turn = {
    seat: 0,
    phase: 'move',
    looks: 0,
    draws: 0,
    looked: [],
    closed: false,
    bail: false,
  } as const;
  return {
    ...state,
    agenda: [{ step: 'next' }, { step: 'turn' }],
    t: facts.t,
    starter: first[0] ?? 0,
    toPlay: [...(facts.toPlay ?? [])],
    turn: { ...turn, looked: [], ...facts.turn },
    window: 1,
    deck,
    drawn,
    sheet,
    seen,
    hidden: [],
    open: [],
    sideways: [],
    piles: PLACES.map((_place, place) => first.filter((seat) => state.people[seat]?.place === place)),
  };
}
