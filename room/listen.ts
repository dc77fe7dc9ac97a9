import type { ServerMessage } from './protocol.ts';
import { expander } from './squeeze.ts';

type Squeezed = readonly [seq: number, events: unknown[] | 0, change: unknown, id?: string];

/**
 * Reads what comes over one connection. If its `hello` asked for words, steps come as `[seq, events, change, id]`, squeezed,
 * with 0 for nothing; here they become plain steps again.
 */
export function listening(): (text: string) => ServerMessage {
  let expand: ((text: string) => unknown) | undefined;
  return (text) => {
    if (text.startsWith('[') && expand !== undefined) {
      const [seq, e, d, id] = expand(text) as Squeezed;
      return {
        t: 'step',
        seq,
        ...(e !== 0 && { e }),
        ...(d !== 0 && { d }),
        ...(id !== undefined && { id }),
      };
    }
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome' && message.words !== undefined) expand = expander(message.words);
    return message;
  };
}
