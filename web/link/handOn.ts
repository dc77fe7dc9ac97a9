import { BadInput } from '../../engine/door.ts';
import { LONGEST, packed, unpacked } from '../lab/link.ts';
import { newId } from './ids.ts';
import { parseSent, type SentGame } from './sent.ts';

/** A game on its way to somebody else: an address that holds all of it, or a file where that is too long. */
export type HandedOn = { readonly address: string } | { readonly file: File };

const GAME = 'game=';
const FILE = 'file=';
const KEPT = 'crossings.sent.';
/** Whoever drops a film by mistake need not wait until it is read. */
const LARGEST = 4 * 1024 * 1024;

export async function handOn(sent: SentGame): Promise<HandedOn> {
  const text = await packed(sent);
  if (text.length <= LONGEST) return { address: `/watch/${sent.game}#${GAME}${text}` };
  const file = new File([JSON.stringify(sent)], `crossings-${sent.game}.json`, { type: 'application/json' });
  return { file };
}

/** Where a game from a file can be watched in this tab; throws where it holds none of these. */
export async function addressOfFile(file: Blob, games: readonly { readonly id: string }[]): Promise<string> {
  const sent = parseSent(JSON.parse(await file.slice(0, LARGEST).text()));
  if (!games.some(({ id }) => id === sent.game)) throw new BadInput('game', 'is none of these');
  const name = newId();
  sessionStorage.setItem(KEPT + name, JSON.stringify(sent));
  return `/watch/${sent.game}#${FILE}${name}`;
}

/** The game that an address holds or names; undefined where it is none of these. */
export async function sentAt(address: string): Promise<SentGame | undefined> {
  if (address.startsWith(GAME)) return parseSent(await unpacked(address.slice(GAME.length)));
  if (!address.startsWith(FILE)) return undefined;
  return parseSent(JSON.parse(sessionStorage.getItem(KEPT + address.slice(FILE.length)) ?? 'null'));
}
