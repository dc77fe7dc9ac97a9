import type { InStead } from '../instead.ts';
import type { ServerMessage } from '../protocol.ts';
import type { ClientMessage } from '../requests.ts';
import type { Delta } from './delta.ts';
import { expander } from './squeeze.ts';

/** The client's end of an encoding, made anew for each connection. */
export interface ClientEncoding {
  write(message: ClientMessage): string;
  read(text: string): ServerMessage;
}

export const plainClient: ClientEncoding = {
  write: (message) => JSON.stringify(message),
  read: (text) => JSON.parse(text),
};

/** A step as the compact encoding has it, with 0 for nothing. */
type CompactStep = readonly [
  seq: number,
  e: { readonly type: string }[] | 0,
  d: Delta | 0,
  id?: string | 0,
  by?: InStead,
];

/** Asks for words with its `hello` and turns compact steps into plain ones. */
export function compactClient(): ClientEncoding {
  let expand = (text: string): string => text;
  return {
    write: (message) => plainClient.write(message.t === 'hello' ? { ...message, words: true } : message),
    read(text) {
      const message: ServerMessage | CompactStep = JSON.parse(expand(text));
      if (isStep(message)) return stepOf(message);
      // From here on; what came before has no words in it.
      if (message.t === 'welcome' && message.words !== undefined) expand = expander(message.words);
      return message;
    },
  };
}

// Array.isArray alone does not narrow a readonly list.
const isStep = (message: ServerMessage | CompactStep): message is CompactStep => Array.isArray(message);

const stepOf = ([seq, e, d, id, by]: CompactStep): ServerMessage => ({
  t: 'step',
  seq,
  ...(e !== 0 && { e }),
  ...(d !== 0 && { d }),
  ...(typeof id === 'string' && { id }),
  ...(by !== undefined && { by }),
});
