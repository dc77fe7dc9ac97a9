import type { RawData } from 'ws';
import type { ClientMessage, Sentence } from '../room/protocol.ts';
import { StoreTrouble } from '../room/store.ts';
import { CLOSE } from './closeCodes.ts';
import type { Context } from './context.ts';
import { bucket } from './rates.ts';
import { OtherVersion } from './tables.ts';
import { readMessage } from './validate.ts';

/** Messages that are still being answered; a lawful client never has more. */
const MOST_PENDING = 64;

export type Inbox = (data: RawData, isBinary: boolean) => void;

/** What one client says: read, counted and handed on. Whatever cannot be answered fails with a sentence. */
export function newInbox(
  { limits, metrics, log, time }: Context,
  answer: (message: ClientMessage) => Promise<void> | undefined,
  fail: (error: Sentence, close?: number) => void,
): Inbox {
  const rate = bucket(limits.message);
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

  return (data, isBinary) => {
    if (!rate.take(time.now()) || pending >= MOST_PENDING) {
      metrics.count('crossings_rate_limited_total');
      fail({ key: 'link.tooOften' }, CLOSE.tooOften);
      return;
    }
    const message = isBinary ? undefined : readMessage(String(data));
    if (message === undefined) fail({ key: 'link.badMessage' });
    else void settle(message);
  };
}
