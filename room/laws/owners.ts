import { pick } from '../../engine/chance.ts';
import { playedByBot } from '../head.ts';
import { SEAT_KINDS } from '../limits.ts';
import { type Guest, guest, person } from '../testing/world.ts';
import { anyMove, begun, passTime, SeamBroken, type SeamLaw, type Table } from './law.ts';
import { seatless } from './seatless.ts';

const STEPS = 60;
const EMPTY = person('', { name: null, key: null });

/**
 * Seats are given, taken, emptied and filled by bots, access is ended and given again, before and while the
 * game runs; links stay open. Then the same is asked of those who have no seat.
 */
export const ownEyes: SeamLaw = {
  law: 'S5',
  title: 'after any change of seats no link has eyes that are not its own, and somebody plays each seat',
  async check(given) {
    const table = await begun(given, { sits: (seat) => (seat === 0 ? person('Ada') : EMPTY) });
    const { w } = table;
    const host = table.guests[0] ?? (await w.sit(0));
    const links: Owned[] = table.guests.map(owned);
    let judged = 0;
    for (let i = 0; i < STEPS && w.room.head.phase !== 'over'; i++) {
      const heard = links.map(({ who }) => who.raw.length);
      const strangers = links.filter((one) => !isOwner(table, one));
      const owners = links.filter((one) => isOwner(table, one)).map(({ who }) => who);
      await change({ ...table, guests: owners }, host, links, i);
      for (const [at, one] of links.entries()) {
        if (!strangers.includes(one)) continue;
        judged++;
        const { raw, link } = one.who;
        const texts = raw.slice(heard[at]);
        if (texts.length > 0) throw new SeamBroken('S5', `a link of seat ${link.seat} hears on`, texts);
      }
      judged += await speakUp(table, links);
      await played(table);
      await passTime(table, 1);
    }
    return judged + (await seatless(given));
  },
};

/** A client and the token it came with, whatever the room makes of it. */
interface Owned {
  readonly who: Guest;
  readonly key: string | null;
}

const owned = (who: Guest): Owned => ({ who, key: who.link.key });

/** Its token is the one that the seat has now. */
const isOwner = ({ w }: Table, { who, key }: Owned): boolean =>
  who.link.seat === null || w.room.head.seats[who.link.seat]?.key === key;

async function change(table: Table, host: Guest, links: Owned[], i: number): Promise<void> {
  const { w, chance } = table;
  const seat = 1 + chance.below(w.room.head.seats.length - 1);
  const dice = chance.below(12);
  if (dice < 2) await host.ask({ t: 'seat', seat, kind: pick(chance, SEAT_KINDS) });
  else if (dice >= 10) await giveAway(table, host, links, i);
  else if (dice === 7) await leave(table, host);
  else if (dice === 8) await host.ask({ t: 'revoke', seat, pass: `pass ${seat}` });
  else if (dice === 9) await letIn(w, links, await w.room.admit(`pass ${seat}`, `key of person ${i}`));
  else if (dice < 5) {
    await letIn(w, links, await w.room.join(`person ${i}`, undefined, `key of person ${i}`));
  } else if (dice === 5) await host.ask({ t: 'start' });
  else {
    const mayAct = table.guests.filter(({ following }) => following?.picture != null);
    const move = w.room.head.phase === 'playing' ? await anyMove({ ...table, guests: mayAct }) : undefined;
    if (move !== undefined) await move.guest.act(move.action);
  }
}

/** Somebody says that their seat may be given away, goes, and a late comer has it. */
async function giveAway(table: Table, host: Guest, links: Owned[], i: number): Promise<void> {
  const { w, guests } = table;
  const giver = guests.find(({ link, following }) => link !== host.link && link.seat !== null && following);
  const seat = giver?.link.seat;
  if (giver === undefined || seat == null || w.room.head.phase !== 'playing') return;
  await giver.ask({ t: 'spare', spare: true });
  for (const { who } of links) if (who.link.seat === seat) w.room.disconnect(who.link);
  const late = await w.sit(null);
  await late.ask({ t: 'knock', seat, name: `late ${i}`, token: `late ${i}` });
  const knock = host.table?.knocks[0]?.id;
  if (knock !== undefined) await host.ask({ t: 'letIn', knock, agree: true });
  if (w.room.head.seats[seat]?.name === `late ${i}`) await letIn(w, links, seat);
  w.room.disconnect(late.link);
}

/** For good; and the host says at once whose the seat is, or leaves it open. */
async function leave({ guests, chance }: Table, host: Guest): Promise<void> {
  const able = guests.filter(({ link, following }) => link !== host.link && following !== undefined);
  if (able.length === 0) return;
  const leaver = pick(chance, able);
  await leaver.ask({ t: 'leave' });
  const seat = leaver.link.seat ?? 0;
  if (chance.below(2) === 0) await host.ask({ t: 'seat', seat, kind: pick(chance, SEAT_KINDS) });
}

/** A seat without a person in a running game is a bot's: else the table would wait for nobody. */
async function played({ w }: Table): Promise<void> {
  const { phase, seats } = w.room.head;
  const seat = seats.findIndex((record) => record.key === null && !playedByBot(record));
  if (phase === 'playing' && seat >= 0) throw new SeamBroken('S5', `nobody plays for seat ${seat}`);
}

async function letIn({ room }: Table['w'], links: Owned[], seated: unknown): Promise<void> {
  if (typeof seated !== 'number') return;
  const one = guest(() => room, seated, false);
  await room.connect(one.link, null);
  links.push(owned(one));
}

/** Whoever has lost a seat cannot act, write or look back by the open line either. */
async function speakUp(table: Table, links: readonly Owned[]): Promise<number> {
  const { w } = table;
  const strangers = links.filter((one) => !isOwner(table, one));
  for (const { who: one } of strangers) {
    const { seat } = one.link;
    if (seat === null) continue;
    const before = [await w.store.note('table0001', seat), one.raw.length];
    await one.ask({ t: 'note', text: 'still here' });
    await one.ask({ t: 'history' });
    await one.ask({ t: 'stepBack' });
    const after = [await w.store.note('table0001', seat), one.raw.length];
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      throw new SeamBroken('S5', `whoever lost seat ${seat} still speaks for it`, { before, after });
    }
  }
  return strangers.length;
}
