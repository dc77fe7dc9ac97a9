import type { Seat } from '../../../engine/game.ts';
import { type GameRecord, replay } from '../../../engine/record.ts';
import { say } from '../../../engine/text.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';
import { tell } from '../text/tell.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'] as const;

/** A whole game as text: what everybody reads, and what only some are told. */
export function playthrough(record: GameRecord): string {
  const lines = [`Ellis Island, ${record.seats} seats, ${JSON.stringify(record.config)}`];
  for (const { state, events } of replay(game, record)) {
    for (const event of events) {
      if (event.type === 'turnBegan') lines.push('');
      lines.push(...told(event, state, record.seats));
    }
  }
  return `${lines.join('\n')}\n`;
}

function told(event: Event, state: State, seats: number): string[] {
  const reader = { language: 'en', names: NAMES };
  const read = (viewer: Seat | 'public'): string[] => {
    const seen = game.redact(event, viewer, state, 'live');
    return seen === undefined ? [] : tell(seen).map((line) => say(en, line, reader));
  };
  const everybody = read('public');
  const apart = NAMES.slice(0, seats).flatMap((name, seat) =>
    read(seat)
      .filter((line) => !everybody.includes(line))
      .map((line) => `    to ${name}: ${line}`),
  );
  return [...everybody, ...apart];
}
