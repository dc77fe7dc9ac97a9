import { join } from 'node:path';
import { announcement } from './addresses.ts';
import { buildSite } from './build.ts';
import { BadOption, HELP, type Options, readOptions } from './options.ts';
import { type Running, serve } from './server.ts';

/** Builds the site if it must, serves, says where, and stops politely. */
const root = join(import.meta.dirname, '..');

function wanted(): Options {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options !== 'help') return options;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

async function begin(options: Options): Promise<Running> {
  try {
    return await serve(options, join(root, 'web', 'dist'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      console.error(
        `Port ${options.port} is taken by another program. Try: npm start -- --port ${options.port + 1}`,
      );
    } else {
      console.error(`Crossings cannot start: ${error instanceof Error ? error.message : String(error)}`);
    }
    process.exit(1);
  }
}

const options = wanted();
const trouble = buildSite(root, console.log);
if (trouble !== undefined) console.error(trouble);
const running = await begin(options);
console.log(announcement(options, running.port));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    running.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`Crossings did not stop cleanly: ${error}`);
        process.exit(1);
      },
    );
  });
}
