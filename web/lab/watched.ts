import { packed, unpacked } from './link.ts';
import type { Watched } from './wire.ts';

/** Games worth watching, and those that show a mark that somebody pressed. */
type ShelfName = 'odd' | 'shown';
const KEY = 'crossings.watched.';
const HERE = 'here=';

interface Shelf {
  /** Of which answer and mark these are. */
  readonly of: string;
  readonly games: readonly Watched[];
}

/** Where each game can be watched: all of it stands in the address. */
export const addressesOf = (games: readonly Watched[]): Promise<string[]> => Promise.all(games.map(packed));

/** The same where players may not read all cards: this tab keeps the games, an address only names them. */
export function keepHere(on: ShelfName, of: string, games: readonly Watched[]): string[] {
  sessionStorage.setItem(KEY + on, JSON.stringify({ of, games } satisfies Shelf));
  return games.map((_game, i) => `${HERE}${on}.${of}.${i}`);
}

/** Such an address leads nobody else there. */
export const isOnlyNamed = (address: string): boolean => address.startsWith(HERE);

/** The game that an address means; undefined where somebody cut it, or another tab keeps it. */
export async function gameAt(address: string): Promise<Watched | undefined> {
  if (!isOnlyNamed(address)) return unpacked<Watched>(address);
  const [on, of, i] = address.slice(HERE.length).split('.');
  const kept: Shelf | null = JSON.parse(sessionStorage.getItem(KEY + on) ?? 'null');
  return kept?.of === of ? kept?.games[Number(i)] : undefined;
}
