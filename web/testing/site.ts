import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'web/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the site, once for all tests of a run. */
export function buildSite(root = ROOT): void {
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(root, 'web/vite.config.ts'),
      '--logLevel',
      'error',
    ],
    { cwd: root, stdio: 'inherit' },
  );
}

/**
 * The built files and nothing behind them: what must work alone has to work here. `change` says how a file reads
 * at a later time.
 */
export async function serveFiles(
  change?: (path: string, text: string) => string,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const wanted = join(DIST, pathname === '/' ? 'home.html' : pathname);
    const file =
      wanted.startsWith(DIST) && existsSync(wanted) && statSync(wanted).isFile()
        ? wanted
        : join(DIST, 'index.html');
    if (pathname.startsWith('/api/')) {
      response.writeHead(404).end('{}');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'; style-src 'self'",
    });
    if (change === undefined || !file.endsWith('.js')) createReadStream(file).pipe(response);
    else response.end(change(pathname, readFileSync(file, 'utf8')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
