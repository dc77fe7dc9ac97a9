import { typed, wholeNumber } from '../../engine/door.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import type { Title } from '../../engine/title.ts';

/**
 * The smallest game with offers. Whoever's turn it is passes, and before that may offer one to three goods; the
 * other may accept or decline, but nobody waits for it and no window is open. Four passes end the game; goods
 * taken are points.
 */
export interface Barter extends Kind {
  config: Readonly<Record<string, never>>;
  state: { passes: number; offer: number; offered: boolean; points: number[] };
  action:
    | { readonly type: 'pass' }
    | { readonly type: 'accept' }
    | { readonly type: 'decline' }
    | { readonly type: 'offer'; readonly goods: number };
  event: { readonly type: 'done' };
  view: Barter['state'];
  memory: null;
}

const PASSES = 4;
const MOST = 3;
const turnOf = ({ passes }: Barter['state']): Seat => passes % 2;
const copy = ({ passes, offer, offered, points }: Barter['state']): Barter['state'] => ({
  passes,
  offer,
  offered,
  points: [...points],
});

const game: Game<Barter> = {
  id: 'barter',
  seats: { min: 2, max: 2 },
  migrations: [],
  tableOptions: [],
  actionSchema: {},
  actionTypes: ['pass', 'accept', 'decline', 'offer'],
  asides: [],
  eventTypes: ['done'],
  ends: ['passed'],
  longest: () => 3 * PASSES,

  parseConfig(input, table) {
    checkSeats(table, game.seats, 'B1');
    readOptions(input, []);
    return {};
  },
  parseAction(input) {
    const { type, fields } = typed(input, { pass: [], accept: [], decline: [], offer: ['goods'] });
    return type === 'offer' ? { type, goods: wholeNumber(fields.goods, 1, MOST, 'goods') } : { type };
  },

  setup: () => ({ passes: 0, offer: 0, offered: false, points: [0, 0] }),
  awaiting(state) {
    if (state.passes === PASSES) return { must: [], may: [] };
    return { must: [turnOf(state)], may: state.offer > 0 ? [1 - turnOf(state)] : [] };
  },
  options(state, seat) {
    if (state.passes === PASSES) return [];
    if (seat === turnOf(state)) return [{ type: 'pass' }];
    return state.offer > 0 ? [{ type: 'accept' }, { type: 'decline' }] : [];
  },
  forms(state, seat) {
    if (state.passes === PASSES || state.offered || seat !== turnOf(state)) return [];
    return [{ type: 'offer', fields: { goods: { kind: 'number', min: 1, max: MOST, step: 1 } } }];
  },
  refuse(state, actor, action) {
    if (actor === 'clock') return { rule: 'B2', key: 'no' };
    const may = action.type === 'offer' ? game.forms(state, actor) : game.options(state, actor);
    return may.some(({ type }) => type === action.type) ? undefined : { rule: 'B2', key: 'no' };
  },
  apply(state, _actor, action, { out }) {
    const other = 1 - turnOf(state);
    if (action.type === 'accept') state.points[other] = (state.points[other] ?? 0) + state.offer;
    if (action.type === 'pass') {
      state.passes++;
      state.offered = false;
    }
    state.offer = action.type === 'offer' ? action.goods : 0;
    if (action.type === 'offer') state.offered = true;
    out?.push({ type: 'done' });
  },
  outcome(state) {
    if (state.passes < PASSES) return undefined;
    const most = Math.max(...state.points);
    const winners = state.points.flatMap((points, seat) => (points === most ? [seat] : []));
    return { why: 'passed', rule: 'B3', winners, scores: [...state.points], fates: ['over', 'over'] };
  },
  fallback: () => ({ type: 'pass' }),
  isMark: ({ offered }) => !offered,
  refuseUndo: () => undefined,

  view: copy,
  redact: (event) => event,
  clone: copy,
  recall: () => null,
  imagine: copy,
  audit() {},
};

/** Its bots wish for points, and without `propose` none of them makes an offer. */
export const barter: Title<Barter> = {
  game,
  brain: {
    evaluate: ({ points }, seat) => (1 + (points[seat] ?? 0)) / 20,
    rollout: (_state, _seat, [first]) => first ?? { type: 'pass' },
    habit: () => undefined,
    forget: (memory) => memory,
  },
  texts: { en: { done: 'Done.' } },
  tell: () => [{ key: 'done' }],
  label: () => ({ key: 'done' }),
  measure: () => ({}),
};

/** The same with bots that offer two goods as often as they can. */
export const generous: Title<Barter> = {
  ...barter,
  brain: { ...barter.brain, propose: () => ({ type: 'offer', goods: 2 }) },
};
