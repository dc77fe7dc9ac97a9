import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Sitting } from '../../../engine/sitting.ts';
import {
  type Order,
  type Played,
  playMoves,
  refusalOf,
  sittingAt as tableAt,
} from '../../../engine/testing/play.ts';
import { ACTIONS, type Action } from '../action.ts';
import { cardOf } from '../box.ts';
import { COLOURS } from '../content.ts';
import { game } from '../game.ts';
import type { Displacement } from '../kind.ts';
import { nationOf, originOf, type Pin, type State } from '../state.ts';

/** 'send 1 A 2', 'settle B', 'choosePin housed C', 'sendRest 3', or only a type. */
export function action(text: string): Action {
  const [type, a, b, c] = text.split(' ');
  switch (type) {
    case 'send':
      return ACTIONS.parse({ type, to: Number(a), colour: b, count: Number(c) });
    case 'sendRest':
      return ACTIONS.parse({ type, to: Number(a) });
    case 'settle':
      return ACTIONS.parse({ type, colour: a });
    case 'choosePin':
      return ACTIONS.parse({ type, zone: a, colour: b });
    default:
      return ACTIONS.parse({ type });
  }
}

/**
 * Plays lawful actions by the seat that is awaited, or by the seat named in front: '2: choosePin displaced
 * A'.
 */
export const play = (state: State, ...texts: readonly string[]): Played<Displacement> =>
  playWith(seeded('play'), state, ...texts);

export const playWith = (chance: Chance, state: State, ...texts: readonly string[]): Played<Displacement> =>
  playMoves(game, state, texts.map(moveOf), chance);

function moveOf(text: string): Order<Displacement> {
  const [, by, bare] = /^(\d): (.*)$/.exec(text) ?? [];
  if (by === undefined || bare === undefined) return { action: action(text) };
  return { by: Number(by), action: action(bare) };
}

/** Why not, or undefined; in any case nothing was done. */
export const refusal = (state: State, text: string, seat: Seat = state.active): Refusal | undefined =>
  refusalOf(game, state, seat, action(text), sittingAt(state));

/** Its key without what all keys begin with. */
export const code = (state: State, text: string, seat: Seat = state.active): string | undefined =>
  refusal(state, text, seat)?.key.replace('E_', '');

/** A table at which this state has been reached. */
export const sittingAt = (state: State): Sitting<Displacement> =>
  tableAt(state, state.config, state.nations.length);

/** A nation in one line: `T5 D3 1:3 2:3 5:3`. */
export function stand(state: State, seat: Seat): string {
  const { tokens, displaced, homes } = nationOf(state, seat);
  const communities = homes.flatMap((people, i) => (people === null ? [] : [`${i + 1}:${people.length}`]));
  return [`T${tokens}`, `D${displaced.length}`, ...communities].join(' ');
}

export const colours = (pins: readonly Pin[]): string => pins.map((pin) => COLOURS[originOf(pin)]).join('');
export const waiting = (state: State, seat: Seat): string => colours(nationOf(state, seat).displaced);
export const living = (state: State, seat: Seat, space: number): string =>
  colours(nationOf(state, seat).homes[space - 1] ?? []);
export const tokensOf = (state: State): number[] => state.nations.map(({ tokens }) => tokens);
export const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? 'over';
export const discarded = (state: State): string[] =>
  state.discard.map((card) => cardOf(state.config, card).row.id);
export const winnersOf = (state: State): readonly Seat[] | undefined => game.outcome(state)?.winners;

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = state.active): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest)].join(' '));
