import { checkTableBot } from '../bots/levels.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { type Head, PLAIN_SEAT, type SeatRecord } from '../room/head.ts';
import { readName } from '../room/names.ts';
import type { Time } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { NewTable, Seated } from '../room/rest.ts';
import { newHead, rematchOf } from '../room/start.ts';
import { type Store, StoreTrouble } from '../room/store.ts';
import type { Founders } from './founders.ts';
import type { Peer } from './peer.ts';
import type { Secrets } from './ports.ts';

const CODE_TRIES = 20;

export type Titles = Readonly<Record<string, Title<Kind>>>;

/** Of our own only: 'constructor' is a name that every object knows. */
export const titleOf = (titles: Titles, game: string): Title<Kind> | undefined =>
  Object.hasOwn(titles, game) ? titles[game] : undefined;

/** Makes new tables in the store: one that was wished for, or the next one for the same people. */
export interface Founder {
  create(wish: NewTable, from?: Peer): Promise<Seated | Sentence>;
  /** Says its id, or why there is none. */
  rematch(old: Head, from?: Peer): Promise<string | Sentence>;
}

export function newFounder(
  titles: Titles,
  store: Pick<Store, 'create'>,
  time: Time,
  secrets: Secrets,
  /** Absent where no strangers come. */
  founders?: Pick<Founders, 'mayRematch' | 'note'>,
): Founder {
  const note = (table: string, from: Peer | undefined): void => {
    if (from !== undefined) founders?.note(table, from);
  };

  /** Another id and code as long as these are taken. */
  async function write(make: (id: string, code: string) => Head): Promise<Head> {
    for (let tries = 0; ; tries++) {
      const head = make(secrets.newTableId(), secrets.newCode());
      try {
        await store.create(head);
        return head;
      } catch (error) {
        if (!(error instanceof StoreTrouble && error.kind === 'conflict') || tries >= CODE_TRIES) throw error;
      }
    }
  }

  return {
    async create(wish, from) {
      const title = titleOf(titles, wish.game);
      if (title === undefined) return { key: 'table.noSuchGame' };
      const name = readName(wish.name);
      const called = readName(wish.title ?? wish.name);
      if (name === undefined || called === undefined) return { key: 'table.badName' };
      const token = secrets.newToken();
      const key = secrets.fingerprint(token);
      const seats = seatsOf({ ...wish, name }, key);
      if (seats === undefined) return { key: 'table.noSeatForHost' };
      try {
        const config = title.game.parseConfig(wish.options ?? {}, { seats: seats.length, ranked: false });
        for (const { bot } of seats) checkTableBot(bot);
        const { listed, talk, decisionMs, absenceMs, pace, hints } = wish;
        const { id, code } = await write((id, code) =>
          newHead(title.game, {
            id,
            code,
            name: called,
            config,
            seats,
            hostKey: key,
            created: time.date(),
            ...(listed !== undefined && { listed }),
            ...(talk !== undefined && { talk }),
            ...(decisionMs !== undefined && { decisionMs }),
            ...(absenceMs !== undefined && { absenceMs }),
            ...(pace !== undefined && { pace }),
            ...(hints !== undefined && { hints }),
          }),
        );
        note(id, from);
        const seat = seats.findIndex((record) => record.key === key);
        return { table: id, code, seat: seat < 0 ? null : seat, token };
      } catch (error) {
        if (error instanceof BadInput) return { key: 'table.badOptions', args: { problem: error.message } };
        throw error;
      }
    },
    async rematch(old, from) {
      const title = titleOf(titles, old.game);
      if (title === undefined) throw new Error(`no game ${old.game}`);
      if (from !== undefined && founders?.mayRematch(from) === false) return { key: 'link.tooOften' };
      const seats = rematchOf(old);
      const head = await write((id, code) =>
        newHead(title.game, { ...old, id, code, created: time.date(), seats }),
      );
      note(head.id, from);
      return head.id;
    },
  };
}

/** The host sits down on the first seat for people, or on none at all. Undefined: there is no such seat. */
function seatsOf(wish: NewTable, key: string): SeatRecord[] | undefined {
  const seats = wish.seats.map(
    ({ kind, bot, name }): SeatRecord => ({
      ...PLAIN_SEAT,
      kind,
      ...(bot !== undefined && { bot }),
      name: name === undefined ? null : (readName(name) ?? null),
    }),
  );
  if (wish.facilitate === true) return seats;
  const own = seats.findIndex((seat) => seat.kind === 'human');
  if (own < 0) return undefined;
  return seats.map((seat, i) => (i === own ? { ...seat, name: wish.name, key } : seat));
}
