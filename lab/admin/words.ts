import type { Head } from '../../room/head.ts';
import { isShared } from '../../server/home.ts';
import { type Dump, openVault, type SharedVault, type Vault, VaultTrouble } from '../../server/vault.ts';
import { count, type Typed } from '../command.ts';
import { progress } from '../progress.ts';
import { exportTo, importFrom } from './lines.ts';
import { move, nameOf } from './move.ts';
import { judge } from './verify.ts';

/** What a word came to: for people, and for programs. */
export interface Told {
  readonly lines: readonly string[];
  readonly value: unknown;
  readonly code?: number;
}

interface Asked {
  readonly db: string;
  readonly words: readonly string[];
  readonly typed: Typed;
}

interface Word {
  /** What follows it, as it is shown. */
  readonly takes: string;
  readonly help: string;
  run(asked: Asked): Promise<Told>;
}

const AT_ONCE = 100;
const USUAL_DAYS = 90;
const MOST_DAYS = 36_500;

/** With the database open. */
const at =
  (work: (vault: Vault, asked: Asked) => Promise<Told>, make?: 'make') =>
  async (asked: Asked): Promise<Told> => {
    const vault = await openVault(asked.db, make);
    try {
      return await work(vault, asked);
    } finally {
      await vault.close();
    }
  };

const among = (work: (shared: SharedVault, asked: Asked) => Promise<Told>) =>
  at((vault, asked) => {
    if (vault.shared === undefined)
      throw new VaultTrouble('a file has one server at most: this is for PostgreSQL');
    return work(vault.shared, asked);
  });

const done = (line: string, more: object = {}): Told => ({ lines: [line], value: { ok: true, ...more } });
const theTable = ({ words }: Asked): string => words[0] ?? '';
const noTable = (id: string): VaultTrouble => new VaultTrouble(`there is no table ${id}`);

async function* dumpsOf(vault: Vault): AsyncGenerator<Dump> {
  const ids = await vault.ids();
  for (let from = 0; from < ids.length; from += AT_ONCE)
    yield* await vault.dump(ids.slice(from, from + AT_ONCE));
}

const headOf = ({ head, live, rev }: Dump): Head => ({ ...JSON.parse(head), ...JSON.parse(live), rev });

const briefOf = (dump: Dump) => {
  const { id, game, phase, paused, seats, listed, version } = headOf(dump);
  const people = seats.filter(({ kind, key }) => kind === 'human' && key !== null).length;
  return {
    id,
    game,
    phase,
    paused,
    people,
    seats: seats.length,
    listed,
    rules: version,
    entries: dump.entries.length,
  };
};

export const WORDS: Readonly<Record<string, Word>> = {
  nodes: {
    takes: '',
    help: 'the servers on this PostgreSQL, and how many tables each has',
    run: among(async (shared) => {
      const nodes = await shared.nodes();
      const lines = nodes.map(
        ({ nr, address, state, tables }) => `${nr}  ${address}  ${state}  ${tables} tables`,
      );
      return { lines: lines.length === 0 ? ['no server has been here yet'] : lines, value: nodes };
    }),
  },
  tables: {
    takes: '',
    help: 'what is there, a line each; --listed, --stuck',
    run: at(async (vault, { typed }) => {
      const stuck = typed.has('stuck') ? new Set((await vault.shared?.stuck()) ?? []) : undefined;
      const briefs: ReturnType<typeof briefOf>[] = [];
      for await (const dump of dumpsOf(vault)) {
        if ((stuck?.has(dump.id) ?? true) && (dump.listed || !typed.has('listed')))
          briefs.push(briefOf(dump));
      }
      const lines = briefs.map(({ id, game, phase, paused, people, seats }) =>
        [id, game, paused ? 'paused' : phase, `${people} of ${seats} seats taken`].join('  '),
      );
      return { lines: [...lines, `${briefs.length} tables`], value: briefs };
    }),
  },
  show: {
    takes: '<table>',
    help: 'one table: its seats, where it is played, how far it is',
    run: at(async (vault, asked) => {
      const id = theTable(asked);
      const [dump] = await vault.dump([id]);
      if (dump === undefined) throw noTable(id);
      const { name, created, seats, seq, mark } = headOf(dump);
      const owner = (await vault.shared?.ownerOf(id)) ?? null;
      const told = {
        ...briefOf(dump),
        code: dump.code,
        name,
        created,
        seq,
        mark,
        rev: dump.rev,
        server: owner,
        seats: seats.map(({ kind, name, bot, key }) => ({ kind, name, bot, taken: key !== null })),
        ...(asked.typed.has('secrets') && { state: dump.state === null ? null : JSON.parse(dump.state) }),
      };
      return { lines: JSON.stringify(told, undefined, 2).split('\n'), value: told };
    }),
  },
  release: {
    takes: '<table>',
    help: 'take a table from its server; the next who is asked loads it anew',
    run: among(async (shared, asked) => {
      if (!(await shared.release(theTable(asked)))) throw noTable(theTable(asked));
      return done(`${theTable(asked)} is free`);
    }),
  },
  forget: {
    takes: '<table>',
    help: 'remove a table for good, with all that was written at it; --force',
    run: at(async (vault, asked) => {
      const id = theTable(asked);
      if (!asked.typed.has('force')) throw new VaultTrouble('that cannot be undone: say --force');
      if (!(await vault.forget(id))) throw noTable(id);
      return done(`${id} is gone`);
    }),
  },
  drain: {
    takes: '<server>',
    help: 'have a server finish and stop, by the number that nodes says',
    run: among(async (shared, { words: [nr = ''] }) => {
      if (!(await shared.drain(count(nr, 0, 1, Number.MAX_SAFE_INTEGER, 'server'))))
        throw new VaultTrouble(`no server ${nr} lives`);
      return done(`server ${nr} will let everybody go and stop`);
    }),
  },
  export: {
    takes: '<table|all> <file>',
    help: 'write tables to a file, a line each',
    run: at(async (vault, { words: [which = '', file = ''] }) => {
      const tables = await exportTo(vault, file, which);
      return done(`${tables} tables are in ${file}`, { tables });
    }),
  },
  import: {
    takes: '<file>',
    help: 'add the tables of such a file; none of them may be there',
    run: at(async (vault, { words: [file = ''] }) => {
      const tables = await importFrom(vault, file);
      return done(`${tables} tables were added`, { tables });
    }, 'make'),
  },
  move: {
    takes: '<from> <to>',
    help: 'copy all tables to another database, file or PostgreSQL; may be stopped and resumed',
    async run({ words: [from = '', to = ''] }) {
      const bar = progress();
      const moved = await move(from, to, bar.show).finally(bar.clear);
      const again = moved.before > 0 ? `, ${moved.before} of them since before` : '';
      return done(`${moved.tables} tables are in ${nameOf(to)}, the same to the byte${again}`, moved);
    },
  },
  verify: {
    takes: '',
    help: 'play every log again and compare it with the state that is stored',
    run: at(async (vault) => {
      const faults: string[] = [];
      let tables = 0;
      let older = 0;
      for await (const dump of dumpsOf(vault)) {
        const fault = judge(dump);
        tables++;
        if (fault === 'older') older++;
        else if (fault !== undefined) faults.push(`${dump.id} ${fault}`);
      }
      const sum = `${tables} tables, ${faults.length} wrong, ${older} of older rules that cannot be played again`;
      return { lines: [...faults, sum], value: { tables, older, faults }, code: faults.length > 0 ? 1 : 0 };
    }),
  },
  migrate: {
    takes: '',
    help: 'bring a database to the present format',
    run: at(async () => done('it is of the present format')),
  },
  purge: {
    takes: '',
    help: 'forget what nobody has touched for long; servers do so by themselves',
    run: among(async (shared, { typed }) => {
      const days = count(typed.text('keep-days'), USUAL_DAYS, 1, MOST_DAYS, 'keep-days');
      const tables = await shared.purge(days);
      return done(`${tables} tables were forgotten`, { tables });
    }),
  },
  backup: {
    takes: '',
    help: 'how to make a copy that can be put back',
    async run({ db }) {
      const lines = isShared(db)
        ? [
            `pg_dump --format=custom --file=crossings.dump ${nameOf(db)}`,
            'It is whole as of one moment; servers may run. Put it back with every server stopped:',
            `pg_restore --clean --if-exists --dbname=${nameOf(db)} crossings.dump`,
            'To lose nothing at all when a machine is lost, have a synchronous standby (docs/operations.md).',
          ]
        : [`crossings backup <file> --db ${db}`];
      return { lines, value: { commands: lines } };
    },
  },
};
