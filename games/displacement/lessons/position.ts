import { bug } from '../../../engine/bug.ts';
import { seeded, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import type { Config } from '../config.ts';
import { GOALS, type Goal, SPACES, START_TOKENS } from '../content.ts';
import { goalBit, goalDeckOf } from '../pieces/goals.ts';
import { type Frame, type Nation, type Pin, pinOf, type State } from '../state.ts';

/** People: how many of the nation's own, or their colours ('AAC'), longest there first. */
type People = number | string;

export interface Standing {
  /** By its id. */
  readonly region?: string;
  readonly tokens?: number;
  /** By space from 1. */
  readonly homes?: Readonly<Record<number, People>>;
  readonly displaced?: People;
  /** Counters of kept Crashes. */
  readonly crashes?: readonly number[];
  readonly shown?: boolean;
  readonly ruledOut?: readonly Goal[];
}

/** The few facts that matter; the rest is the start of a second round in which nobody is near a goal. */
export interface Position {
  readonly nations?: readonly Standing[];
  /** One letter each: H, M or E. */
  readonly goals?: string;
  readonly active?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly step?: 'draw' | 'needs' | Extract<Frame, { step: 'send' }>;
  /** The next cards, by id, the very next one first. */
  readonly next?: readonly string[];
  /** The scenario of this turn in the needs or send step. */
  readonly drawn?: string;
  /** How many cards besides `next` are left to draw; the others have been discarded. */
  readonly deck?: number;
}

/** Dealt to those of whom nothing else is said. */
const REGIONS = ['RG-07', 'RG-06', 'RG-11', 'RG-09', 'RG-08', 'RG-01'];
export const START: Readonly<Record<number, People>> = { 1: 3, 2: 3, 5: 3 };

export function position(config: Config, facts: Position): State {
  const seats = config.colours.length;
  const step = facts.step ?? 'draw';
  const { cards, regions } = boxOf(config);
  const taken = (facts.nations ?? []).map(({ region }) => region);
  const free = REGIONS.filter((name) => !taken.includes(name));
  const counter = { born: 0 };
  const goals = dealt(facts, seats);
  const used = new Set<number>();
  const take = (id: string): number => {
    const card = cards.findIndex(({ row }, i) => row.id === id && !used.has(i));
    if (card < 0) bug('no such card left:', id);
    used.add(card);
    return card;
  };
  const nations = Array.from({ length: seats }, (_nothing, seat): Nation => {
    const about = facts.nations?.[seat] ?? {};
    const id = about.region ?? free.shift();
    const region = regions.findIndex((row) => row.id === id);
    if (region < 0) bug('no such region', about);
    const letters = config.colours;
    const crew = (people: People): Pin[] =>
      typeof people === 'number'
        ? Array.from({ length: people }, () => pinOf(counter.born++, seat))
        : [...people].map((letter) => pinOf(counter.born++, (letters as readonly string[]).indexOf(letter)));
    const homes = new Array<readonly Pin[] | null>(SPACES).fill(null);
    for (const [space, people] of Object.entries(about.homes ?? START))
      homes[Number(space) - 1] = crew(people);
    return {
      region,
      goal: goals[seat] as Goal,
      shown: about.shown ?? false,
      ruledOut: (about.ruledOut ?? []).reduce((bits, goal) => bits | goalBit(goal), 0),
      tokens: about.tokens ?? START_TOKENS,
      homes,
      displaced: crew(about.displaced ?? (about.homes === undefined ? 3 : 0)),
      crashes: (about.crashes ?? []).map((left) => ({ card: take('SM-CRA'), left })),
    };
  });
  const drawn = step === 'draw' ? null : take(facts.drawn ?? 'TI-INN');
  const next = (facts.next ?? []).map(take).reverse();
  const rest = shuffle(
    seeded('given'),
    [...cards.keys()].filter((card) => !used.has(card)),
  );
  const discard = rest.splice(0, facts.deck === undefined ? 0 : rest.length - facts.deck);
  if (drawn !== null) discard.push(drawn);
  const undealt = goalDeckOf(config);
  for (const goal of goals) undealt.splice(undealt.indexOf(goal), 1);
  return {
    config,
    agenda: agendaOf(step),
    nations,
    undealt,
    first: facts.first ?? 0,
    active: facts.active ?? 0,
    round: facts.round ?? 2,
    deck: [...rest, ...next],
    discard,
    drawn,
    answers: new Array<null>(seats).fill(null),
    takeBack: null,
    born: counter.born,
    died: 0,
    moved: 0,
    ended: null,
  };
}

const LETTERS = ['H', 'M', 'E'];

function dealt({ goals = 'MMEEHH' }: Position, seats: number): Goal[] {
  return [...goals.slice(0, seats)].map((letter) => GOALS[LETTERS.indexOf(letter)] ?? bug('no goal', letter));
}

function agendaOf(step: NonNullable<Position['step']>): Frame[] {
  const collect: Frame = { step: 'collect' };
  if (step === 'draw') return [collect, { step: 'needs' }, { step: 'draw' }];
  return [collect, step === 'needs' ? { step: 'needs' } : step];
}
