import { pick } from '../../engine/chance.ts';
import { typed } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import type { Title } from '../../engine/title.ts';

const OPTIONS = [
  { name: 'favour', values: [0, 2, 5, 10], byDefault: 0, rule: 'C1' },
  { name: 'shaken', values: [false, true], byDefault: false, rule: 'C2' },
] as const;

/**
 * A game whose truth is known exactly: seat 0 wins half of the time and `favour` points more. Half of the
 * deals of a shaken table have luck of their own, so that deals do not decide everything.
 */
export interface Coin extends Kind {
  config: { readonly favour: 0 | 2 | 5 | 10; readonly shaken: boolean };
  state: { toss: number; favour: number; tossed: boolean };
  action: { readonly type: 'toss' };
  event: { readonly type: 'tossed' };
  view: { readonly tossed: boolean };
  memory: null;
}

const game: Game<Coin> = {
  id: 'coin',
  seats: { min: 2, max: 2 },
  migrations: [],
  tableOptions: OPTIONS,
  actionSchema: {},
  actionTypes: ['toss'],
  asides: [],
  eventTypes: ['tossed'],
  ends: ['tossed'],
  longest: () => 1,
  parseConfig(input, table) {
    checkSeats(table, game.seats, 'C0');
    return readOptions(input, OPTIONS).chosen;
  },
  parseAction: (input) => ({ type: typed(input, { toss: [] }).type }),
  setup({ favour, shaken }, _seats, { chance }) {
    // The draw that is skipped over is what makes the luck another one.
    if (chance.below(2) === 0 && shaken) chance.below(1000);
    return { toss: chance.below(1000), favour, tossed: false };
  },
  awaiting: ({ tossed }) => ({ must: tossed ? [] : [0], may: [] }),
  options: ({ tossed }, seat) => (tossed || seat !== 0 ? [] : [{ type: 'toss' }]),
  forms: () => [],
  refuse: () => undefined,
  apply(state, _actor, _action, { out }) {
    state.tossed = true;
    out?.push({ type: 'tossed' });
  },
  outcome({ toss, favour, tossed }) {
    if (!tossed) return undefined;
    const winner = toss < 500 + 10 * favour ? 0 : 1;
    return {
      why: 'tossed',
      rule: 'C1',
      winners: [winner],
      scores: [1 - winner, winner],
      fates: ['won', 'lost'],
    };
  },
  fallback: () => ({ type: 'toss' }),
  isMark: () => true,
  refuseUndo: () => undefined,
  view: ({ tossed }) => ({ tossed }),
  redact: (event) => event,
  clone: (state) => ({ ...state }),
  recall: () => null,
  imagine: ({ tossed }, _seat, _memory, chance) => ({ toss: chance.below(1000), favour: 0, tossed }),
  audit() {},
};

export const coin: Title<Coin> = {
  game,
  brain: {
    evaluate: () => 0.5,
    rollout: (_state, _seat, options, chance) => pick(chance, options),
    habit: () => undefined,
    forget: (memory) => memory,
  },
  texts: { en: { toss: 'toss' } },
  tell: () => [],
  label: () => ({ key: 'toss' }),
  measure: ({ toss }) => (toss % 2 === 0 ? { toss, even: 1 } : { toss }),
};
