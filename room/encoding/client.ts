import type { InStead } from '../instead.ts';
import type { ServerMessage } from '../protocol.ts';
import type { ClientMessage } from '../requests.ts';
import { STEPS } from './codebook.ts';
import type { Delta } from './delta.ts';
import { expander } from './expand.ts';

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
  end: number,
  e: { readonly type: string }[] | 0,
  d: Delta | 0,
  id?: string | 0,
  by?: InStead,
];

/** Asks for the codebook with its `hello` and turns compact steps into plain ones. */
export function compactClient(): ClientEncoding {
  let expand = (text: string): string => text;
  /** The latest number: a step says only how its own ends. */
  let known = 0;
  return {
    write(message) {
      if (message.t !== 'hello') return plainClient.write(message);
      known = message.last ?? 0;
      return plainClient.write({ ...message, words: true });
    },
    read(text) {
      const message: ServerMessage | CompactStep = JSON.parse(text.startsWith('[') ? expand(text) : text);
      if (isStep(message)) {
        known += 1 + ((((message[0] - known - 1) % STEPS) + STEPS) % STEPS);
        return stepOf(message, known);
      }
      // From here on; what came before has no codes in it.
      if (message.t === 'welcome' && message.book !== undefined) expand = expander(message.book);
      if (message.t === 'welcome' || message.t === 'sync') known = message.seq;
      return message;
    },
  };
}

// Array.isArray alone does not narrow a readonly list.
const isStep = (message: ServerMessage | CompactStep): message is CompactStep => Array.isArray(message);

const stepOf = ([, e, d, id, by]: CompactStep, seq: number): ServerMessage => ({
  t: 'step',
  seq,
  ...(e !== 0 && { e }),
  ...(d !== 0 && { d }),
  ...(typeof id === 'string' && { id }),
  ...(by !== undefined && { by }),
});
