import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../bots/match.ts';
import { parseBotName } from '../../bots/names.ts';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Game, Kind, Table, TableOption } from '../../engine/game.ts';
import { ASIDE, chosen, GUIDED, movesOf, readable } from '../../engine/laws/moves.ts';
import type { Move } from '../../engine/next.ts';
import type { Title } from '../../engine/title.ts';
import { title as ferry } from '../../games/_template/index.ts';
import type { Hosting } from '../../kit/hosting.ts';
import { SHORT_PLAYS } from '../testing/shortPlays.ts';
import { LARGEST, readOwnCards } from './ownCards.ts';

const GAMES = join(import.meta.dirname, '../../games');
const games = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'ui')));
const STEPS = 150;
const SEEDS = 6;

const opened = async (id: string): Promise<{ title: Title<Kind>; game: Game<Kind>; hosting: Hosting }> => {
  const [{ title }, { hosting }] = await Promise.all([
    import(`../../games/${id}/index.ts`),
    import(`../../games/${id}/ui/hosting.ts`),
  ]);
  return { title, game: title.game, hosting };
};

const tableOf = (seats: number): Table => ({ seats, ranked: false });

/** Options that can be set by name, but that the page does not offer. */
function notOffered(
  game: Game<Kind>,
  { first, groups, own }: Pick<Hosting, 'first' | 'groups' | 'own'>,
): string[] {
  const rows = [...first, ...groups.flatMap(({ options }) => options)];
  const seats = game.tableOptions.flatMap(({ name, withSeat = '' }) =>
    rows.includes(name) ? [withSeat] : [],
  );
  const config = game.parseConfig({}, tableOf(game.seats.max));
  const named = Object.keys(config as object);
  return named.filter((name) => ![...rows, ...seats, own?.name].includes(name));
}

/** What is not the config itself, and can be seen: of a view, an event, a menu, a window, or of the room. */
const bare = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => (key === 'config' ? undefined : inner));

/** All that can be observed of a game of random choices, moment by moment. */
function* observed(game: Game<Kind>, config: unknown, seats: number, seed: string): Generator<string> {
  yield bare([game.freeText?.(config), game.facilitatorSees?.(config), game.longest(config, seats)]);
  const events: Kind['event'][] = [];
  const ctx = { chance: seeded(`${seed} luck`), at: 0, out: events, reveal() {} };
  const picks = seeded(`${seed} picks`);
  const state = game.setup(config, seats, ctx);
  for (let step = 0; step < STEPS; step++) {
    const { must, may, window } = game.awaiting(state);
    const choices = [...must, ...may].map((seat) => [seat, game.options(state, seat)] as const);
    yield bare([events.splice(0), must, may, window?.ms, choices, undoOf(game, state, seats)]);
    yield bare([game.view(state, 0), game.view(state, 1), game.view(state, 'public'), game.outcome(state)]);
    const move = pick(choices, window?.closes, must.length, picks);
    if (move === undefined) return;
    game.apply(state, move.actor, move.action, { ...ctx, at: window?.ms ?? 0 });
  }
}

const undoOf = (game: Game<Kind>, state: unknown, seats: number): unknown[] =>
  Array.from({ length: seats }, (_, seat) => game.refuseUndo(state, seat)?.key ?? null);

function pick(
  choices: readonly (readonly [number, readonly Kind['action'][]])[],
  closes: Kind['action'] | undefined,
  musts: number,
  chance: Chance,
): { actor: number | 'clock'; action: Kind['action'] } | undefined {
  const able = choices.filter(([, options]) => options.length > 0);
  if (closes !== undefined && (able.length === 0 || musts === 0 || chance.below(8) === 0)) {
    return { actor: 'clock', action: closes };
  }
  const [actor, options] = able[chance.below(Math.max(1, able.length))] ?? [0, []];
  const action = options[chance.below(Math.max(1, options.length))];
  return action === undefined ? undefined : { actor, action };
}

const differ = (one: Generator<string>, other: Generator<string>): boolean => {
  for (;;) {
    const [a, b] = [one.next(), other.next()];
    if (a.value !== b.value || a.done !== b.done) return true;
    if (a.done === true) return false;
  }
};

/** Two tables of this size, one with the value; undefined where it does not go. */
function tablesWith(
  game: Game<Kind>,
  option: TableOption,
  value: unknown,
  seats: number,
): readonly [unknown, unknown] | undefined {
  const seat = option.withSeat !== undefined && value === 'host' && { [option.withSeat]: 1 };
  const named = value === LISTS ? option.perSeat?.toReversed().slice(0, seats) : value;
  try {
    const other = game.parseConfig({ [option.name]: named, ...seat }, tableOf(seats));
    return [game.parseConfig({}, tableOf(seats)), other];
  } catch {
    return undefined;
  }
}

type Tables = readonly [usual: unknown, other: unknown];

/** Whether this holds at a table of some size. */
function atSomeTable(
  game: Game<Kind>,
  option: TableOption,
  value: unknown,
  tries: number,
  holds: (tables: Tables, seats: number, i: number) => boolean,
): boolean {
  const { min, max } = game.seats;
  for (let i = 0; i < tries; i++) {
    const seats = min + (i % (max - min + 1));
    const tables = tablesWith(game, option, value, seats);
    if (tables !== undefined && holds(tables, seats, i)) return true;
  }
  return false;
}

/** Whether this value of an option, beside the usual one, ever makes a difference at a table of some size. */
const makesDifference = (game: Game<Kind>, option: TableOption, value: unknown): boolean =>
  atSomeTable(game, option, value, SEEDS, ([usual, other], seats, i) =>
    differ(observed(game, usual, seats, `${i}`), observed(game, other, seats, `${i}`)),
  );

/** A whole game of bots, as it is told. */
function told({ game, ...title }: Title<Kind>, config: unknown, seats: number, seed: string): string {
  const board = bareBoard(game, config, seats, seeded(seed));
  const bots = Array.from({ length: seats }, () => parseBotName('greedy'));
  const out: unknown[] = [];
  playMatch(game, board, seatPlayers({ game, ...title }, bots, seed), game.longest(config, seats), (...one) =>
    out.push(one),
  );
  return bare([out, game.outcome(board.state)]);
}

/** How choices are made: -1 and -2 as the laws make them, others are counted from the first or the last. */
const ANY = -3;
const LAST = -4;
const WAYS: readonly (readonly number[])[] = [[GUIDED, GUIDED, ASIDE, ANY], [0], [ANY], [LAST], [GUIDED]];
const BOT_GAMES = 4;
const TRIED = 8;
const LONG = 1500;

/**
 * A long game with fillings of forms and asides in it, and at every moment what would come of some other
 * moves: two tables that were alike until then are at the same moment.
 */
function* tried(title: Title<Kind>, config: unknown, seats: number, way: number): Generator<string> {
  const { game } = title;
  const ctx = { chance: seeded(`${way} luck`), at: 0, reveal() {} };
  const picks = seeded(`${way} picks`);
  const state = game.setup(config, seats, ctx);
  const asides = game.asides.flatMap((type) => readable(game, { type }) ?? []);
  for (let step = 0; step < LONG; step++) {
    const moves = movesOf(game, state, picks, 2);
    const { must, may } = game.awaiting(state);
    for (const seat of [...must, ...may]) {
      yield bare([game.forms(state, seat), asides.map((aside) => game.refuse(state, seat, aside)?.key)]);
    }
    for (let i = 0; i < Math.min(TRIED, moves.length); i++) {
      const move = moves[picks.below(moves.length)];
      if (move !== undefined) yield after(game, state, move, step);
    }
    const ways = WAYS[way % WAYS.length] ?? [];
    const choice = ways[picks.below(ways.length)] ?? 0;
    const last = moves.findLastIndex(({ actor }) => actor !== 'clock');
    const picked = choice === ANY ? picks.below(1000) : choice === LAST ? Math.max(0, last) : choice;
    const move = chosen(title, state, seats, picked, picks);
    if (move === undefined) return;
    if (refusalOf(game, state, move) === undefined)
      game.apply(state, move.actor, move.action, { ...ctx, at: move.at });
  }
}

const refusalOf = (game: Game<Kind>, state: unknown, { actor, action }: Move<Kind>) =>
  actor === 'clock' ? undefined : game.refuse(state, actor, action);

function after(game: Game<Kind>, state: unknown, move: Move<Kind>, step: number): string {
  const refusal = refusalOf(game, state, move);
  if (refusal !== undefined) return bare(refusal);
  const { actor, action, at } = move;
  const next = game.clone(state);
  const out: Kind['event'][] = [];
  game.apply(next, actor, action, { chance: seeded(`${step}`), at, out, reveal() {} });
  const eyes = actor === 'clock' ? 'public' : actor;
  return bare([out, game.awaiting(next), game.outcome(next), game.view(next, eyes)]);
}

/** In a moment that is set up for it, in a game of bots, or in long games with a look at other moves. */
function showsInTheEnd(
  id: string,
  title: Title<Kind>,
  option: TableOption,
  value: unknown,
  tries = WAYS.length,
): boolean {
  const { game } = title;
  const play = SHORT_PLAYS[`${id} ${option.name}`];
  if (play !== undefined) {
    const [usual, other] = [option.byDefault, value].map((one) => bare(play({ [option.name]: one }) ?? null));
    return usual !== other;
  }
  return atSomeTable(game, option, value, tries, ([usual, other], seats, i) => {
    if (differ(tried(title, usual, seats, i), tried(title, other, seats, i))) return true;
    return i < BOT_GAMES && told(title, usual, seats, `${i}`) !== told(title, other, seats, `${i}`);
  });
}

/** What no play can show, and where it can be seen instead; something there must read it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'journey-istanbul cardListVisible=false':
    'what may lie face down is printed in the rulebook: the page offers that list, or does not (JI-R6)',
};

/** Files that rules, bots and pages are made of, without what only names or offers the options. */
const NOT_PLAYED = /(^|\/)(text|testing|lessons|recorded)\/|\.test\.ts$|^config\.ts$|^ui\/hosting\.ts$/;
function playedWith(id: string): string {
  const files = readdirSync(join(GAMES, id), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !NOT_PLAYED.test(file))
    .map((file) => readFileSync(join(GAMES, id, file), 'utf8'))
    .join('\n');
}

/** What is said to show elsewhere must at least be read from the config. */
const isRead = (code: string, name: string): boolean =>
  new RegExp(`[Cc]onfig\\b[^;\\n]*\\b${name}\\b|\\b${name}\\b[^;\\n]*\\b[Cc]onfig\\b`).test(code);

describe.each(games)('the table options of %s', (id) => {
  test('the page offers all that can be set, also seats, lists and own cards', async () => {
    const { game, hosting } = await opened(id);
    expect(notOffered(game, hosting)).toEqual([]);
  });

  test('own cards are read by the game itself: the example can be played, what is wrong is said', async () => {
    const { game, hosting } = await opened(id);
    const { name = '', example } = hosting.own ?? {};
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const { cards, problem } = readOwnCards(game, name, JSON.stringify(example), seats);
      expect(problem).toBeUndefined();
      game.setup(game.parseConfig({ [name]: cards }, tableOf(seats)), seats, {
        chance: seeded('own cards'),
        at: 0,
        reveal() {},
      });
    }
    expect(readOwnCards(game, name, '{ "id": ', 2)).toMatchObject({ problem: { key: 'own.broken' } });
    const wrong = readOwnCards(game, name, JSON.stringify({ ...example, nonsense: 1 }), game.seats.min);
    expect(wrong).toMatchObject({ cards: undefined, problem: { key: 'own.problem' } });
    expect(readOwnCards(game, name, '  ', 2)).toEqual({
      cards: undefined,
      id: '',
      problem: undefined,
      further: [],
    });
  });

  test('own cards may be a document, and all that is wrong with one is said at once', async () => {
    const { title, game, hosting } = await opened(id);
    const name = hosting.own?.name ?? '';
    expect(title.content?.option).toBe(name);
    const tables = Object.entries(title.content?.tables ?? {});
    const head = { format: 'crossings-content', formatVersion: 1, game: game.id, id: 'mine' };
    expect(readOwnCards(game, name, JSON.stringify(head), game.seats.min)).toMatchObject({
      id: 'mine',
      problem: undefined,
    });
    const wrong = Object.fromEntries(
      tables.slice(0, 2).map(([table]) => [table, { change: { nobody: {}, none: {} } }]),
    );
    const { problem, further } = readOwnCards(
      game,
      name,
      JSON.stringify({ ...head, tables: wrong }),
      game.seats.min,
    );
    expect(problem).toMatchObject({ key: 'own.problem' });
    expect(further).toHaveLength(2 * Object.keys(wrong).length - 1);
    expect(readOwnCards(game, name, `${' '.repeat(LARGEST)}{}`, 2)).toMatchObject({
      problem: { key: 'own.large' },
    });
  });

  test('every option changes something that can be observed in play', async () => {
    const { title, game } = await opened(id);
    const idle = game.tableOptions.flatMap((option) =>
      [...option.values, ...(option.perSeat === undefined ? [] : [LISTS])]
        .filter((value) => value !== option.byDefault && !isDefaultInDisguise(game, option, value))
        .filter((value) => !makesDifference(game, option, value))
        .filter((value) => !(isElsewhere(id, option, value) && isRead(playedWith(id), option.name)))
        .filter((value) => !showsInTheEnd(id, title, option, value))
        .map((value) => `${option.name}=${String(value)}`),
    );
    expect(idle).toEqual([]);
  });

  test('an option that nothing reads is not taken for one that shows', async () => {
    const { title } = await opened(id);
    expect(showsInTheEnd('', { ...title, game: deafened(title.game) }, DEAF, 'off', 1)).toBe(false);
  });
});

const isElsewhere = (id: string, { name }: TableOption, value: unknown): boolean =>
  Object.hasOwn(ELSEWHERE, `${id} ${name}=${String(value)}`);

const DEAF: TableOption = { name: 'nobodyReadsMe', values: ['on', 'off'], byDefault: 'on', rule: 'FE-2' };
const deafened = (game: Game<Kind>): Game<Kind> => ({
  ...game,
  parseConfig: (input, table) => {
    const { nobodyReadsMe = 'on', ...rest } = (input ?? {}) as Record<string, unknown>;
    return { ...(game.parseConfig(rest, table) as object), nobodyReadsMe };
  },
});

const LISTS = Symbol('a list');

/** The parsed config is the very same: a value that says by name what is usual anyway. */
const isDefaultInDisguise = (game: Game<Kind>, { name }: TableOption, value: unknown): boolean => {
  if (typeof value === 'symbol' || value === 'host') return false;
  const read = (wishes: object): string => JSON.stringify(game.parseConfig(wishes, tableOf(game.seats.max)));
  try {
    return read({ [name]: value }) === read({});
  } catch {
    return false;
  }
};

describe('planted faults', () => {
  const plain = ferry.game as unknown as Game<Kind>;
  const hosting: Pick<Hosting, 'first' | 'groups' | 'own'> = {
    first: ['rounds', 'storms'],
    groups: [{ name: 'table', options: ['takeBack'] }],
    own: { name: 'content', example: { id: 'x' }, content: () => Promise.reject() },
  };

  test('an option that nothing reads is found', () => {
    const game = deafened(plain);
    expect(makesDifference(game, DEAF, 'off')).toBe(false);
    expect(isRead(playedWith('_template'), DEAF.name)).toBe(false);
    expect(isRead(playedWith('_template'), 'storms')).toBe(true);
    const [rounds] = plain.tableOptions;
    expect(rounds !== undefined && makesDifference(game, rounds, 2)).toBe(true);
  });

  test('an option that the page does not offer is found', () => {
    expect(notOffered(plain, hosting)).toEqual([]);
    expect(notOffered(plain, { ...hosting, first: ['rounds'] })).toEqual(['storms']);
    const { own: _own, ...without } = hosting;
    expect(notOffered(plain, without)).toEqual(['content']);
  });
});
