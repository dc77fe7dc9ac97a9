import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const SMALLEST = 1024;

/**
 * What is written on cards that a table may have to keep from whoever sits at it: a file of its own, for
 * rooms on this device and for lessons. Nobody else loads it, and a first visit does not keep it.
 */
const DEALT = { name: 'dealt', test: /games\/[^/]+\/content\/(families|answers)\.ts$/ };
/** What every page needs to find a game: the bundler would cut it into several small files. */
const SHELF = { name: 'shelf', test: /web\/site\/(cards|folders|light|shelf)\.ts$/ };
/** What every table needs, in parts so small that each would weigh more than it holds, closed in itself. */
const SMALL = { name: 'small', test: /engine\/(at|bug|byKey|byType|same)\.ts$|kit\/(held|pictures)\.ts$/ };
const codeSplitting = { includeDependenciesRecursively: false, groups: [DEALT, SHELF, SMALL] };

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
        const kept = Object.keys(bundle).filter((name) =>
          /^assets\/(?!(worker-)?dealt-).*\.(js|css|woff2)$/.test(name),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'files.json',
          source: JSON.stringify(kept.map((name) => `/${name}`)),
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
        codeSplitting,
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
