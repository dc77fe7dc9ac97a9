import type { ServerMessage } from './protocol.ts';
import { expand, type Words } from './squeeze.ts';

/**
 * Reads what comes over one connection. If its `hello` asked for words, steps come as `[seq, events, change]`, squeezed,
 * with 0 for nothing; here they become plain steps again.
 */
export function listening(): (text: string) => ServerMessage {
  let words: Words | undefined;
  return (text) => {
    const message = JSON.parse(text) as ServerMessage | readonly [number, unknown, unknown];
    if (isSqueezed(message)) {
      const [seq, events, change] = message;
      const e = expand(events, words ?? NONE);
      const d = expand(change, words ?? NONE);
      return { t: 'step', seq, ...(Array.isArray(e) && { e }), ...(d !== 0 && { d }) };
    }
    if (message.t === 'welcome') words = message.words;
    return message;
  };
}

const NONE: Words = { strings: [], shapes: [] };

const isSqueezed = (
  message: ServerMessage | readonly [number, unknown, unknown],
): message is readonly [number, unknown, unknown] => Array.isArray(message);
