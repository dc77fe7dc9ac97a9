import { seeded } from '../../engine/chance.ts';
import { BadInput } from '../../engine/door.ts';
import type { Game, Kind, TableOption, Viewer } from '../../engine/game.ts';
import { type Guest, person, world } from '../testing/world.ts';
import { anyMove, type Given, NAMES, passTime, SeamBroken, stateOf, type Table } from './law.ts';

const STEPS = 50;
const HOST = 'key of the host';

/** A client and the token it came with, whatever the room makes of it. */
interface Owned {
  readonly who: Guest;
  readonly key: string | null;
}

/**
 * Who has no seat, beside people who play: a host opens and closes what is hidden where the game allows it,
 * gives its right away and comes back to it, onlookers come and go. Says how often eyes were looked at.
 */
export async function seatless({ title, seats, seed, opens }: Given): Promise<number> {
  const w = await world(title, {
    seed,
    hostKey: HOST,
    seats: Array.from({ length: seats }, (_nothing, seat) => person(NAMES[seat] ?? '')),
    options: openable(title.game, seats),
    ...(opens !== undefined && { opens }),
  });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await w.sit(seat, false));
  const host = await w.sit(null, true);
  const links: Owned[] = [...guests, host].map((who) => ({ who, key: who.link.key }));
  await host.ask({ t: 'start' });
  const table: Table = { w, guests, chance: seeded(seed) };
  let judged = 0;
  for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
    await change(table, host, links);
    for (const one of links) judged += await look(table, one);
  }
  return judged;
}

/** The options under which a host without a seat may see more; none if there are none. */
function openable(game: Game<Kind>, seats: number): object {
  const tried = (game.tableOptions as readonly TableOption[]).flatMap(({ name, values }) =>
    values.map((value) => ({ [name]: value })),
  );
  return tried.find((options) => mayOpen(game, options, seats)) ?? {};
}

function mayOpen(game: Game<Kind>, options: object, seats: number): boolean {
  try {
    return game.facilitatorSees?.(game.parseConfig(options, { seats, ranked: false })) === true;
  } catch (error) {
    // Not at a table of this size.
    if (error instanceof BadInput) return false;
    throw error;
  }
}

async function change(table: Table, host: Guest, links: Owned[]): Promise<void> {
  const { w, chance } = table;
  const dice = chance.below(10);
  if (dice < 2) await host.ask({ t: 'open', open: dice === 0 });
  else if (dice === 2) await host.ask({ t: 'handOver', seat: chance.below(w.room.head.seats.length) });
  else if (dice === 3) {
    // Whoever founded the table leads again on coming back.
    w.room.disconnect(host.link);
    await w.room.connect(host.link, null);
  } else if (dice === 4) links.push({ who: await w.sit(null, false), key: null });
  else if (dice === 5) {
    const at = links.findLastIndex(({ key }) => key === null);
    for (const { who } of at < 0 ? [] : links.splice(at, 1)) w.room.disconnect(who.link);
  } else {
    const move = await anyMove(table, ({ type }) => w.game.personal?.includes(type) !== true);
    if (move === undefined) await passTime(table, 600_000);
    else await move.guest.act(move.action);
  }
}

/** What this client holds is what its eyes may see now, and nothing else. */
async function look({ w }: Table, { who, key }: Owned): Promise<number> {
  const { game } = w;
  const { opened, config, hostKey } = w.room.head;
  const mayLook = opened && key === hostKey && game.facilitatorSees?.(config) === true;
  const viewer: Viewer = who.link.seat ?? (mayLook ? 'all' : 'public');
  const held = who.following?.picture?.view;
  const due = game.view(await stateOf(w), viewer);
  if (held !== undefined && JSON.stringify(held) === JSON.stringify(due)) return 1;
  throw new SeamBroken('S5', `who should have the eyes of ${viewer} sees something else`, { held, due });
}
