import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Game, Kind, Table, TableOption } from '../../engine/game.ts';
import { title as ferry } from '../../games/_template/index.ts';
import type { Hosting } from '../../kit/hosting.ts';
import { readOwnCards } from './ownCards.ts';

const GAMES = join(import.meta.dirname, '../../games');
const games = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'ui')));
const STEPS = 150;
const SEEDS = 6;
const A_WHILE = 300_000;

const opened = async (id: string): Promise<{ game: Game<Kind>; hosting: Hosting }> => {
  const [{ title }, { hosting }] = await Promise.all([
    import(`../../games/${id}/index.ts`),
    import(`../../games/${id}/ui/hosting.ts`),
  ]);
  return { game: title.game, hosting };
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

/** Whether this value of an option, beside the usual one, ever makes a difference at a table of some size. */
function makesDifference(game: Game<Kind>, option: TableOption, value: unknown): boolean {
  const { min, max } = game.seats;
  for (let i = 0; i < SEEDS; i++) {
    const seats = min + (i % (max - min + 1));
    const seat = option.withSeat !== undefined && value === 'host' && { [option.withSeat]: 1 };
    const [usual, other] = [{}, { [option.name]: value, ...seat }].map((wishes) => {
      try {
        return game.parseConfig(wishes, tableOf(seats));
      } catch {
        return undefined;
      }
    });
    if (other === undefined || usual === undefined) continue;
    if (differ(observed(game, usual, seats, `${i}`), observed(game, other, seats, `${i}`))) return true;
  }
  return false;
}

/** Files that rules, bots and pages are made of, without what only names or offers the options. */
const NOT_PLAYED = /(^|\/)(text|testing|lessons|recorded)\/|\.test\.ts$|^config\.ts$|^ui\/hosting\.ts$/;
function playedWith(id: string): string {
  const files = readdirSync(join(GAMES, id), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !NOT_PLAYED.test(file))
    .map((file) => readFileSync(join(GAMES, id, file), 'utf8'))
    .join('\n');
}

/** Some options matter at rare moments only, to bots or to a page: then something reads them from the config. */
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
    expect(readOwnCards(game, name, '  ', 2)).toEqual({ cards: undefined, id: '', problem: undefined });
  });

  test(
    'every option changes something that can be observed in play, or is read where it rarely does',
    async () => {
      const { game } = await opened(id);
      const code = playedWith(id);
      const idle = game.tableOptions.flatMap((option) =>
        [...option.values, ...(option.perSeat === undefined ? [] : [LISTS])]
          .filter((value) => value !== option.byDefault && !isDefaultInDisguise(game, option, value))
          .filter(
            (value) => !makesDifference(game, option, value === LISTS ? option.perSeat?.toReversed() : value),
          )
          .filter(() => !isRead(code, option.name))
          .map((value) => `${option.name}=${String(value)}`),
      );
      expect(idle).toEqual([]);
    },
    A_WHILE,
  );
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
    own: { name: 'content', example: { id: 'x' } },
  };

  test('an option that nothing reads is found', () => {
    const deaf: TableOption = { name: 'nobodyReadsMe', values: ['on', 'off'], byDefault: 'on', rule: 'FE-2' };
    const game: Game<Kind> = {
      ...plain,
      parseConfig: (input, table) => {
        const { nobodyReadsMe = 'on', ...rest } = (input ?? {}) as Record<string, unknown>;
        return { ...(plain.parseConfig(rest, table) as object), nobodyReadsMe };
      },
    };
    expect(makesDifference(game, deaf, 'off')).toBe(false);
    expect(isRead(playedWith('_template'), deaf.name)).toBe(false);
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
