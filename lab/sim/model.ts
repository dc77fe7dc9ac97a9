import type { Seat } from '../../engine/game.ts';
import type { Head } from '../../room/head.ts';
import { type LogEntry, type StoredState, type StoredTalk, StoreTrouble } from '../../room/store.ts';
import type { Claim, Outcome, Rest, Verdict, Write } from '../../service/database.ts';
import { type Locked, newLocks } from './locks.ts';
import { type Durable, type Members, newMembers } from './members.ts';
import type { Timeline } from './time.ts';

/** One committed writing, for the checker. */
export interface Committed {
  readonly at: number;
  /** When the term began under which it was written. */
  readonly claimedAt: number;
  readonly rev: number;
  readonly head: Head;
  readonly state: unknown;
  readonly entry: LogEntry | undefined;
}

export interface Row {
  owner: number | null;
  term: number;
  claimedAt: number;
  /** Somebody must have it open even if nobody looks. */
  awake: boolean;
  stamp: string;
  head: Head;
  state: StoredState | undefined;
  readonly entries: LogEntry[];
  readonly marks: Map<number, StoredState>;
  readonly talk: StoredTalk[];
  readonly notes: Map<Seat, string>;
  /** The whole past, by `rev`. */
  readonly past: Committed[];
}

/** Broken on purpose by mutants.ts. */
export interface Flaws {
  readonly fencePerNode?: boolean;
  readonly anyRev?: boolean;
  readonly anyTermReleases?: boolean;
  readonly noStamp?: boolean;
  readonly deadMayRenew?: boolean;
  readonly anyRules?: boolean;
}

/** How long things take and what fails just now; faults.ts changes it. */
export interface Weather {
  diskMs(): number;
  /** From one statement of a claim to the next, there and back. */
  betweenMs(): number;
  isFull: boolean;
}

export interface Model extends Pick<Members, 'join' | 'beat' | 'drain' | 'leave'> {
  readonly rows: Map<string, Row>;
  /** Whatever is under way is forgotten. */
  crash(): void;
  create(head: Head): Promise<void>;
  claim(table: string, nr: number, gone: readonly number[]): Promise<Claim>;
  commit(group: readonly Write[]): Promise<readonly Outcome[]>;
  verdict(write: Write): Verdict;
  release(table: string, term: number, rest: Rest): Promise<void>;
  orphans(most: number, nr: number, holds: readonly string[]): readonly string[];
}

/** What the statements share. */
interface Shared {
  readonly rows: Map<string, Row>;
  readonly timeline: Timeline;
  readonly weather: Weather;
  readonly flaws: Flaws;
  readonly locked: Locked;
  readonly durable: Durable;
  readonly members: Members;
  nextTerm(nr: number): number;
}

/**
 * What is believed of PostgreSQL: rows with locks, statements that wait for them and then look again at the
 * row (READ COMMITTED), writings that nobody sees until they are on the disk, and a restart that forgets
 * whatever was not.
 */
export function newModel(timeline: Timeline, weather: Weather, flaws: Flaws = {}): Model {
  const rows = new Map<string, Row>();
  const locked = newLocks(timeline);
  let terms = 0;
  let lives = 0;
  const durable: Durable = async (change) => {
    const life = lives;
    await timeline.sleep(weather.diskMs());
    if (life !== lives) throw new Error('the database crashed');
    change();
  };
  const members = newMembers(timeline, locked, durable, flaws.deadMayRenew === true);
  const nextTerm = (nr: number): number => (flaws.fencePerNode === true ? nr : ++terms);
  const shared: Shared = { rows, timeline, weather, flaws, locked, durable, members, nextTerm };
  return {
    rows,
    join: members.join,
    beat: members.beat,
    drain: members.drain,
    leave: members.leave,
    crash() {
      lives++;
    },
    create: (head) => create(shared, head),
    claim: (table, nr, gone) => claim(shared, table, nr, gone),
    commit: (group) => commit(shared, group),
    verdict: (write) => verdict(shared, write),
    release: (table, term, rest) => release(shared, table, term, rest),
    orphans: (most, nr, holds) =>
      [...rows.values()]
        .filter(({ awake }) => awake)
        .filter(
          ({ owner, head }) =>
            owner === null || members.isDead(owner) || (owner === nr && !holds.includes(head.id)),
        )
        .filter(({ head }) => head.version <= members.knows(nr, head.game))
        .slice(0, most)
        .map(({ head }) => head.id),
  };
}

/** Somebody must open it even if nobody looks: a clock or a bot may be due. */
const isAwake = ({ phase, paused }: Head): boolean => phase === 'playing' && !paused;

async function create({ rows, timeline, durable }: Shared, head: Head): Promise<void> {
  const isTaken = [...rows.values()].some((row) => row.head.code === head.code);
  if (isTaken || rows.has(head.id)) throw new StoreTrouble('conflict', 'id or code is taken');
  await durable(() => {
    const past = [
      { at: timeline.now, claimedAt: 0, rev: head.rev, head, state: undefined, entry: undefined },
    ];
    const empty = { awake: false, entries: [], marks: new Map(), talk: [], notes: new Map(), past };
    rows.set(head.id, { owner: null, term: 0, claimedAt: 0, stamp: '', head, state: undefined, ...empty });
  });
}

/** As often as PostgreSQL is asked before others may have it. */
const CLAIMS = 5;

/** Several statements, as it is: between any two others may come, or the one who asks may freeze or die. */
async function claim(shared: Shared, table: string, nr: number, gone: readonly number[]): Promise<Claim> {
  const { rows, members, timeline, weather } = shared;
  const between = (): Promise<void> => timeline.sleep(weather.betweenMs());
  for (let tries = 0; tries < CLAIMS; tries++) {
    const row = rows.get(table);
    if (row === undefined) return { kind: 'gone' };
    const { owner, term } = row;
    const { game, version } = row.head;
    await between();
    if (owner !== null && owner !== nr) {
      if (!(await members.bury(owner, gone.includes(owner))))
        return { kind: 'elsewhere', owner: members.ownerOf(owner) };
      await between();
    }
    if (version > members.knows(nr, game) && shared.flaws.anyRules !== true)
      return { kind: 'newer', owner: members.able(game, version) };
    const taken = await take(shared, row, nr, term);
    if (taken === undefined) continue;
    await between();
    if (row.term !== taken) continue;
    const { head, state, entries, marks } = row;
    const since = entries.filter((entry) => entry.seq >= head.mark);
    const loaded = { head, state, since: { entries: since, mark: marks.get(head.mark) } };
    return { kind: 'claimed', term: taken, loaded };
  }
  throw new Error('others were always faster');
}

/** Its new term, if the one that was seen is still its term, and nobody has written by newer rules since. */
function take(shared: Shared, row: Row, nr: number, seen: number): Promise<number | undefined> {
  const { locked, durable, timeline, members, flaws } = shared;
  return locked([row.head.id], async () => {
    const { game, version } = row.head;
    if (row.term !== seen || (version > members.knows(nr, game) && flaws.anyRules !== true)) return undefined;
    const term = shared.nextTerm(nr);
    await durable(() => {
      row.owner = nr;
      row.term = term;
      row.claimedAt = timeline.now;
      row.awake = isAwake(row.head);
    });
    return term;
  });
}

async function commit(shared: Shared, group: readonly Write[]): Promise<readonly Outcome[]> {
  const { rows, locked, durable, weather, flaws, timeline } = shared;
  if (weather.isFull) throw new StoreTrouble('full', 'no room on the disk');
  const tables = group.map(({ table }) => table);
  return locked(tables, async () => {
    const winners = new Map<Write, Row>();
    for (const one of group) {
      const row = rows.get(one.table);
      const fits = row?.term === one.term && (flaws.anyRev === true || row.head.rev === one.rev);
      if (row !== undefined && fits) winners.set(one, row);
    }
    if (winners.size > 0)
      await durable(() => {
        for (const [one, row] of winners) put(row, one, timeline.now);
      });
    return group.map((one) => (winners.has(one) ? 'won' : 'lost'));
  });
}

function put(row: Row, { stamp, change }: Write, at: number): void {
  const { head, state, entry, marks, talk, note } = change;
  if (marks === true && row.state !== undefined) row.marks.set(head.seq, row.state);
  row.head = head;
  row.awake = isAwake(head);
  row.stamp = stamp;
  if (state !== undefined) row.state = { version: head.version, state };
  if (entry !== undefined) row.entries.push(entry);
  if (talk !== undefined) row.talk.push(talk);
  if (note !== undefined) row.notes.set(note.seat, note.text);
  row.past.push({ at, claimedAt: row.claimedAt, rev: head.rev, head, state: row.state?.state, entry });
}

function verdict({ rows, flaws }: Shared, { table, term, rev, stamp }: Write): Verdict {
  const row = rows.get(table);
  if (row !== undefined && row.head.rev < rev) return 'behind';
  if (row === undefined || row.term !== term) return 'lost';
  // Without the stamp whatever was written in its place would be taken for it.
  if (flaws.noStamp === true ? row.head.rev === rev + 1 : row.stamp === stamp) return 'written';
  return row.head.rev === rev ? 'open' : 'lost';
}

function release(shared: Shared, table: string, term: number, rest: Rest): Promise<void> {
  const { rows, locked, durable, flaws } = shared;
  return locked([table], async () => {
    const row = rows.get(table);
    if (row === undefined || (row.term !== term && flaws.anyTermReleases !== true)) return;
    // Nobody writes under a term that was given back.
    const next = shared.nextTerm(row.term);
    await durable(() => {
      row.owner = null;
      if (rest === 'asleep') row.awake = false;
      row.term = next;
    });
  });
}
