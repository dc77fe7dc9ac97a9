/** Where we are. A dozen lines serve seven pages. */
export const place = $state({ path: location.pathname, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** Another place on the same page. `push`: the browser's Back leads to where one was. */
export function goTo(hash: string, how: 'push' | 'replace'): void {
  const address = location.pathname + (hash === '' ? '' : `#${hash}`);
  if (how === 'push') history.pushState({ isOwn: true }, '', address);
  else history.replaceState(history.state, '', address);
  look();
}

/** Whether the page we are on has come here by itself, so that Back does not leave it. */
export const isOwnStep = (): boolean => (history.state as { isOwn?: true } | null)?.isOwn === true;

/** Turns clicks on our own links into steps of the router; everything else stays the browser's. */
function click(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  // A file to be saved is no page.
  if (link.download !== '') return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listen(): void {
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', click);
}

/** The parts of a path, decoded: '/t/abc' is ['t', 'abc']. */
export const parts = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
