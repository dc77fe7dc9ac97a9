import { packed, unpacked } from './link.ts';
import type { Watched } from './wire.ts';

const KEY = 'crossings.watched';
const HERE = 'here=';

interface Shelf {
  /** The digest of the answer whose games these are. */
  readonly of: string;
  readonly games: readonly Watched[];
}

/** Where each game can be watched: all of it stands in the address. */
export const addressesOf = (games: readonly Watched[]): Promise<string[]> => Promise.all(games.map(packed));

/** The same where players may not read all cards: this tab keeps the games, and the address only names them. */
export function keepHere(of: string, games: readonly Watched[]): string[] {
  sessionStorage.setItem(KEY, JSON.stringify({ of, games } satisfies Shelf));
  return games.map((_game, i) => `${HERE}${of}.${i}`);
}

/** The game that an address means; undefined where somebody cut it, or another tab keeps it. */
export async function gameAt(address: string): Promise<Watched | undefined> {
  if (!address.startsWith(HERE)) return unpacked<Watched>(address);
  const [of, i] = address.slice(HERE.length).split('.');
  const kept: Shelf | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return kept?.of === of ? kept?.games[Number(i)] : undefined;
}
