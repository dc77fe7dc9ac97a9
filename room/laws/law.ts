import { type Chance, pick, seeded } from '../../engine/chance.ts';
import type { Kind, Seat } from '../../engine/game.ts';
import { movesOf } from '../../engine/laws/moves.ts';
import type { Title } from '../../engine/title.ts';
import type { SeatRecord } from '../head.ts';
import type { openRoom } from '../room.ts';
import type { LogEntry } from '../store.ts';
import { type Guest, NOBODY, person, type World, world } from '../testing/world.ts';

/** A table under the eyes of a law about what room and game do together. */
export interface Given {
  readonly title: Title<Kind>;
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
  /** A broken room, to prove the law. */
  readonly opens?: typeof openRoom;
}

export interface SeamLaw {
  readonly law: string;
  readonly title: string;
  /** Throws a SeamBroken. Says how often it had something to judge. */
  check(given: Given): Promise<number>;
}

export class SeamBroken extends Error {
  override readonly name = 'SeamBroken';

  constructor(law: string, problem: string, details?: unknown) {
    super(`${law}: ${problem}${details === undefined ? '' : `\n${JSON.stringify(details)}`}`);
  }
}

export const NAMES = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay', 'Gia', 'Hal'];

export interface Table {
  readonly w: World;
  readonly guests: readonly Guest[];
  readonly chance: Chance;
}

/** A game has begun, with a client for every person. */
export async function begun(
  { title, seats, seed, options, opens }: Given,
  more: Parameters<typeof world>[1] & { sits?: (seat: Seat) => SeatRecord } = {},
): Promise<Table> {
  const { sits = (seat) => person(NAMES[seat] ?? ''), ...rest } = more;
  const records = Array.from({ length: seats }, (_nothing, seat) => sits(seat));
  const w = await world(title, {
    seed,
    seats: records,
    ...(options !== undefined && { options }),
    ...(opens !== undefined && { opens }),
    ...rest,
  });
  const guests: Guest[] = [];
  for (const [seat, { kind }] of records.entries()) if (kind === 'human') guests.push(await w.sit(seat));
  await guests[0]?.ask({ t: 'start' });
  return { w, guests, chance: seeded(seed) };
}

/** The true state of the game, as only a law may see it. */
export async function stateOf({ store }: World): Promise<unknown> {
  return (await store.load('table0001'))?.state?.state;
}

export const logOf = ({ store }: World): Promise<readonly LogEntry[]> => store.entries('table0001');

/** Anything that one of these people may do now; undefined if only the clock can go on. */
export async function anyMove(
  { w, guests, chance }: Table,
  isMeant: (action: Kind['action']) => boolean = () => true,
): Promise<{ readonly guest: Guest; readonly action: Kind['action'] } | undefined> {
  const state = await stateOf(w);
  const moves = movesOf(w.game, state, chance).flatMap(({ actor, action }) => {
    const guest = guests.find(({ link }) => link.seat === actor);
    return guest !== undefined && isMeant(action) ? [{ guest, action }] : [];
  });
  // Talk has many more forms than a turn has choices: half of the time only choices are looked at.
  const asked = w.game.awaiting(state).must;
  const answers = moves.filter(
    ({ guest, action }) =>
      asked.includes(guest.link.seat ?? -1) && w.game.beside?.includes(action.type) !== true,
  );
  const among = answers.length > 0 && chance.below(2) === 0 ? answers : moves;
  return among.length === 0 ? undefined : pick(chance, among);
}

/** Lets time pass until whatever waits for the clock has come. */
export async function passTime({ w }: Table, ms: number): Promise<void> {
  w.time.pass(ms);
  for (let turns = 0; turns < 4; turns++) await w.room.receive(NOBODY, { t: 'undo', id: 'x' });
}
