import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** `npx vite build --config web/vite.config.ts`; the server does the same when the site is not built yet. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ compilerOptions: { runes: true } })],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
