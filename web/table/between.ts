import type { Play } from './play.svelte.ts';

/** Whether something has come between the people of this table and the play. */
export function isBetween({ seat, shown, session }: Pick<Play, 'seat' | 'shown' | 'session'>): boolean {
  const { table, link, you } = session;
  if (table === undefined) return false;
  const { request, paused, opened, away, knocks, next, seats } = table;
  const isMissed = (one: number): boolean => seats[one]?.connected === false;
  const misses = link !== 'local' && (shown?.awaiting.must.some(isMissed) === true || seat === null);
  const isAsked = request !== null || next !== null || away.length + knocks.length > 0 || you.pair !== null;
  return misses || isAsked || paused || opened || seats.some(({ free }) => free);
}
