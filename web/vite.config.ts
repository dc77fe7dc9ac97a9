import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SMALLEST = 1024;

/**
 * What is written on cards that a table may have to keep from whoever sits at it: a file of its own, for
 * rooms on this device and for lessons. Nobody else loads it, and a first visit does not keep it.
 */
const DEALT = { name: 'dealt', test: /games\/[^/]+\/content\/(families|answers|portraits)\.ts$/ };
/** What every page needs to find a game: the bundler would cut it into several small files. */
const SHELF = {
  name: 'shelf',
  test: /web\/site\/(cards|folders|light|shelf)\.ts$|games\/[a-z][^/]*\/card\.ts$/,
};
/** What every table needs, in parts so small that each would weigh more than it holds, closed in itself. */
const SMALL = {
  name: 'small',
  test: /engine\/(at|bug|byKey|byType|same)\.ts$|kit\/(held|naming|narrator|pictures)\.ts$/,
};
/** Of each game: what its table needs at once, and its words and its rules once more. */
const PIECES = {
  name: (path: string): string => `pieces-${/games\/([^/]+)\//.exec(path)?.[1] ?? ''}`,
  test: /games\/[^/]+\/(pieces\/(forecast|places|people|refs|withdraw)|text\/(label|say|tell))\.ts$/,
};
/** These files of a folder, with the style that a component brings along. */
const among = (folder: string, ...names: readonly string[]): string =>
  `${folder}/(?:${names.join('|').replaceAll('.', '[.]')})(?:$|[?])`;
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));
/** What this device keeps of games: the home page shows it, and every table needs it. */
const KEPT = {
  name: 'kept',
  test: anyOf(
    among('web/site', 'kept.ts', 'plans.ts', 'solos.ts', 'standings.ts', 'storage.ts'),
    among('web/link', 'ids.ts', 'plan.ts'),
  ),
};
/** What a game on this device needs, in small parts. They need only each other and what every page has. */
const ALONE = {
  name: 'alone',
  test: anyOf(
    among('web/link', 'local.ts', 'session.svelte.ts'),
    among('web/table', 'standing.svelte.ts'),
    among('room/encoding', 'client.ts', 'codebook.ts', 'delta.ts', 'expand.ts', 'follow.ts', 'pack.ts'),
    among('room/encoding', 'same.ts', 'squeeze.ts'),
    among('room', 'choices.ts', 'limits.ts'),
    among('engine', 'chance.ts'),
  ),
};
/** What every page has: compressed, one file is a fifth lighter than a dozen. */
const PAGE = {
  name: 'page',
  test: anyOf(
    'preload-helper',
    'disclose-version',
    among('kit', 'Icon.svelte', 'languages.ts', 'settings.svelte.ts', 'toasts.svelte.ts', 'words.svelte.ts'),
    among('kit', 'fetchAhead.svelte.ts', 'pace.ts'),
    among('kit/text', 'en.ts'),
    among('web/site', 'languages.ts', 'Lost.svelte', 'Opening.svelte', 'problem.ts', 'router.svelte.ts'),
    among('web/site', 'tab.svelte.ts'),
    among('engine', 'message.ts', 'text.ts'),
  ),
};
/** What the home page shows and no table does: a phone asks for six files at a time. */
const FRONT = {
  name: 'front',
  test: anyOf(
    among('web/site', 'Logo.svelte', 'Poster.svelte', 'SiteBar.svelte', 'icons.ts', 'openTables.ts'),
    among('kit', 'poster.ts'),
    'games/[a-z][^/]*/ui/poster[.]ts$',
  ),
};
/** What every table has before its first prompt. */
const TABLE = {
  name: 'table',
  test: anyOf(
    among('kit', 'Dock.svelte', 'Mark.svelte', 'PromptButtons.svelte', 'Tabs.svelte', 'WhyNot.svelte'),
    among('kit', 'fit.ts', 'hand.svelte.ts', 'keys.ts', 'peek.svelte.ts'),
    among('kit', 'seats.ts', 'stage.ts', 'voice.ts'),
    among('web/table', 'address.ts', 'keeper.ts', 'lines.ts', 'quiet.ts', 'steps.ts', 'told.ts'),
    among('room/encoding', 'past.ts'),
  ),
};
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [DEALT, SHELF, SMALL, KEPT, ALONE, PAGE, FRONT, TABLE, PIECES],
};
/** The worker has none of the pages, and loads a game whole: each file that asks for the next one waits. */
const WHOLE = {
  name: (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? '',
  test: /games\/[a-z][^/]*\//,
};
const beside = { includeDependenciesRecursively: false, groups: [DEALT, WHOLE] };

/** Scripts and styles that the home page shows its games with, whoever asks for which. */
function neededAtHome(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const needed = new Set<string>();
  function need(name: string): void {
    const file = bundle[name];
    if (needed.has(name) || file?.type !== 'chunk') return;
    needed.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) needed.add(style);
    file.imports.forEach(need);
  }
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && /pages\/Home\.svelte$/.test(file.facadeModuleId ?? '')) need(name);
  return needed;
}

/** The page for whoever comes in by the front door: it asks for all it needs at once, not file after file. */
function homePage(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('no page was built');
  const links = [...neededAtHome(bundle)].map((name) =>
    name.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${name}">`
      : `<link rel="modulepreload" crossorigin href="/${name}">`,
  );
  return String(page.source).replace('</head>', `${links.join('')}</head>`);
}

/**
 * Writes what the server and the service worker need beside the files: each text file also compressed, so
 * that nobody compresses it twice, and a list of what a first visit should keep for the time without a
 * network.
 */
function companions(): Plugin {
  return {
    name: 'companions',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
        const isDealt = (name: string): boolean => /^assets\/(worker-)?dealt-/.test(name);
        const addresses = (names: readonly string[]): string[] => names.map((name) => `/${name}`);
        this.emitFile({
          type: 'asset',
          fileName: 'files.json',
          source: JSON.stringify({
            first: addresses(files.filter((name) => !isDealt(name))),
            dealt: addresses(files.filter(isDealt)),
          }),
        });
        this.emitFile({ type: 'asset', fileName: 'home.html', source: homePage(bundle) });
        // Other bytes are how a browser learns that there is a new version.
        const worker = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
        const version = createHash('sha256')
          .update(Object.keys(bundle).sort().join())
          .digest('hex')
          .slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: worker.replace("VERSION = 'unbuilt'", `VERSION = '${version}'`),
        });
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          const text = file.type === 'chunk' ? file.code : file.source;
          const bytes = Buffer.from(text);
          if (bytes.length < SMALLEST) continue;
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(bytes) });
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}

// Whoever starts the build, a test or a server under test: what is built is what will be served.
process.env.NODE_ENV = 'production';

/** `npx vite build --config web/vite.config.ts`; the server does the same when the site is not built yet. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ compilerOptions: { runes: true } }), companions()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        codeSplitting: beside,
      },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
});
