import type { Viewer } from '../../engine/game.ts';
import type { Head } from '../../room/head.ts';
import { faultOf } from '../admin/verify.ts';
import type { Asked, Journal } from './journal.ts';
import type { Committed, Model, Row } from './model.ts';
import type { Views } from './pictures.ts';

/** What a client holds when all is quiet. */
export interface Holding {
  readonly client: string;
  readonly table: string | undefined;
  readonly viewer: Viewer;
  /** Undefined: it holds none, or has no line. */
  readonly view: unknown;
  readonly isConnected: boolean;
}

/** So long a node whose lease is over keeps what it would say to itself: it was refused earlier. */
const HELD_MS = 10_000;
/** Requests that are always written where they are acknowledged. */
const WRITTEN: readonly string[] = ['act', 'talk', 'note', 'start'];

/** All that can be said only at the end. */
export function checkAll(model: Model, views: Views, journal: Journal, holdings: readonly Holding[]): void {
  for (const row of model.rows.values()) {
    checkLog(row, journal);
    checkRequests(row, journal);
    checkSeats(row, journal);
  }
  for (const { client, table, viewer, view, isConnected } of holdings) {
    if (table === undefined || !model.rows.has(table)) journal.fail('I8', `${client} found no table`);
    else if (!isConnected) journal.fail('I8', `${client} has not come back`);
    else if (!views.isPresent(table, viewer, view))
      journal.fail('I8', `${client} does not see what is stored`);
  }
}

/** I2: no gaps, and the log gives the state and every mark. */
function checkLog({ head, state, entries, marks, past }: Row, journal: Journal): void {
  const wrong = chainFault(past) ?? faultOf({ head, state: state?.state, entries, marks });
  if (wrong !== undefined) journal.fail('I2', `${head.game} ${wrong}`);
}

function chainFault(past: Row['past']): string | undefined {
  if (past.some(({ rev }, i) => rev !== i)) return 'has a gap in its numbers';
  const isOlder = past.some(({ head: { version } }, i) => version < (past[i - 1]?.head.version ?? 0));
  return isOlder ? 'was written by older rules again' : undefined;
}

/** I1: what was acknowledged is written, what was refused is not, and nothing is written twice. */
function checkRequests({ head, past }: Row, journal: Journal): void {
  const written = new Map<string, number[]>();
  let before: Head['ids'] = [];
  for (const one of past) {
    const known = new Set(before.flat());
    const fresh = one.head.ids.flat().filter((id) => !known.has(id));
    for (const id of fresh) written.set(id, [...(written.get(id) ?? []), one.at]);
    // Whatever is not remembered with what it wrote would be done a second time.
    if (fresh.length === 0 && isAskedFor(one))
      journal.fail('I1', `${one.entry?.kind} ${one.rev} is written without the request it answers`);
    before = one.head.ids;
  }
  for (const { client, table, id, t, answer, answeredAt, times } of journal.asked) {
    if (table !== head.id) continue;
    const at = written.get(id) ?? [];
    if (at.length > 1) journal.fail('I1', `${t} ${id} of ${client} is written ${at.length} times`);
    else if (answer === 'done' && at.length === 0 && WRITTEN.includes(t))
      journal.fail('I1', `${t} ${id} of ${client} was acknowledged and is not written`);
    else if (
      answer !== undefined &&
      answer !== 'done' &&
      !at.every((when) => when > answeredAt - HELD_MS && times > 1 && mayChange(t, answer))
    )
      journal.fail('I1', `${t} ${id} of ${client} was refused (${answer}) and is written`);
  }
}

/**
 * What is asked again, or comes a second time on an abandoned line, may be done if what stood in its way has
 * gone. What the rules refuse to a decision they refuse for good: by then it is another decision.
 */
const mayChange = (t: Asked['t'], refusal: string): boolean => t !== 'act' || /^(room|store)\./.test(refusal);

/** Only a person's request makes such an entry. */
const isAskedFor = ({ entry }: Committed): boolean =>
  entry?.kind === 'undo' || (entry?.kind === 'act' && entry.by === 'person');

/** I6: a chair that was given is kept, and is one person's. */
function checkSeats({ head }: Row, journal: Journal): void {
  for (const { table, seat, key } of journal.joined) {
    if (table === head.id && head.seats[seat]?.key !== key)
      journal.fail('I6', `chair ${seat} is not whose it was said to be`);
  }
  const keys = head.seats.flatMap(({ key }) => key ?? []);
  if (new Set(keys).size < keys.length) journal.fail('I6', 'somebody has two chairs');
}
