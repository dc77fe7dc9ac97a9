#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { BadInput } from '../engine/door.ts';
import type { Command } from './command.ts';

/** Loaded only when asked for: a question with a typing mistake should be answered at once. */
const COMMANDS: Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>> = {
  simulate: {
    summary: 'play many games between bots and count what happens',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  compare: {
    summary: 'play variants on the same deals and say what changes',
    load: async () => (await import('./compare.ts')).compare,
  },
  sweep: {
    summary: 'turn one knob or two and say where a measure goes',
    load: async () => (await import('./sweep.ts')).sweep,
  },
  cards: {
    summary: 'say which cards decide who wins, and which do not',
    load: async () => (await import('./cards.ts')).cards,
  },
  ladder: {
    summary: 'rate bots against each other',
    load: async () => (await import('./ladder.ts')).ladder,
  },
  train: {
    summary: 'fit how much each part of a judgement counts, and keep it only if it wins more',
    load: async () => (await import('./train.ts')).train,
  },
  arena: {
    summary: 'play a program of yours against a bot, and say how strong it is',
    load: async () => (await import('./arena.ts')).arena,
  },
  bot: {
    summary: 'play one seat as a bot over a pipe, for the arena of another version',
    load: async () => (await import('./bot.ts')).bot,
  },
  report: {
    summary: 'make one page of results, with charts',
    load: async () => (await import('./report.ts')).report,
  },
  optimise: {
    summary: 'look for the smallest change that meets a target',
    load: async () => (await import('./optimise.ts')).optimise,
  },
  whatif: {
    summary: 'play on from a moment of a record with another choice',
    load: async () => (await import('./whatif.ts')).whatif,
  },
  work: {
    summary: 'play parts of questions that others ask, on this machine too',
    load: async () => (await import('./work.ts')).work,
  },
  glossary: {
    summary: 'say what is measured in a game',
    load: async () => (await import('./glossary.ts')).glossary,
  },
  content: {
    summary: 'print what is in the box of a game, check and compare documents that change it',
    load: async () => (await import('./content.ts')).content,
  },
  env: {
    summary: 'step many tables from a program that learns, in Python or any language',
    load: async () => (await import('./env.ts')).env,
  },
  watch: {
    summary: 'tell one game as text, step by step',
    load: async () => (await import('./watch.ts')).watch,
  },
  record: {
    summary: 'play one game and write its record to standard output',
    load: async () => (await import('./record.ts')).record,
  },
  verify: {
    summary: 'play a record again and prove every state of it',
    load: async () => (await import('./verify.ts')).verify,
  },
  fuzz: {
    summary: 'try the laws on random games until one breaks',
    load: async () => (await import('./fuzz.ts')).fuzz,
  },
  sim: {
    summary: 'play several servers on one database in simulated time, and break things',
    load: async () => (await import('./sim.ts')).sim,
  },
  new: {
    summary: 'begin a game of your own as a copy of the template',
    load: async () => (await import('./new.ts')).create,
  },
  backup: {
    summary: 'copy all tables of a server to one file, also while it runs',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'put a backup in the place of the tables of a server',
    load: async () => (await import('./restore.ts')).restore,
  },
  admin: {
    summary: 'look after the tables of a server, or of several on one PostgreSQL',
    load: async () => (await import('./admin.ts')).admin,
  },
  bench: {
    summary: 'measure the engine, the search and the threads on this machine',
    load: async () => (await import('./bench.ts')).bench,
  },
};

const HELP = `crossings: play, check and measure games of Crossings

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  crossings ${name.padEnd(9)} ${summary}`)
  .join('\n')}

Each command explains itself with --help. With --json the answer is one JSON value on standard output.
Exit codes: 0 fine; 1 something was found to be wrong; 2 the command line was wrong.`;

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    console.error(`crossings: no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  const command = await entry.load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(`crossings ${name}: ${error.message}`);
    return 2;
  }
}

// Compiled once, kept in the system's folder for temporary files: every later start is four times as quick.
enableCompileCache();

// A reader that closes early (`| head`) is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2));
