import { pick } from '../../engine/chance.ts';
import { typed, wholeNumber } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import type { Title } from '../../engine/title.ts';

/**
 * Nothing but luck: seat 0 names a face before each of two rolls, and wins if both of them come. Whoever
 * does not know the luck to come wins one game of 36.
 */
export interface Dice extends Kind {
  config: Readonly<Record<string, never>>;
  state: { rolls: number; hits: number };
  action: { readonly type: 'name'; readonly face: number };
  event: { readonly type: 'rolled'; readonly face: number };
  view: Dice['state'];
  memory: null;
}

const ROLLS = 2;
const FACES = 6;

const game: Game<Dice> = {
  id: 'dice',
  seats: { min: 1, max: 1 },
  migrations: [],
  tableOptions: [],
  actionSchema: {},
  actionTypes: ['name'],
  asides: [],
  eventTypes: ['rolled'],
  ends: ['rolled'],
  longest: () => ROLLS,
  parseConfig(input, table) {
    checkSeats(table, game.seats, 'D1');
    readOptions(input, []);
    return {};
  },
  parseAction(input) {
    const { type, fields } = typed(input, { name: ['face'] });
    return { type, face: wholeNumber(fields.face, 0, FACES - 1, 'face') };
  },
  setup: () => ({ rolls: 0, hits: 0 }),
  awaiting: ({ rolls }) => ({ must: rolls < ROLLS ? [0] : [], may: [] }),
  options: () => Array.from({ length: FACES }, (_face, face) => ({ type: 'name', face })),
  forms: () => [],
  refuse: () => undefined,
  apply(state, _actor, { face }, { chance, out }) {
    const rolled = chance.below(FACES);
    state.rolls++;
    if (rolled === face) state.hits++;
    out?.push({ type: 'rolled', face: rolled });
  },
  outcome({ rolls, hits }) {
    if (rolls < ROLLS) return undefined;
    const winners = hits === ROLLS ? [0] : [];
    return { why: 'rolled', rule: 'D2', winners, scores: [hits], fates: [hits === ROLLS ? 'won' : 'lost'] };
  },
  fallback: () => ({ type: 'name', face: 0 }),
  isMark: () => true,
  refuseUndo: () => undefined,
  view: (state) => ({ ...state }),
  redact: (event) => event,
  clone: (state) => ({ ...state }),
  recall: () => null,
  imagine: (view) => ({ ...view }),
  audit() {},
};

export const dice: Title<Dice> = {
  game,
  brain: {
    evaluate: ({ hits }) => hits / (ROLLS + 1),
    rollout: (_state, _seat, options, chance) => pick(chance, options),
    habit: () => undefined,
    forget: (memory) => memory,
  },
  texts: { en: { name: 'name' } },
  tell: () => [],
  label: () => ({ key: 'name' }),
  measure: ({ hits }) => ({ hits }),
};
