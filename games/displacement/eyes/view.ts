import { at } from '../../../engine/at.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Zone } from '../action.ts';
import { boxOf, cardOf } from '../box.ts';
import type { Config } from '../config.ts';
import type { Colour, Goal } from '../content.ts';
import { goalsIn } from '../pieces/goals.ts';
import type { Answer, Ended, Frame, Nation, Pin, State } from '../state.ts';

export interface NationView {
  readonly region: string;
  readonly colour: Colour;
  readonly tokens: number;
  /** By space from 0; null where there is no community. */
  readonly homes: readonly (readonly Pin[] | null)[];
  /** Longest waiting first. */
  readonly displaced: readonly Pin[];
  readonly crashes: readonly { readonly card: string; readonly left: number }[];
  /** Null where this viewer may not know it. */
  readonly goal: Goal | null;
  readonly shown: boolean;
  /** What everybody can conclude from win checks without a winner. */
  readonly ruledOut: readonly Goal[];
  readonly answered: boolean;
  /** The own pending answer to Mass Urbanization. */
  readonly answer: { readonly zone: Zone; readonly origin: Seat } | null;
}

export interface View {
  readonly config: Config;
  readonly agenda: readonly Frame[];
  readonly nations: readonly NationView[];
  readonly undealt: readonly Goal[] | null;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly deck: number;
  /** The order of the deck, next card last: shown after the game only. */
  readonly pile: readonly string[] | null;
  /** The top card last. */
  readonly discard: readonly string[];
  readonly drawn: string | null;
  readonly takeBack: Seat | null;
  readonly born: number;
  readonly died: number;
  readonly moved: number;
  readonly ended: Ended | null;
}

/**
 * Section 7, built up from nothing. `all` is a declared facilitator: it sees goals, but the deck not before
 * the end.
 */
export function view(state: State, viewer: Viewer): View {
  const { config, ended } = state;
  const over = ended !== null;
  const name = (card: number): string => cardOf(config, card).name;
  return {
    config,
    agenda: state.agenda.slice(),
    nations: state.nations.map((nation, seat) => viewNation(state, nation, seat, viewer)),
    undealt: over || viewer === 'all' ? state.undealt : null,
    first: state.first,
    active: state.active,
    round: state.round,
    deck: state.deck.length,
    pile: over ? state.deck.map(name) : null,
    discard: state.discard.map(name),
    drawn: state.drawn === null ? null : name(state.drawn),
    takeBack: state.takeBack,
    born: state.born,
    died: state.died,
    moved: state.moved,
    ended,
  };
}

function viewNation(state: State, nation: Nation, seat: Seat, viewer: Viewer): NationView {
  const { config } = state;
  const knowsGoal = viewer === seat || viewer === 'all' || nation.shown || state.ended !== null;
  const answer: Answer | null = state.answers[seat] ?? null;
  return {
    region: boxOf(config).regions[nation.region]?.id ?? '',
    colour: at(config.colours, seat),
    tokens: nation.tokens,
    homes: nation.homes.slice(),
    displaced: nation.displaced.slice(),
    crashes: nation.crashes.map(({ card, left }) => ({ card: cardOf(config, card).name, left })),
    goal: knowsGoal ? nation.goal : null,
    shown: nation.shown,
    ruledOut: goalsIn(nation.ruledOut),
    answered: answer !== null,
    answer: viewer === seat ? answer : null,
  };
}
