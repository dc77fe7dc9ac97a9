/** So old a page is not one that was just loaded: loading it again cannot go round in circles. */
export const SETTLED_MS = 5_000;
/** While nobody answers it is asked again so often. */
export const AGAIN_MS = 3_000;
/** Chromium, Firefox and Safari each say it in their own words. */
const GONE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * The server was updated while this page stood open, and a part it asks for now is gone: the page is loaded
 * anew. Nothing is lost by it, every game is kept by the server or by this browser. While nobody answers it
 * stays as it is: what is loaded anew then is no page at all. A part that failed once stays away, or without
 * its style, until then.
 */
export function renewWhenOld(): void {
  const renew = (event: Event, message: unknown): void => {
    if (!GONE.test(String(message)) || performance.now() < SETTLED_MS || !navigator.onLine) return;
    event.preventDefault();
    void renewOnceAnswered();
  };
  addEventListener('unhandledrejection', (event) => renew(event, event.reason));
  addEventListener('error', (event) => renew(event, event.message));
}

let waits = false;
async function renewOnceAnswered(): Promise<void> {
  if (waits) return;
  waits = true;
  while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  location.reload();
}

const isAnswered = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
