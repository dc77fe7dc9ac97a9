import { whereOthersCome } from './api.ts';

/** Whether an address leads every reader to their own device. */
export const isOnlyHere = (origin: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);
let others: Promise<string> | undefined;

/** The address others can open. Whoever set up the server calls its machine by a name only good there. */
export function originForOthers(): Promise<string> {
  others ??= isOnlyHere(location.origin) ? askServer() : Promise.resolve(location.origin);
  return others;
}

async function askServer(): Promise<string> {
  const answer = await whereOthersCome();
  return ('ok' in answer ? answer.ok.others : null) ?? location.origin;
}
