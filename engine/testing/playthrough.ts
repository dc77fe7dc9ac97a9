import type { Kind, Seat } from '../game.ts';
import { type GameRecord, replay } from '../record.ts';
import { say } from '../text.ts';
import type { Title } from '../title.ts';

/** How a record is told: under which heading, who sits where, and which events begin a new paragraph. */
export interface Telling {
  readonly heading: string;
  readonly names: readonly string[];
  readonly opens: readonly string[];
}

/** A whole game as text: what everybody reads, and what only some are told. */
export function playthrough<K extends Kind>(
  { game, texts, tell }: Pick<Title<K>, 'game' | 'texts' | 'tell'>,
  record: GameRecord,
  { heading, names, opens }: Telling,
): string {
  const reader = { language: 'en', names };
  const lines = [`${heading}, ${record.seats} seats, ${JSON.stringify(record.config)}`];
  for (const { state, events } of replay(game, record)) {
    for (const event of events) {
      if (opens.includes(event.type)) lines.push('');
      const read = (viewer: Seat | 'public'): string[] => {
        const seen = game.redact(event, viewer, state, 'live');
        return seen === undefined ? [] : tell(seen).map((line) => say(texts.en, line, reader));
      };
      const everybody = read('public');
      lines.push(...everybody);
      names.slice(0, record.seats).forEach((name, seat) => {
        const apart = read(seat).filter((line) => !everybody.includes(line));
        lines.push(...apart.map((line) => `    to ${name}: ${line}`));
      });
    }
  }
  return `${lines.join('\n')}\n`;
}
