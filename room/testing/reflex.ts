import { bug } from '../../engine/bug.ts';
import { fieldOf, typed, wholeNumber } from '../../engine/door.ts';
import type { Context, Game, Kind, Seat } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import {
  adjusted,
  collectedBy,
  inOrder,
  RACE,
  type Timed,
} from '../../games/ellis-island/pieces/race/judge.ts';

/**
 * The smallest race: cards come after hidden windows, and when two in a row are equal the first slap wins. One window
 * is one card, from its reveal to the next card or to the end; the first right slap only moves its end.
 */
export interface Reflex extends Kind {
  config: { readonly races: number; readonly betweenMs: number };
  state: State;
  action: Action;
  event: Event;
  view: { readonly row: readonly number[]; readonly races: number; readonly waits: Seat | null };
  memory: null;
}

type Action =
  | { readonly type: 'ready'; readonly trip: number }
  | { readonly type: 'slap'; readonly card: number; readonly reaction: number; readonly trip: number }
  | { readonly type: 'turn' }
  | { readonly type: 'lost' }
  | { readonly type: 'back' };

type Event =
  | { readonly type: 'turned'; readonly card: number }
  | { readonly type: 'raced'; readonly order: readonly Timed[] }
  | { readonly type: 'void' };

interface State {
  readonly config: Reflex['config'];
  readonly seats: number;
  phase: 'ready' | 'race' | 'lost';
  ready: Seat[];
  row: number[];
  slaps: Timed[];
  /** By seat: the round trip told with `ready`. */
  trips: number[];
  window: number;
  between: number;
  races: number;
}

const WAIT_MS = 30_000;
const VALUES = 2;
const turn = { type: 'turn' } as const;
const isPair = ({ row }: State): boolean => row.length > 1 && row.at(-1) === row.at(-2);
const everybody = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const pendingTrips = ({ trips, slaps }: State): number[] =>
  trips.filter((_trip, seat) => !slaps.some((slap) => slap.seat === seat));
const isOver = ({ races, config }: State): boolean => races >= config.races;

function reveal(state: State, { chance, out }: Context<Event>): void {
  const card = chance.below(VALUES);
  state.row.push(card);
  state.window++;
  state.between = state.config.betweenMs + chance.below(state.config.betweenMs);
  out?.push({ type: 'turned', card });
}

function endRace(state: State, { out, reveal: show }: Context<Event>): void {
  show('all');
  out?.push({ type: 'raced', order: inOrder(state.slaps, 0) });
  Object.assign(state, { phase: 'ready', ready: [], row: [], slaps: [] });
  state.window++;
  state.races++;
}

const game: Game<Reflex> = {
  id: 'reflex',
  seats: { min: 2, max: 4 },
  migrations: [],
  tableOptions: [],
  actionSchema: {},
  actionTypes: ['ready', 'slap', 'turn', 'lost', 'back'],
  asides: [],
  eventTypes: ['turned', 'raced', 'void'],
  ends: ['done'],
  longest: ({ races }) => races * 1000,
  parseConfig(input) {
    const { races = 1, betweenMs = 60 } = (input ?? {}) as { races?: number; betweenMs?: number };
    return { races, betweenMs };
  },
  parseAction(input) {
    const shapes = { ready: ['trip'], slap: ['card', 'reaction', 'trip'], turn: [], lost: [], back: [] };
    const { type, fields } = typed(input, shapes);
    const number = (name: string): number => wholeNumber(fieldOf(fields, name), -1, 60_000, name);
    if (type === 'ready') return { type, trip: number('trip') };
    if (type === 'slap')
      return { type, card: number('card'), reaction: number('reaction'), trip: number('trip') };
    return { type };
  },
  setup: (config, seats) => ({
    config,
    seats,
    phase: 'ready',
    ready: [],
    row: [],
    slaps: [],
    trips: [],
    window: 0,
    between: 0,
    races: 0,
  }),
  awaiting(state) {
    if (isOver(state)) return { must: [], may: [] };
    if (state.phase === 'ready') {
      return { must: everybody(state).filter((seat) => !state.ready.includes(seat)), may: [] };
    }
    if (state.phase === 'lost')
      return { must: [], may: [], window: { id: state.window, ms: WAIT_MS, closes: turn } };
    const open = isPair(state) ? RACE.window : state.between;
    const ms = state.slaps.length === 0 ? open : collectedBy(state.slaps, pendingTrips(state));
    return { must: [], may: everybody(state), window: { id: state.window, ms, closes: turn, hidden: true } };
  },
  options(state, seat) {
    if (isOver(state) || state.phase === 'lost') return [];
    if (state.phase === 'ready') return state.ready.includes(seat) ? [] : [{ type: 'ready', trip: 0 }];
    const isDone = state.slaps.some((slap) => slap.seat === seat);
    return isDone ? [] : [{ type: 'slap', card: state.row.length, reaction: -1, trip: 0 }];
  },
  forms: () => [],
  refuse(state, actor, action) {
    const no = { rule: 'RE-1', key: 'refusal.no' };
    if (actor === 'clock') return action.type === 'turn' ? undefined : no;
    if (action.type === 'ready')
      return state.phase === 'ready' && !state.ready.includes(actor) ? undefined : no;
    if (action.type === 'slap') {
      return state.phase === 'race' && !state.slaps.some(({ seat }) => seat === actor) ? undefined : no;
    }
    if (action.type === 'lost') return state.phase === 'race' && actor === 0 ? undefined : no;
    return action.type === 'back' && state.phase === 'lost' && actor === 0 ? undefined : no;
  },
  apply(state, actor, action, ctx) {
    switch (action.type) {
      case 'ready':
        if (actor === 'clock') return bug('the clock is never ready');
        state.ready.push(actor);
        state.trips[actor] = action.trip;
        if (state.ready.length < state.seats) return;
        state.phase = 'race';
        return reveal(state, ctx);
      case 'slap': {
        const { card, reaction, trip } = action;
        const ms = adjusted({ a: ctx.at, r: trip, c: reaction < 0 ? null : reaction });
        if (actor === 'clock' || card !== state.row.length || !isPair(state)) return;
        state.slaps.push({ seat: actor, ms });
        return;
      }
      case 'turn':
        if (state.phase === 'lost' || isPair(state)) return endRace(state, ctx);
        return reveal(state, ctx);
      case 'lost':
        if (isPair(state)) return;
        state.phase = 'lost';
        state.window++;
        ctx.out?.push({ type: 'void' });
        return;
      case 'back':
        Object.assign(state, { phase: 'race', row: [], slaps: [] });
        return reveal(state, ctx);
    }
  },
  outcome: (state) =>
    isOver(state)
      ? {
          why: 'done',
          rule: 'RE-1',
          winners: [0],
          scores: everybody(state),
          fates: everybody(state).map(() => 'won'),
        }
      : undefined,
  fallback: () => ({ type: 'ready', trip: 0 }),
  isMark: () => true,
  refuseUndo: () => ({ rule: 'RE-1', key: 'refusal.no' }),
  view: ({ row, races, phase }) => ({ row: [...row], races, waits: phase === 'lost' ? 0 : null }),
  redact: (event) => event,
  clone: (state) => structuredClone(state),
  recall: () => null,
  imagine: () => bug('nobody searches here'),
  audit() {},
  realTime: {
    stamp: (action, trip) =>
      action.type === 'ready' || action.type === 'slap' ? { ...action, trip } : action,
    comesAt: (action) => (action.type === 'slap' && action.reaction >= 0 ? action.reaction : null),
    lineChanged: ({ phase }, seat, line) => {
      if (seat !== 0 || phase !== (line === 'lost' ? 'race' : 'lost')) return undefined;
      return { type: line };
    },
  },
};

export const reflex: Title<Reflex> = {
  game,
  brain: {
    evaluate: () => 0,
    rollout: (_s, _seat, [first]) => first ?? bug('nothing'),
    habit: () => undefined,
    forget: () => null,
  },
  texts: { en: {} },
  tell: () => [],
  label: () => ({ key: 'seat' }),
  measure: () => ({}),
};
