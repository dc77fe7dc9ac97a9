import { join } from 'node:path';
import { announcement } from './addresses.ts';
import { siteOf } from './build.ts';
import { BadOption, HELP, type Options, readOptions } from './options.ts';
import { type Running, serve } from './server.ts';

/** Serves, says where, builds the site if it must, and stops politely. */
const site = siteOf(join(import.meta.dirname, '..'));

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
    return await serve(options, site);
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
const running = await begin(options);
console.log(announcement(options, running.port));
if (site.state !== 'built') void build();

/** People may open the address meanwhile: it says what they wait for. */
async function build(): Promise<void> {
  console.log('  Building the pages. This takes about half a minute, and only when something has changed.');
  const trouble = await site.build();
  if (trouble === undefined) console.log('  The pages are ready.\n');
  else console.error(trouble);
}

let isStopping = false;
function stop(): void {
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
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
void running.sentAway.then(() => {
  if (!isStopping) stop();
});
