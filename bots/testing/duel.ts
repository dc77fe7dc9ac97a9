import { pick, shuffle } from '../../engine/chance.ts';
import { typed, wholeNumber } from '../../engine/door.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import type { Title } from '../../engine/title.ts';

/**
 * A toy with all that is hard for a bot: hidden hands, secret choice at the same moment, and cards that are shown
 * once and then only remembered. Four rounds; the higher card takes the round's prize.
 */
export interface Duel extends Kind {
  config: Readonly<Record<string, never>>;
  state: {
    hands: number[][];
    chosen: (number | null)[];
    prizes: number[];
    scores: number[];
  };
  action: { readonly type: 'bid'; readonly card: number };
  event: { readonly type: 'showed'; readonly cards: readonly number[] };
  view: {
    hand: number[];
    mine: number | null;
    answered: boolean[];
    prize: number | null;
    left: number;
    scores: number[];
  };
  memory: { shown: number[] };
}

const CARDS = 10;
const HAND = 4;
const PRIZES = [1, 2, 3, 5];
const all = (): number[] => Array.from({ length: CARDS }, (_, card) => card);

const game: Game<Duel> = {
  id: 'duel',
  seats: { min: 2, max: 2 },
  migrations: [],
  tableOptions: [],
  actionSchema: {},
  actionTypes: ['bid'],
  asides: [],
  eventTypes: ['showed'],
  ends: ['played'],
  longest: () => 2 * HAND,

  parseConfig(input, table) {
    checkSeats(table, game.seats, 'D1');
    readOptions(input, []);
    return {};
  },
  parseAction(input) {
    const { type, fields } = typed(input, { bid: ['card'] });
    return { type, card: wholeNumber(fields.card, 0, CARDS - 1, 'card') };
  },

  setup(_config, seats, { chance }) {
    const deck = shuffle(chance, all());
    return {
      hands: Array.from({ length: seats }, () => deck.splice(0, HAND).sort((a, b) => a - b)),
      chosen: new Array<number | null>(seats).fill(null),
      prizes: shuffle(chance, [...PRIZES]),
      scores: new Array<number>(seats).fill(0),
    };
  },
  awaiting(state) {
    if (state.prizes.length === 0) return { must: [], may: [] };
    return { must: state.chosen.flatMap((card, seat) => (card === null ? [seat] : [])), may: [] };
  },
  options(state, seat) {
    if (!game.awaiting(state).must.includes(seat)) return [];
    return (state.hands[seat] ?? []).map((card) => ({ type: 'bid', card }));
  },
  forms: () => [],
  refuse(state, actor, action) {
    const listed = actor !== 'clock' && game.options(state, actor).some(({ card }) => card === action.card);
    return listed ? undefined : { rule: 'D2', key: 'no' };
  },
  apply(state, actor, action, { out, reveal }) {
    state.chosen[actor as Seat] = action.card;
    const cards = state.chosen.filter((card) => card !== null);
    if (cards.length < state.chosen.length) return;
    const winner = cards.indexOf(Math.max(...cards));
    state.scores[winner] = (state.scores[winner] ?? 0) + (state.prizes.pop() ?? 0);
    state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
    state.chosen = state.chosen.map(() => null);
    reveal('all');
    out?.push({ type: 'showed', cards });
  },
  outcome(state) {
    if (state.prizes.length > 0) return undefined;
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const fates = state.scores.map((score) => (score === best ? 'won' : 'lost'));
    return { why: 'played', rule: 'D3', winners, scores: [...state.scores], fates };
  },
  fallback: (state, seat) => ({ type: 'bid', card: state.hands[seat]?.[0] ?? 0 }),
  isMark: () => true,
  refuseUndo: () => undefined,

  view: (state, viewer) => ({
    hand: typeof viewer === 'number' ? [...(state.hands[viewer] ?? [])] : [],
    mine: typeof viewer === 'number' ? (state.chosen[viewer] ?? null) : null,
    answered: state.chosen.map((card) => card !== null),
    prize: state.prizes.at(-1) ?? null,
    left: state.prizes.length,
    scores: [...state.scores],
  }),
  redact: (event) => event,
  clone: ({ hands, chosen, prizes, scores }) => ({
    hands: hands.map((hand) => [...hand]),
    chosen: [...chosen],
    prizes: [...prizes],
    scores: [...scores],
  }),
  recall(memory, _seat, { events }) {
    return { shown: [...(memory?.shown ?? []), ...events.flatMap(({ cards }) => cards)] };
  },
  imagine(view, seat, memory, chance) {
    const gone = new Set([...view.hand, ...(memory?.shown ?? [])]);
    const deck = shuffle(
      chance,
      all().filter((card) => !gone.has(card)),
    );
    const hands = view.answered.map((_, other) =>
      other === seat ? [...view.hand] : deck.splice(0, view.left),
    );
    const chosen = view.answered.map((answered, other) => {
      if (other === seat) return view.mine;
      return answered ? pick(chance, hands[other] ?? []) : null;
    });
    const later = PRIZES.filter((prize) => prize !== view.prize).slice(0, Math.max(0, view.left - 1));
    const prizes = view.prize === null ? [] : [...shuffle(chance, later), view.prize];
    return { hands, chosen, prizes, scores: [...view.scores] };
  },
  audit() {},
};

export const duel: Title<Duel> = {
  game,
  brain: {
    evaluate(state, seat) {
      const ahead = (state.scores[seat] ?? 0) - (state.scores[1 - seat] ?? 0);
      const left = (state.hands[seat] ?? []).reduce((sum, card) => sum + card, 0);
      return Math.min(1, Math.max(0, 0.5 + ahead / 30 + left / 200));
    },
    features(state, seat) {
      const ahead = (state.scores[seat] ?? 0) - (state.scores[1 - seat] ?? 0);
      const left = (state.hands[seat] ?? []).reduce((sum, card) => sum + card, 0);
      return { base: 0.5, ahead: ahead / 30, left: left / 200 };
    },
    rollout: (_state, _seat, options, chance) => pick(chance, options),
    habit: () => undefined,
    forget: (memory, level) => (level === 'expert' ? memory : { shown: memory.shown.slice(1) }),
  },
  texts: { en: { showed: '{a} against {b}', bid: 'bid {card}' } },
  tell: (event) => [{ key: 'showed', args: { a: event.cards[0] ?? 0, b: event.cards[1] ?? 0 } }],
  label: (action) => ({ key: 'bid', args: { card: action.card } }),
  measure: (_state, events) => ({ rounds: events.length }),
};
