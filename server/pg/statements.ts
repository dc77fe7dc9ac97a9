/** Every sentence of SQL that is said while tables are played. The names are those of prepared statements. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const statement = (name: string, text: string): Statement => ({ name, text });

/**
 * Never drawn twice, not even by a standby that knows less than was acknowledged: two rooms under one term
 * would both be believed.
 */
export const NEW_TERM = `nextval('terms') * 1048576 + floor(random() * 1048576)::bigint`;

/**
 * All tables of a group, each done only if its row has this term and `rev`. `live o` is the row as it was
 * before: a mark copies its state. Whoever is not among the answers has lost its table. By stamp: an old and
 * a new room of one table may meet in one group.
 */
export const COMMIT = statement(
  'commit',
  `WITH want AS MATERIALIZED (
    SELECT t.nr, w.* FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::int[], $6::text[],
      $7::boolean[], $8::text[], $9::int[], $10::text[], $11::text[], $12::boolean[], $13::boolean[],
      $14::text[], $15::text[], $16::int[], $17::text[])
      AS w(id, term, rev, stamp, seq, phase, awake, live, version, state, entry, marks, listed, head, talk,
        seat, note)
    JOIN tables t ON t.id = w.id),
  moved AS (
    UPDATE live l SET rev = l.rev + 1, stamp = w.stamp, seq = w.seq, phase = w.phase, awake = w.awake,
      touched = now(), live = w.live, version = coalesce(w.version, l.version),
      state = coalesce(w.state, l.state)
    FROM want w WHERE l.nr = w.nr AND l.term = w.term AND l.rev = w.rev RETURNING w.nr, w.stamp),
  logged AS (
    INSERT INTO entries (nr, seq, entry, version, mark)
    SELECT w.nr, w.seq, w.entry, CASE WHEN w.marks THEN o.version END, CASE WHEN w.marks THEN o.state END
    FROM moved JOIN want w USING (nr, stamp) JOIN live o ON o.nr = w.nr WHERE w.entry IS NOT NULL),
  fixed AS (
    UPDATE tables t SET listed = w.listed, head = w.head
    FROM moved JOIN want w USING (nr, stamp) WHERE t.nr = w.nr AND w.head IS NOT NULL),
  said AS (
    INSERT INTO talk (nr, talk) SELECT w.nr, w.talk
    FROM moved JOIN want w USING (nr, stamp) WHERE w.talk IS NOT NULL),
  noted AS (
    INSERT INTO notes (nr, seat, text) SELECT w.nr, w.seat, w.note
    FROM moved JOIN want w USING (nr, stamp) WHERE w.note IS NOT NULL
    ON CONFLICT (nr, seat) DO UPDATE SET text = excluded.text)
  SELECT stamp FROM moved`,
);

/** A statement of its own: within the one that lost, the row is seen as it was before it waited. */
export const VERDICT = statement(
  'verdict',
  'SELECT term, rev, stamp FROM live JOIN tables USING (nr) WHERE id = $1',
);

/**
 * What is seen as written may not have come to the standby: its connection may have ended while it waited for
 * that. This changes nothing, but is acknowledged only when all before it has come there.
 */
export const SEAL = statement(
  'seal',
  `UPDATE live l SET stamp = l.stamp FROM tables t
   WHERE t.id = $1 AND l.nr = t.nr AND l.term = $2 AND l.stamp = $3`,
);

export const JOIN = statement(
  'join',
  `INSERT INTO nodes (address, until, rules, machine)
   VALUES ($1, clock_timestamp() + $2 * interval '1 ms', $3, $4) RETURNING nr`,
);
export const BEAT = statement(
  'beat',
  `UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 ms' WHERE nr = $1 AND NOT dead
   RETURNING draining`,
);
export const DRAIN = statement('drain', 'UPDATE nodes SET draining = true WHERE nr = $1');
export const LEAVE = statement('leave', 'UPDATE nodes SET dead = true WHERE nr = $1');

/** Who has it, and up to which version of its rules the one who asks can play it. */
export const OWNER = statement(
  'owner',
  `SELECT owner, term, n.address, n.machine, t.head::json ->> 'game' AS game,
     (live::json ->> 'version')::int AS version,
     coalesce((SELECT (rules ->> (t.head::json ->> 'game'))::int FROM nodes WHERE nr = $2), -1) AS knows
   FROM tables t JOIN live USING (nr) LEFT JOIN nodes n ON n.nr = owner WHERE id = $1`,
);
/** Somebody who lives and knows these rules; the youngest, which stays the longest. */
export const ABLE = statement(
  'able',
  `SELECT nr, address, machine FROM nodes
   WHERE NOT dead AND NOT draining AND until > clock_timestamp() AND (rules ->> $1)::int >= $2
   ORDER BY nr DESC LIMIT 1`,
);
/** Where the others are who live. */
export const OTHERS = statement(
  'others',
  'SELECT machine FROM nodes WHERE NOT dead AND until > clock_timestamp() AND nr <> $1',
);
/** A node whose lease is over, or that is known to be gone, never renews it again. No row: it lives. */
export const BURY = statement(
  'bury',
  `UPDATE nodes SET dead = true
   WHERE nr = $1 AND (dead OR until < clock_timestamp() OR nr = ANY ($2::bigint[]))`,
);
/** Waits for a commit in flight; every older term is refused from now on. No row: others were faster. */
export const CLAIM = statement(
  'claim',
  `UPDATE live l SET owner = $3, term = ${NEW_TERM}, awake = phase = 'playing'
     AND (t.head::json ->> 'paused')::boolean IS NOT TRUE
   FROM tables t WHERE t.id = $1 AND l.nr = t.nr AND term = $2 AND (l.live::json ->> 'version')::int <= $4
   RETURNING term`,
);
/**
 * In one statement: what lies between two could be written by others. No row: under this term it is nobody's
 * any more. What is seen here has come to the standby with the claim, which was written after it.
 */
export const LOAD = statement(
  'load',
  `SELECT t.head, l.live, l.rev, l.version, l.state, m.version AS mark_version, m.mark, ARRAY(
     SELECT e.entry FROM entries e
     WHERE e.nr = l.nr AND e.seq >= (l.live::json ->> 'mark')::int ORDER BY e.seq) AS since
   FROM tables t JOIN live l USING (nr)
   LEFT JOIN entries m ON m.nr = l.nr AND m.seq = (l.live::json ->> 'mark')::int AND m.mark IS NOT NULL
   WHERE t.id = $1 AND l.term = $2`,
);
export const RELEASE = statement(
  'release',
  `UPDATE live SET owner = NULL, term = ${NEW_TERM}, awake = awake AND $3
   WHERE nr = (SELECT nr FROM tables WHERE id = $1) AND term = $2`,
);
/** In no order: several who look at once should not all try the same ones. */
export const ORPHANS = statement(
  'orphans',
  `SELECT t.id FROM live l JOIN tables t USING (nr) LEFT JOIN nodes n ON n.nr = l.owner
   WHERE l.awake AND (n.nr IS NULL OR n.dead OR n.until < clock_timestamp()
     OR (l.owner = $2 AND t.id <> ALL ($3::text[]))) AND (l.live::json ->> 'version')::int <=
     (SELECT (rules ->> (t.head::json ->> 'game'))::int FROM nodes WHERE nr = $2)
   ORDER BY random() LIMIT $1`,
);

export const CREATE = statement(
  'create',
  `WITH made AS (INSERT INTO tables (id, code, listed, head) VALUES ($1, $2, $3, $4) RETURNING nr)
   INSERT INTO live (nr, seq, phase, live) SELECT nr, $5, $6, $7 FROM made`,
);
const HEADS = 'SELECT head, live, rev FROM tables JOIN live USING (nr)';
export const HEAD = statement('head', `${HEADS} WHERE id = $1`);
export const LISTED = statement(
  'listed',
  `${HEADS} WHERE listed AND phase <> 'over' ORDER BY nr DESC LIMIT $1`,
);
export const ID_OF = statement('idOf', 'SELECT id FROM tables WHERE code = $1');
export const ENTRIES = statement(
  'entries',
  'SELECT entry FROM entries JOIN tables USING (nr) WHERE id = $1 ORDER BY seq',
);
export const MARKS = statement(
  'marks',
  `SELECT seq, version, mark AS state FROM entries JOIN tables USING (nr)
   WHERE id = $1 AND mark IS NOT NULL`,
);
export const TALK = statement(
  'talk',
  'SELECT talk FROM talk JOIN tables USING (nr) WHERE id = $1 ORDER BY said DESC LIMIT $2',
);
export const NOTE = statement(
  'note',
  'SELECT text FROM notes JOIN tables USING (nr) WHERE id = $1 AND seat = $2',
);
/** By the clock of the database: those of nodes may lie. Not what a living node has open. */
export const FORGET = statement(
  'forget',
  `WITH old AS MATERIALIZED (
     SELECT l.nr FROM live l LEFT JOIN nodes n ON n.nr = l.owner
     WHERE touched < now() - $1 * interval '1 day' AND (n.nr IS NULL OR n.dead OR n.until < clock_timestamp())
     ORDER BY l.nr LIMIT 200 FOR UPDATE OF l SKIP LOCKED),
   e AS (DELETE FROM entries USING old WHERE entries.nr = old.nr),
   s AS (DELETE FROM talk USING old WHERE talk.nr = old.nr),
   n AS (DELETE FROM notes USING old WHERE notes.nr = old.nr),
   l AS (DELETE FROM live USING old WHERE live.nr = old.nr)
   DELETE FROM tables USING old WHERE tables.nr = old.nr`,
);
/** Rows of nodes that nobody will ask for again. */
export const FORGET_NODES = statement(
  'forgetNodes',
  `DELETE FROM nodes WHERE until < now() - interval '1 day'
   AND NOT EXISTS (SELECT FROM live WHERE live.owner = nodes.nr)`,
);
/** Fails if nothing can be written. */
export const PROBE = statement('probe', 'UPDATE crossings SET probes = probes + 1');
