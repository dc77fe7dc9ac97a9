import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Crossings</title>
<h1>Crossings</h1><p>The server runs, but its pages are not built yet.</p>
<p>Run <code>npm start</code> in the project's folder: it builds them first.</p></html>`;

const NOWHERE = { error: { key: 'link.noSuchPlace' } };

/**
 * Our pages, compressed when they were built. Names under /assets carry a hash of their content, so they
 * never change.
 */
export async function serveSite(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) {
    app.get('/', async (_request, reply) => reply.type('text/html').send(NOT_BUILT));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOWHERE));
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Addresses like /t/abc are pages of the site, drawn by its script.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|assets|socket)\b/.test(request.url);
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send(NOWHERE);
  });
}
