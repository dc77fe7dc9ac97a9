import { at } from '../../engine/at.ts';
import { type Chance, pick } from '../../engine/chance.ts';
import { typed, wholeNumber } from '../../engine/door.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import type { Title } from '../../engine/title.ts';
import { type Values, weighted } from '../../engine/weights.ts';

/**
 * A toy in which the right weight is known: in turn the seats take one of three lots of lead and gold, and
 * whoever has more in the end wins. A piece of gold counts as two of lead.
 */
export interface Scales extends Kind {
  config: Readonly<Record<string, never>>;
  state: { turn: number; lots: [lead: number, gold: number][]; had: [lead: number, gold: number][] };
  action: { readonly type: 'take'; readonly lot: number };
  event: { readonly type: 'took'; readonly lot: number };
  view: Scales['state'];
  memory: null;
}

const LOTS = 3;
const TURNS = 10;
const HEAVIEST = 6;
export const GOLD = 2;
const LARGE = 200;

const deal = (chance: Chance): Scales['state']['lots'] =>
  Array.from({ length: LOTS }, () => [chance.below(HEAVIEST), chance.below(HEAVIEST)]);
const copy = ({ turn, lots, had }: Scales['state']): Scales['state'] => ({
  turn,
  lots: lots.map(([lead, gold]) => [lead, gold]),
  had: had.map(([lead, gold]) => [lead, gold]),
});
const worth = (state: Scales['state'], seat: Seat): number => {
  const [lead, gold] = at(state.had, seat);
  return lead + GOLD * gold;
};

const game: Game<Scales> = {
  id: 'scales',
  seats: { min: 2, max: 2 },
  migrations: [],
  tableOptions: [],
  actionSchema: {},
  actionTypes: ['take'],
  asides: [],
  eventTypes: ['took'],
  ends: ['weighed'],
  longest: () => TURNS,
  parseConfig(input, table) {
    checkSeats(table, game.seats, 'S1');
    readOptions(input, []);
    return {};
  },
  parseAction(input) {
    const { type, fields } = typed(input, { take: ['lot'] });
    return { type, lot: wholeNumber(fields.lot, 0, LOTS - 1, 'lot') };
  },
  setup: (_config, _seats, { chance }) => ({
    turn: 0,
    lots: deal(chance),
    had: [
      [0, 0],
      [0, 0],
    ],
  }),
  awaiting: ({ turn }) => ({ must: turn < TURNS ? [turn % 2] : [], may: [] }),
  options: ({ lots }) => lots.map((_lot, lot) => ({ type: 'take', lot })),
  forms: () => [],
  refuse: () => undefined,
  apply(state, actor, { lot }, { chance, out }) {
    const mine = at(state.had, Number(actor));
    const [lead, gold] = at(state.lots, lot);
    mine[0] += lead;
    mine[1] += gold;
    state.turn++;
    state.lots = deal(chance);
    out?.push({ type: 'took', lot });
  },
  outcome(state) {
    if (state.turn < TURNS) return undefined;
    const scores = [worth(state, 0), worth(state, 1)];
    const most = Math.max(...scores);
    const winners = [0, 1].filter((seat) => scores[seat] === most);
    const fates = scores.map((score) => (score === most ? 'won' : 'lost'));
    return { why: 'weighed', rule: 'S2', winners, scores, fates };
  },
  fallback: () => ({ type: 'take', lot: 0 }),
  isMark: () => true,
  refuseUndo: () => undefined,
  view: copy,
  redact: (event) => event,
  clone: copy,
  recall: () => null,
  imagine: copy,
  audit() {},
};

const features = (state: Scales['state'], seat: Seat) => {
  const [lead, gold] = at(state.had, seat);
  const [theirLead, theirGold] = at(state.had, 1 - seat);
  return { base: 0.5, gold: (gold - theirGold) / LARGE, lead: (lead - theirLead) / LARGE };
};
const bare: Title<Scales>['brain'] = {
  evaluate: (state, seat) => Object.values(features(state, seat)).reduce((sum, one) => sum + one, 0),
  features,
  rollout: (_state, _seat, options, chance) => pick(chance, options),
  habit: () => undefined,
  forget: (memory) => memory,
};

/** Judged by these weights to begin with. */
export const scales = (values: Values): Title<Scales> => ({
  game,
  brain: weighted(bare, values),
  judgement: { bare, weights: { values, made: null } },
  texts: { en: { name: 'name' } },
  tell: () => [],
  label: () => ({ key: 'name' }),
  measure: () => ({}),
});
