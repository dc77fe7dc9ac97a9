import { pick } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { playedByBot } from '../head.ts';
import type { LogEntry } from '../store.ts';
import { bot, type Guest, person, settle } from '../testing/world.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw, type Table } from './law.ts';

const STEPS = 120;

/** Undo un-learns for nobody who did not agree: neither for a bot nor for somebody a stand-in plays for. */
export const unlearnt: SeamLaw = {
  law: 'S1',
  title: 'nothing learnt is unlearnt by taking back, unless the person who learnt it agreed',
  async check(given) {
    // Every second table has a bot in its last seat.
    const withBot = given.seed.length % 2 === 0;
    const table = await begun(given, {
      sits: (seat) => (withBot && seat === given.seats - 1 ? bot : person(`person ${seat}`)),
      hostKey: 'key of person 0',
    });
    const watch = watcher(given.title.game, given.seats);
    for (let i = 0; i < STEPS && table.w.room.head.phase !== 'over'; i++) {
      await something(table, watch.agreed);
      await settle(table.w.room);
      watch.look(await logOf(table.w));
    }
    return watch.judged();
  },
};

/** People play, ask to take back, answer each other, step back and return. */
async function something(table: Table, agreed: Map<number, Set<Seat>>): Promise<void> {
  const { w, guests, chance } = table;
  const { request } = w.room.info();
  const asked = guests.filter(({ link }) => request?.waiting.includes(link.seat ?? -1));
  if (request !== null && asked.length > 0) {
    const guest = pick(chance, asked);
    const agree = chance.below(4) > 0;
    const held = agreed.get(request.seat) ?? new Set();
    if (agree) agreed.set(request.seat, held.add(guest.link.seat ?? -1));
    await guest.ask({ t: 'consent', request: request.id, agree });
    return;
  }
  agreed.clear();
  const guest = pick(chance, guests);
  const dice = chance.below(10);
  if (dice < 4) await guest.ask({ t: 'undo' });
  else if (dice === 4) await guest.ask({ t: isAway(table, guest) ? 'return' : 'stepBack' });
  else {
    const move = await anyMove(table, ({ type }) => w.game.personal?.includes(type) !== true);
    if (move === undefined) await passTime(table, 600_000);
    else await move.guest.act(move.action);
  }
}

const isAway = ({ w }: Table, { link }: Guest): boolean => playedByBot(w.room.head.seats[link.seat ?? -1]);

function watcher(game: Table['w']['game'], seats: number) {
  const agreed = new Map<number, Set<Seat>>();
  let standing: LogEntry[] = [];
  let seen = 0;
  let judged = 0;
  return {
    agreed,
    judged: () => judged,
    look(log: readonly LogEntry[]): void {
      for (const entry of log.slice(seen)) {
        const { actor } = entry;
        if (entry.kind === 'undo' && typeof actor === 'number') {
          judge(
            actor,
            standing.filter(({ seq }) => seq >= (entry.to ?? 0)),
            agreed.get(actor),
          );
          standing = standing.filter(({ seq }) => seq < (entry.to ?? 0));
        } else if (entry.action !== null && entry.action.type === game.takeBack?.type) {
          // The game's own way takes back this seat's latest answer and nothing else.
          const own = standing.findLast(
            (one) => one.actor === actor && game.beside?.includes(one.action?.type ?? '') !== true,
          );
          if (own !== undefined && typeof actor === 'number') judge(actor, [own], undefined);
          standing = standing.filter((one) => one !== own);
        } else if (entry.kind === 'act') standing.push(entry);
      }
      seen = log.length;
    },
  };

  function judge(asker: Seat, undone: readonly LogEntry[], consent = new Set<Seat>()): void {
    judged++;
    const learnt = undone.flatMap((entry) => entry.learnt);
    const everybody = learnt.some((to) => to === 'all' || to === asker);
    for (let seat = 0; seat < seats; seat++) {
      if (seat === asker || consent.has(seat) || !(everybody || learnt.includes(seat))) continue;
      const what = undone.map(({ action }) => action?.type);
      throw new SeamBroken('S1', `seat ${seat} un-learnt and was not asked, or never agreed`, {
        asker,
        what,
      });
    }
  }
}
