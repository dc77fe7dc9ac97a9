import type { Seat } from '../../../engine/game.ts';
import { type GameRecord, replay } from '../../../engine/record.ts';
import { say } from '../../../engine/text.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';
import { tell } from '../text/tell.ts';
import { stand, waiting } from './play.ts';

const NAMES = ['Ana', 'Ben', 'Cem', 'Dua', 'Eli', 'Fay'] as const;
const reader = { language: 'en', names: NAMES };

/** A whole game as text: what the public reads, what only one player is told, and the boards after each turn. */
export function playthrough(record: GameRecord): string {
  const lines = [`Displacement with ${JSON.stringify(record.config)}`, ''];
  for (const { state, events } of replay(game, record)) {
    for (const event of events) {
      if (event.type === 'turnStarted') lines.push(...table(state), '');
      lines.push(...told(event, state));
    }
    if (state.ended !== null) lines.push(...table(state), '');
  }
  return `${lines.join('\n')}\n`;
}

function told(event: Event, state: State): string[] {
  const read = (viewer: Seat | 'public'): string[] => {
    const seen = game.redact(event, viewer, state, 'live');
    return seen === undefined ? [] : tell(seen).map((line) => say(en, line, reader));
  };
  const everybody = read('public');
  const apart = state.nations.flatMap((_nation, seat) =>
    read(seat)
      .filter((line) => !everybody.includes(line))
      .map((line) => `    to ${NAMES[seat]} alone: ${line}`),
  );
  return [...everybody, ...apart];
}

/** Tokens, displaced people with their colours, communities; and what is known not to be the goal. */
function table(state: State): string[] {
  return game.view(state, 'public').nations.map(({ ruledOut, crashes }, seat) => {
    const colours = waiting(state, seat);
    const not = ruledOut.length === 0 ? '' : `; not ${ruledOut.join(', ')}`;
    const kept = crashes.map(({ left }) => `; crash ${left}`).join('');
    return `  ${NAMES[seat]} ${stand(state, seat)}${colours === '' ? '' : ` [${colours}]`}${kept}${not}`;
  });
}
