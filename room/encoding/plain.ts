import { diff } from './delta.ts';
import type { Encoding } from './encoding.ts';

/** Every message is one JSON object: for programs in any language, and where nothing has to travel. */
export const plain: Encoding = {
  message: (message) => JSON.stringify(message),
  step({ seq, events, before, after, by }) {
    const d = diff(before, after);
    if (d === undefined && events.length === 0) return undefined;
    const e = events.length > 0 && { e: events };
    const text = plain.message({ t: 'step', seq, ...e, ...(d !== undefined && { d }), ...(by && { by }) });
    return { text, answering: () => undefined };
  },
};
