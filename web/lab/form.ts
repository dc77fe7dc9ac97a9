import { untilAnswered } from '../../lab/ask/asking.ts';
import { USUAL_EDGE } from '../../lab/ask/cardName.ts';
import { EARLY_LEADER } from '../../lab/ask/course.ts';
import { COMMON } from '../../lab/ask/meaning.ts';
import type { Stop } from '../../lab/ask/question.ts';
import type { Facts, KnobField, Put } from './wire.ts';

export const KINDS = [
  'content',
  'option',
  'seat',
  'target',
  'vary',
  'cards',
  'early',
  'bots',
  'file',
] as const;
export type KindOfQuestion = (typeof KINDS)[number];

/** A sentence with its blanks filled in. Plain JSON: a link carries it. */
export interface Form {
  readonly kind: KindOfQuestion;
  readonly game: string;
  readonly seats: number;
  readonly bots: string;
  readonly seed: string;
  /** 'content': a field of a row. */
  readonly table: string;
  readonly row: string;
  readonly field: string;
  /** 'option', 'vary': an option of the table. */
  readonly option: string;
  /** What the field or the option is set to. */
  readonly to: string;
  /** 'seat': counted from 1. */
  readonly seat: number;
  /** 'bots': against `bots`. */
  readonly other: string;
  readonly measure: string;
  /** 'target': the band. */
  readonly low: string;
  readonly high: string;
  /** A change that does not matter. */
  readonly tolerance: string;
  /** One for each line. */
  readonly guards: string;
  /** How many deals, decided beforehand; 0: until the answer is clear. */
  readonly deals: number;
  /** 'file': a document of content, as text. */
  readonly document: string;
}

export const BOT_WORDS = [
  'greedy',
  'random',
  'level:1',
  'level:2',
  'level:3',
  'level:4',
  'level:5',
  'search:100',
];
const DEALS = [0, 200, 1000, 5000];
/** What can be chosen, and what was chosen by another way. */
export const dealsWith = (deals: number): number[] => [...new Set([...DEALS, deals])].sort((a, b) => a - b);
const LADDER_DEALS = 200;
const CARD_DEALS = 1000;
/** Known to ± so much; nobody asks whether it is more or less than something. */
const UNTIL_KNOWN: Stop = { until: 0.03, planned: 500, most: 5000 };

/** A change, or a share of the victory, that does not matter. */
export const usualTolerance = (kind: KindOfQuestion): string =>
  kind === 'cards' ? String(USUAL_EDGE) : '0.02';

/** Something to begin with: the first knob of this game, one step on. */
export function firstForm({ game, seats, options, first, measures }: Facts): Form {
  const option = options.find(({ values }) => values.length > 1) ?? options[0];
  const own = Object.keys(measures).find((name) => !name.includes('*') && !Object.hasOwn(COMMON, name));
  return {
    kind: first === null ? 'option' : 'content',
    game,
    seats: seats.min,
    bots: 'greedy',
    seed: '1',
    table: first?.table ?? '',
    row: first?.row ?? '',
    field: first?.field ?? '',
    option: option?.name ?? '',
    to: first?.to ?? '',
    seat: 1,
    other: 'random',
    measure: own ?? 'actions',
    low: '0',
    high: '1',
    tolerance: usualTolerance('content'),
    guards: '',
    deals: 0,
    document: '',
  };
}

/** One step up, or down from the top; another word. */
export function nextOf({ spec, value }: KnobField): string {
  if (spec.kind === 'one') return spec.of.find((one) => one !== value) ?? '';
  const step = spec.step ?? 1;
  const now = typeof value === 'number' ? value : spec.min;
  return String(now + step <= spec.max ? now + step : now - step);
}

export function knobOf({ tables }: Facts, { table, row, field }: Form): KnobField | undefined {
  const rows = tables.find(({ name }) => name === table)?.rows;
  return rows?.find(({ id }) => id === row)?.fields.find(({ name }) => name === field);
}

/** The values of an option that are not as usual. */
export const othersOf = ({ options }: Facts, name: string): readonly string[] => {
  const option = options.find((one) => one.name === name);
  return (option?.values ?? []).filter((value) => value !== option?.byDefault).map(String);
};

/** The question as it is put: the same that a command would put. */
export function putOf(form: Form, facts: Facts): Put {
  const { kind, game, seats, bots, seed, option, table, row, field, to } = form;
  const arm = (name: string, settings: readonly string[] = [], content?: unknown, its = bots) => ({
    name,
    settings,
    content,
    bots: its,
  });
  const guards = form.guards
    .split('\n')
    .map((guard) => guard.trim())
    .filter((guard) => guard !== '');
  const common = { game, seats, seed, guards, stop: stopOf(form), tolerance: Number(form.tolerance) };
  const against = (b: ReturnType<typeof arm>): Put => ({
    ...common,
    ask: 'compare',
    arms: [arm('A'), b],
    main: form.measure,
  });
  switch (kind) {
    case 'content':
      return against(arm('B', [`${table}.${row}.${field}=${to}`]));
    case 'option':
      return against(arm('B', [`${option}=${to}`]));
    case 'file':
      return against(arm('B', [], documentOf(form.document)));
    case 'seat': {
      const share = 1 / seats;
      const [low, high] = [share - common.tolerance, share + common.tolerance].map((one) =>
        Number(one.toFixed(4)),
      );
      return {
        ...common,
        ask: 'compare',
        arms: [arm('A')],
        main: `seat.${form.seat - 1}.wins in ${low}..${high}`,
      };
    }
    case 'target':
      return {
        ...common,
        ask: 'compare',
        arms: [arm('A')],
        main: `${form.measure} in ${form.low}..${form.high}`,
      };
    case 'vary': {
      const values = facts.options.find(({ name }) => name === option)?.values.map(String) ?? [];
      const arms = values.map((value) => arm(`${option}=${value}`, [`${option}=${value}`]));
      return { ...common, ask: 'sweep', arms, main: form.measure };
    }
    case 'cards': {
      const stop = { deals: form.deals === 0 ? CARD_DEALS : form.deals };
      return { ...common, ask: 'cards', arms: [arm('A')], guards: [], stop };
    }
    case 'early':
      return {
        ...common,
        ask: 'compare',
        arms: [arm('A')],
        main: EARLY_LEADER,
        guards: [],
        stop: form.deals === 0 ? UNTIL_KNOWN : { deals: form.deals },
      };
    case 'bots':
      return {
        ...common,
        ask: 'ladder',
        arms: [arm(bots), arm(form.other, [], undefined, form.other)],
        guards: [],
        tolerance: undefined,
        stop: { deals: form.deals === 0 ? LADDER_DEALS : form.deals },
      };
  }
}

const stopOf = ({ deals }: Form): Stop => (deals === 0 ? untilAnswered() : { deals });

/** What is no JSON is for the game to refuse, in its own words. */
function documentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
