import type { Game, Kind } from '../../engine/game.ts';
import { bookOf } from './bookOf.ts';
import { type Codebook, STEPS } from './codebook.ts';
import { written } from './delta.ts';
import type { Encoding } from './encoding.ts';
import { plain } from './plain.ts';
import { squeezer } from './squeeze.ts';

const known = new WeakMap<Game<Kind>, Encoding>();

/**
 * Steps are lists in which words and shapes of the game stand as codes; `welcome` tells them. They are learnt
 * once for each game, which takes a few games at random.
 */
export function compactFor(game: Game<Kind>): Encoding {
  const held = known.get(game);
  if (held !== undefined) return held;
  const fresh = compact(bookOf(game));
  known.set(game, fresh);
  return fresh;
}

function compact(book: Codebook): Encoding {
  const writing = squeezer(book);
  return {
    message: (message) => plain.message(message.t === 'welcome' ? { ...message, book } : message),
    step({ seq, events, before, after, by }) {
      const change = written(before, after, writing);
      if (change === undefined && events.length === 0) return undefined;
      const open = `[${seq % STEPS},${events.length > 0 ? writing.value(events) : 0},${change ?? 0}`;
      const end = by === undefined ? ']' : `,${JSON.stringify(by)}]`;
      const text = by === undefined ? `${open}]` : `${open},0${end}`;
      return { text, answering: (id) => `${open},"${id}"${end}` };
    },
  };
}
