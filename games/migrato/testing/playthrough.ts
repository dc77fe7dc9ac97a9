import type { Seat } from '../../../engine/game.ts';
import { type GameRecord, replay } from '../../../engine/record.ts';
import { say } from '../../../engine/text.ts';
import { faceOf } from '../content.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { en } from '../text/en.ts';
import { tell } from '../text/tell.ts';
import type { CardView } from '../view.ts';
import { short } from './cards.ts';

const NAMES = ['Ana', 'Ben'] as const;
const reader = { language: 'en', names: NAMES };

/** A whole game as text: what the public reads, what only one player is told, and the table after each turn. */
export function playthrough(record: GameRecord): string {
  const lines = [`Migrato with ${JSON.stringify(record.config)}`, ''];
  for (const { state, events } of replay(game, record)) {
    for (const event of events) lines.push(...told(event, state));
    const over = state.ended !== null;
    if (over || events.some(({ type }) => type === 'turnEnded')) lines.push(...table(state), '');
  }
  return `${lines.join('\n')}\n`;
}

function told(event: Event, state: State): string[] {
  const read = (viewer: Seat | 'public'): string[] => {
    const seen = game.redact(event, viewer, state, 'live');
    return seen === undefined ? [] : tell(seen).map((line) => say(en, line, reader));
  };
  const everybody = read('public');
  const apart = NAMES.flatMap((name, seat) =>
    read(seat)
      .filter((line) => !everybody.includes(line))
      .map((line) => `    to ${name} alone: ${line}`),
  );
  return [...everybody, ...apart];
}

/** What everybody sees; a night card in flight is a star. */
function table(state: State): string[] {
  const { seats, draw, discard } = game.view(state, 'public');
  const rows = seats.map(({ colonies, settlements, score, known }, seat) => {
    const flying = colonies.map(({ slot, cards }) => `${slot}: ${cards.map(seen).join(' ')}`);
    const home = settlements.map(({ cards }) => cards.map((id) => short(faceOf(id))).join(' '));
    const marked = known.length === 0 ? '' : `; known: ${known.map((id) => short(faceOf(id))).join(' ')}`;
    return `  ${NAMES[seat]}, ${score} home [${home.join(', ')}], in flight [${flying.join(', ')}]${marked}`;
  });
  return [...rows, `  ${draw} to draw, ${discard.length} discarded`];
}

function seen(card: CardView): string {
  if (typeof card !== 'object') return card === 'night' ? '*' : short(faceOf(card));
  return 'down' in card ? `(${short(faceOf(card.down))})` : '*';
}
