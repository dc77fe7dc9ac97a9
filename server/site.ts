import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the built pages lie, and whether they are there. */
export interface Site {
  readonly dist: string;
  readonly state: 'built' | 'building' | 'failed';
}

const page = (title: string, text: string, head = ''): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>Crossings</title>
<style>
:root { color-scheme: light dark }
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1.5rem }
</style>
<h1>${title}</h1>
<p>${text}</p>
</html>`;

const BUILDING = page(
  'Crossings is nearly ready',
  'The pages are being built. This takes about half a minute, and only when something has changed. You can leave this page open: it opens the site by itself.',
  '<meta http-equiv="refresh" content="2">',
);
const FAILED = page(
  'The pages are not there',
  'The server runs, but its pages could not be built. The terminal it was started in says why.',
);
const SECONDS_TO_WAIT = 2;

const NOWHERE = { error: { key: 'link.noSuchPlace' } };

/** Addresses like /t/abc are pages of the site, drawn by its script. */
const isPage = (method: string, url: string): boolean =>
  method === 'GET' && !/^\/(api|assets|socket|healthz|livez|readyz|metrics)\b/.test(url);

/**
 * Our pages, compressed when they were built. Names under /assets carry a hash of their content, so they
 * never change. Until they are built a page says so.
 */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  mkdirSync(site.dist, { recursive: true });
  app.addHook('onRequest', async (request, reply) => {
    if (site.state === 'built' || !isPage(request.method, request.url)) return undefined;
    reply.code(503).type('text/html').header('cache-control', 'no-store');
    if (site.state === 'failed') return reply.send(FAILED);
    return reply.header('retry-after', SECONDS_TO_WAIT).send(BUILDING);
  });
  await app.register(fastifyStatic, {
    root: site.dist,
    index: 'home.html',
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request.method, request.url)) return reply.sendFile('index.html');
    return reply.code(404).send(NOWHERE);
  });
}
