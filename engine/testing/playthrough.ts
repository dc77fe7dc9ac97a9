import type { Kind, Seat } from '../game.ts';
import { type GameRecord, replay } from '../record.ts';
import { say } from '../text.ts';
import type { Title } from '../title.ts';

/** How a record is told: under which heading, who sits where, and where a paragraph ends. */
export interface Telling<K extends Kind> {
  readonly heading: string;
  readonly names: readonly string[];
  /** Events that begin a new paragraph. */
  readonly opens?: readonly K['event']['type'][];
  /** Events that end one. */
  readonly closes?: readonly K['event']['type'][];
  /** What everybody sees of the table, in a few lines, at the end of each paragraph. */
  table?(state: K['state']): readonly string[];
}

/** A whole game as text: what everybody reads, and what only some are told. */
export function playthrough<K extends Kind>(
  { game, texts, tell }: Pick<Title<K>, 'game' | 'texts' | 'tell'>,
  record: GameRecord,
  { heading, names, opens = [], closes = [], table = () => [] }: Telling<K>,
): string {
  const reader = { language: 'en', names, seat: null };
  const lines = [`${heading}, ${record.seats} seats, ${JSON.stringify(record.config)}`];
  const read = (event: K['event'], viewer: Seat | 'public', state: K['state']): string[] => {
    const seen = game.redact(event, viewer, state, 'live');
    return seen === undefined ? [] : tell(seen).map((line) => say(texts.en, line, reader));
  };
  for (const { state, events } of replay(game, record)) {
    for (const event of events) {
      if (opens.includes(event.type)) lines.push(...table(state), '');
      const everybody = read(event, 'public', state);
      lines.push(...everybody);
      names.slice(0, record.seats).forEach((name, seat) => {
        const apart = read(event, seat, state).filter((line) => !everybody.includes(line));
        lines.push(...apart.map((line) => `    to ${name}: ${line}`));
      });
      if (closes.includes(event.type)) lines.push(...table(state), '');
    }
    if (game.outcome(state) !== undefined) lines.push(...table(state));
  }
  return `${lines.join('\n')}\n`;
}
