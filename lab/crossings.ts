#!/usr/bin/env node
import { BadInput } from '../engine/door.ts';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { fuzz } from './fuzz.ts';
import { record } from './record.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

const COMMANDS: Readonly<Record<string, Command>> = { simulate, watch, record, verify, fuzz, bench };

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
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(`crossings: no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
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

// A reader that closes early (`| head`) is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2));
