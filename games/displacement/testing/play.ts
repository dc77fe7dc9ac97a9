import { bug } from '../../../engine/bug.ts';
import { type Chance, type Draw, seeded } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { act, notes, type Sitting } from '../../../engine/sitting.ts';
import { cardOf } from '../box.ts';
import { COLOURS } from '../content.ts';
import { type Action, parseAction } from '../door.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { Displacement } from '../kind.ts';
import { nationOf, originOf, type Pin, type State } from '../state.ts';

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly learnt: readonly (Seat | 'all')[];
  readonly draws: readonly Draw[];
}

/** 'send 1 A 2', 'settle B', 'choosePin housed C', 'sendRest 3', or only a type. */
export function action(text: string): Action {
  const [type, a, b, c] = text.split(' ');
  switch (type) {
    case 'send':
      return parseAction({ type, to: Number(a), colour: b, count: Number(c) });
    case 'sendRest':
      return parseAction({ type, to: Number(a) });
    case 'settle':
      return parseAction({ type, colour: a });
    case 'choosePin':
      return parseAction({ type, zone: a, colour: b });
    default:
      return parseAction({ type });
  }
}

/** Plays lawful actions by the seat that is awaited, or by the seat named in front: '2: choosePin displaced A'. */
export const play = (state: State, ...texts: readonly string[]): Played =>
  playWith(seeded('play'), state, ...texts);

export function playWith(chance: Chance, state: State, ...texts: readonly string[]): Played {
  const after = game.clone(state);
  const taken = notes<Event>(chance);
  for (const text of texts) {
    const [, named, bare = text] = /^(\d): (.*)$/.exec(text) ?? [];
    const seat = named === undefined ? game.awaiting(after).must[0] : Number(named);
    if (seat === undefined) return bug('nobody is awaited for', text);
    const refusal = game.refuse(after, seat, action(bare));
    if (refusal !== undefined) bug('refused:', refusal, text);
    game.apply(after, seat, action(bare), taken);
    game.audit(after);
  }
  return { state: after, events: taken.out, learnt: taken.learnt, draws: taken.draws };
}

/** The error code, or undefined; a refusal is made at a table, to be sure that it changes, tells and draws nothing. */
export function refusal(state: State, text: string, seat: Seat = state.active): Refusal | undefined {
  const found = game.refuse(state, seat, action(text));
  if (found === undefined) return undefined;
  const before = canonical(state);
  const sitting = sittingAt(state);
  act(game, sitting, seat, action(text), { below: () => bug('a refusal used luck') });
  if (canonical(sitting.state) !== before || sitting.entries.length > 0) bug('a refusal did something', text);
  return found;
}
export const code = (state: State, text: string, seat: Seat = state.active): string | undefined =>
  refusal(state, text, seat)?.key.replace('E_', '');

export function sittingAt(state: State): Sitting<Displacement> {
  const { config } = state;
  const seats = state.nations.length;
  return { config, seats, start: { draws: [], events: [] }, state, entries: [], marks: [] };
}

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

/** The types of what happened. */
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
/** What happened of one type. */
export const only = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = state.active): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest)].join(' '));
