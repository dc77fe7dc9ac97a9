import type { Time } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { ClientMessage } from '../room/requests.ts';
import { StoreTrouble } from '../room/store.ts';
import { CLOSE } from './closeCodes.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import type { Peer } from './peer.ts';
import type { Log, Security } from './ports.ts';
import { bucket } from './rates.ts';
import { OtherVersion } from './tables.ts';
import { readMessage } from './validate.ts';

/** Messages that are still being answered; a lawful client never has more. */
const MOST_PENDING = 64;

type Dear = 'talk' | 'history' | 'table';

/**
 * What costs more than other messages: kept for good, told to everybody, or the game is played again. Whoever
 * begins, plays or leaves is not held up by it.
 */
const DEAR: Readonly<Record<ClientMessage['t'], Dear | null>> = {
  hello: null,
  ping: null,
  probed: null,
  act: null,
  undo: null,
  consent: null,
  resync: null,
  start: null,
  leave: null,
  talk: 'talk',
  introduce: 'talk',
  knock: 'talk',
  pair: 'talk',
  history: 'history',
  why: 'history',
  pause: 'table',
  resume: 'table',
  stepBack: 'table',
  return: 'table',
  renew: 'table',
  revoke: 'table',
  rematch: 'table',
  note: 'table',
  seat: 'table',
  arrange: 'table',
  open: 'table',
  away: 'table',
  nudge: 'table',
  ready: 'table',
  rename: 'table',
  move: 'table',
  swap: 'table',
  handOver: 'table',
  pass: 'table',
  spare: 'table',
  pace: 'table',
  letIn: 'table',
  share: 'table',
};

/** A message as it came; only a text is read, and only if it may be. */
export type Inbox = (data: { toString(): string }, isBinary: boolean) => void;

export interface InboxNeeds {
  readonly limits: Limits;
  readonly gate: Gate;
  readonly log: Log;
  readonly time: Time;
  readonly security: Security;
}

/** What becomes of a message: answered, or one of these. */
export interface Outcomes {
  answer(message: ClientMessage): Promise<void> | undefined;
  /** This request is not done now; the line stays. */
  refuse(id: string, why: Sentence): void;
  fail(error: Sentence, close?: number): void;
}

/** What one client says: read, counted and handed on. Whatever cannot be answered fails with a sentence. */
export function newInbox(
  { limits, gate, log, time, security }: InboxNeeds,
  peer: Peer,
  { answer, refuse, fail }: Outcomes,
): Inbox {
  const rate = bucket(limits.connection.message);
  const { talk, history, table } = limits.connection;
  const dear = { talk: bucket(talk), history: bucket(history), table: bucket(table) };
  let pending = 0;

  async function settle(message: ClientMessage): Promise<void> {
    pending++;
    try {
      await answer(message);
    } catch (error) {
      if (error instanceof OtherVersion) {
        fail(error.sentence, CLOSE.version);
        return;
      }
      log.error({ error: String(error) }, 'a message could not be answered');
      fail({ key: error instanceof StoreTrouble ? `store.${error.kind}` : 'link.trouble' });
    } finally {
      pending--;
    }
  }

  function isTooOften(): boolean {
    const isFine = rate.take(time.now()) && pending < MOST_PENDING;
    if (!isFine) security.note('too often: messages on one line', peer);
    return !isFine || !gate.pass('message', peer);
  }

  const isTooDear = ({ t }: ClientMessage): boolean => {
    const what = DEAR[t];
    return what !== null && !(dear[what].take(time.now()) && gate.pass(what, peer));
  };

  return (data, isBinary) => {
    if (isTooOften()) {
      fail({ key: 'link.tooOften' }, CLOSE.tooOften);
      return;
    }
    const message = isBinary ? undefined : readMessage(String(data));
    if (message === undefined) fail({ key: 'link.badMessage' });
    else if ('id' in message && isTooDear(message)) refuse(message.id, { key: 'link.tooOften' });
    else void settle(message);
  };
}
