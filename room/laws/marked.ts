import { pick } from '../../engine/chance.ts';
import { OFFERED_AFTER_MS } from '../away.ts';
import { shownTo } from '../shown.ts';
import type { LogEntry } from '../store.ts';
import type { Guest } from '../testing/world.ts';
import { settle, type World } from '../testing/world.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';

const STEPS = 24;

/** People go away, are played for by agreement, step back unseen and come back, while others play on. */
export const marked: SeamLaw = {
  law: 'S6',
  title: 'what a bot does for who is away says so to everybody, and for who stepped back to nobody else',
  async check(given) {
    const table = await begun(given);
    const { w, chance } = table;
    const watcher = await w.sit(null, false);
    let judged = 0;
    for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
      const away = pick(chance, table.guests);
      const openly = chance.below(2) === 0;
      const first = (await logOf(w)).length;
      const from = watcher.heard.length;
      await goes(table, away, openly);
      const others = table.guests.filter((one) => one !== away);
      for (let turns = 0; turns < 2 && w.room.head.phase === 'playing'; turns++) {
        const move = await anyMove({ ...table, guests: others });
        if (move === undefined) await passTime(table, OFFERED_AFTER_MS);
        else await move.guest.act(move.action);
        await settle(w.room);
      }
      judged += await judge(table, watcher, { seat: away.link.seat ?? 0, openly, first, from });
      await comes(table, away, openly);
    }
    return judged;
  },
};

async function goes({ w, guests }: Table, away: Guest, openly: boolean): Promise<void> {
  if (!openly) {
    await away.ask({ t: 'stepBack' });
    return;
  }
  w.room.disconnect(away.link);
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  for (const one of guests)
    if (one !== away) await one.ask({ t: 'away', seat: away.link.seat ?? 0, what: 'bot' });
  await settle(w.room);
}

async function comes({ w }: Table, away: Guest, openly: boolean): Promise<void> {
  if (openly) await w.room.connect(away.link, null);
  else await away.ask({ t: 'return' });
  await settle(w.room);
}

/** Every mark that was told is that of a bot for who is away; each action that all could follow bears one. */
async function judge(
  { w }: Table,
  watcher: Guest,
  { seat, openly, first, from }: { seat: number; openly: boolean; first: number; from: number },
): Promise<number> {
  const told = watcher.heard.slice(from).flatMap((one) => (one.t === 'step' ? (one.by?.[0] ?? []) : []));
  const played = (await logOf(w)).slice(first).filter(({ by, actor }) => by === 'bot' && actor === seat);
  if (!openly && (told.length > 0 || played.some(({ instead }) => instead !== undefined)))
    throw new SeamBroken('S6', `it is told that seat ${seat} stepped back`, told);
  if (told.some((one) => one !== seat)) throw new SeamBroken('S6', 'a mark names somebody else', told);
  const shows = await shownIn(w);
  const shown = played.filter((one) => one.instead === 'bot' && shows(one));
  if (openly && told.length < shown.length)
    throw new SeamBroken('S6', `not all that a bot did for seat ${seat} is marked`, { shown, told });
  await judgePast(w, watcher);
  return played.length;
}

/** What of an action everybody could follow; of what is done unseen nobody is told anything. */
async function shownIn(w: World): Promise<(entry: LogEntry) => boolean> {
  const state = await stateOf(w);
  return ({ events }) => shownTo(w.game, events, 'public', state, 'later').length > 0;
}

/** Whoever reads it later, in log or replay, finds the mark at each action that shows, and no other. */
async function judgePast(w: World, watcher: Guest): Promise<void> {
  const { store, room } = w;
  const shows = await shownIn(w);
  const entries = await store.entries(room.head.id);
  const from = watcher.heard.length;
  await watcher.ask({ t: 'history' });
  await settle(room);
  const past = watcher.heard.slice(from).findLast((message) => message.t === 'history');
  const read = past?.t === 'history' ? past.frames.flatMap(({ by }) => (by === undefined ? [] : [by])) : [];
  const marks = entries.filter(({ instead }) => instead !== undefined);
  const isMeant = read.every(([seat, what]) =>
    marks.some((one) => one.actor === seat && one.instead === what),
  );
  if (!isMeant || read.length < marks.filter(shows).length)
    throw new SeamBroken('S6', 'what is read later is not marked as it was told', { read, marks });
}
