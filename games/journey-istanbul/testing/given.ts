import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import { audit } from '../audit.ts';
import { boxOf, placeOf } from '../box.ts';
import { parseConfig } from '../config.ts';
import { JAIL, OUT, PLACES, type Place, SQUARES, START_MONEY, WEEK } from '../content.ts';
import { game } from '../game.ts';
import { newPerson } from '../setup.ts';
import type { Phase, State } from '../state.ts';

/** The colours of the rulebook's examples, as seats. */
export const [RED, ORANGE, BROWN, GREEN, YELLOW] = [0, 1, 2, 3, 4] as const;

/** The few facts a test is about. Everything else is filled in. */
export interface Given {
  readonly seats?: number;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly t?: number;
  /** By seat; 'out' for who has left, 'jail' with `cell`. Kadıköy where nothing is said. */
  readonly at?: readonly (Place | 'out' | 'jail')[];
  readonly money?: readonly number[];
  /** Card ids by row, in their squares; a trailing `/` lies sideways, `-` is an empty square. */
  readonly sheet?: Readonly<Record<number, string>>;
  /** The next cards of the deck; the rest follows in the order of the content set. */
  readonly next?: string;
  /** Only `next`: everything else was turned up and discarded before. */
  readonly lastCards?: boolean;
  readonly obstacles?: readonly string[];
  readonly opportunities?: readonly string[];
  /** The day each task was completed. */
  readonly obstacleDone?: readonly number[];
  readonly opportunityDone?: readonly number[];
  readonly active?: Seat;
  readonly phase?: Phase;
  readonly toPlay?: readonly Seat[];
  /** For who is in jail: the police card and the release day. */
  readonly cell?: string;
  readonly release?: number;
  /** Who has seen which card. */
  readonly seen?: Readonly<Record<string, readonly Seat[]>>;
}

const OBSTACLES = ['OB-DOC', 'OB-SIS', 'OB-PHO', 'OB-FEV', 'OB-JAC'];
const OPPORTUNITIES = ['OP-DRI', 'OP-PER', 'OP-SID', 'OP-LAN', 'OP-LEG'];

/** A lawful, audited state in which it is `active`'s turn to move. */
export function given(facts: Given = {}): State {
  const seats = facts.seats ?? 5;
  const config = parseConfig(facts.config ?? {}, { seats, ranked: false });
  const content = boxOf(config, seats);
  const numberOf = (id: string): number => content.cardById.get(id) ?? bug('no such card', id);
  const deck: number[] = [];
  const sheet = new Array<number>(WEEK * SQUARES).fill(0);
  const sideways: number[] = [];
  for (const [row, text] of Object.entries(facts.sheet ?? {})) {
    text.split(' ').forEach((word, i) => {
      if (word === '-') return;
      deck.push(numberOf(word.replace('/', '')));
      sheet[(Number(row) - 1) * SQUARES + i] = deck.length;
      if (word.endsWith('/')) sideways.push(deck.length);
    });
  }
  const jailCards: number[] = [];
  if (facts.cell !== undefined) {
    deck.push(numberOf(facts.cell));
    jailCards.push(deck.length);
  }
  const next = (facts.next ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map(numberOf);
  const rest = [...content.cards.keys()].filter((card) => !deck.includes(card) && !next.includes(card));
  const open: number[] = [];
  if (facts.lastCards === true) {
    for (const card of rest) {
      deck.push(card);
      open.push(deck.length);
    }
  }
  const drawn = deck.length;
  deck.push(...next, ...(facts.lastCards === true ? [] : rest));
  const t = facts.t ?? 7;
  const active = facts.active ?? 0;
  const people = Array.from({ length: seats }, (_nothing, seat) => {
    const obstacle = content.obstacles.findIndex(
      (c) => c.id === (facts.obstacles?.[seat] ?? OBSTACLES[seat]),
    );
    const opportunity = content.opportunities.findIndex(
      (c) => c.id === (facts.opportunities?.[seat] ?? OPPORTUNITIES[seat]),
    );
    const person = newPerson(obstacle, opportunity);
    const at = facts.at?.[seat] ?? 'KAD';
    person.place = at === 'out' ? OUT : at === 'jail' ? JAIL : placeOf(at);
    person.cell = at === 'jail' ? (jailCards[0] ?? bug('name the cell')) : 0;
    person.release = at === 'jail' ? (facts.release ?? t + 1) : 0;
    person.left = at === 'out' ? { t: 1, price: 0, card: 1 } : null;
    person.money = facts.money?.[seat] ?? START_MONEY;
    person.banked = person.money - START_MONEY;
    for (const [task, days] of [
      [person.obstacle, facts.obstacleDone],
      [person.opportunity, facts.opportunityDone],
    ] as const) {
      const done = days?.[seat] ?? 0;
      if (done === 0) continue;
      task.done = done;
      task.marked = 7;
    }
    return person;
  });
  const state: State = {
    ...game.setup(config, seats, notes(seeded('given'))),
    agenda: [{ step: 'next' }, { step: 'turn' }],
    t,
    starter: active,
    toPlay: [...(facts.toPlay ?? [])],
    turn: {
      seat: active,
      phase: facts.phase ?? 'move',
      looks: 0,
      draws: 0,
      looked: [],
      closed: false,
      bail: false,
    },
    window: 1,
    deck,
    drawn,
    sheet,
    sideways,
    hidden: [],
    open,
    jailCards,
    people,
    seen: deck.map((card) => {
      const seers = facts.seen?.[content.cards[card]?.id ?? ''] ?? [];
      return seers.reduce((bits, seat) => bits | (1 << seat), 0);
    }),
    piles: PLACES.map((_place, place) => [...people.keys()].filter((seat) => people[seat]?.place === place)),
    bank: people.reduce((sum, person) => sum + person.banked, 0),
  };
  if (people[active]?.place === JAIL) state.turn = { ...state.turn, phase: 'jail', looks: 1 };
  audit(state);
  return state;
}
