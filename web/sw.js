/**
 * Once loaded, the site works without a network: pages come from the cache when the server does not answer, built
 * files always, because their names change with their content. Nothing of the API is ever kept. The build writes its
 * own name into VERSION, so each version of the site has a cache of its own, and the former one goes when it takes over.
 */
const VERSION = 'unbuilt';
const KEPT = `crossings-${VERSION}`;
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT);
      await cache.add(SHELL);
      const { first, dealt } = await fetch('/files.json').then((answer) => answer.json());
      // Whoever could play without a network before this version can do so after it.
      const files = (await keepsDealt()) ? [...first, ...dealt] : first;
      // One after the other, so that whoever begins a game meanwhile has the line to themselves. One file that
      // cannot be had now must not cost the rest: it is kept when it is first asked for.
      for (const file of files)
        await cache.add(new Request(file, { priority: 'low' })).catch(() => undefined);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/socket' || pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(freshOr(SHELL, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
});

/** Whether some version kept what is written on dealt cards: it was played alone here. */
async function keepsDealt() {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.includes('/dealt-') || url.includes('/worker-dealt-'))) return true;
  }
  return false;
}

/** The newest page if there is a network, else the kept one. */
async function freshOr(shell, request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(shell, answer.clone());
    return answer;
  } catch {
    return (await caches.match(shell)) ?? Response.error();
  }
}

async function keptOr(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
