import type { Line } from '../../../engine/text.ts';
import type { Event, FaceView } from '../event.ts';
import { date } from '../text/say.ts';
import { tell } from '../text/tell.ts';

/** The evening as a film: the cards that turn, then one sentence after another. */
export interface Film {
  readonly t: number | null;
  readonly faces: readonly (FaceView & { readonly card: number; readonly square: number })[];
  readonly lines: readonly { readonly kind: Event['type']; readonly line: Line }[];
}

/** Work, journeys, raids last: an order for show only (section 9). */
const SHOWN = ['work', 'journey', 'police'];

export function filmOf(events: readonly Event[]): Film {
  const row = events.find((event) => event.type === 'revealed');
  const faces = (row?.faces ?? []).toSorted((a, b) => SHOWN.indexOf(a.kind) - SHOWN.indexOf(b.kind));
  const rest = events.filter((event) => event.type !== 'revealed');
  const lines = rest.flatMap((event, i) => [
    ...untaken(faces, rest, i).map((line) => ({ kind: 'offered' as const, line })),
    ...linesOf(event).map((line) => ({ kind: event.type, line })),
  ]);
  return { t: row?.t ?? null, faces, lines };
}

/** What lay open and could be taken by nobody, said where its turn was over. */
function untaken(faces: Film['faces'], rest: readonly Event[], at: number): readonly Line[] {
  const isOver = (event: Event | undefined, kind: 'journey' | 'work'): boolean =>
    event?.type === 'dayBegan' ||
    event?.type === 'gameEnded' ||
    (kind === 'journey' && event?.type === 'offered' && event.face.kind === 'work');
  return (['journey', 'work'] as const)
    .filter((kind) => faces.some((face) => face.kind === kind))
    .filter((kind) => isOver(rest[at], kind) && !rest.slice(0, at).some((event) => isOver(event, kind)))
    .filter((kind) => !rest.some((event) => event.type === 'offered' && event.face.kind === kind))
    .map((kind) => ({ key: `ui.moment.untaken.${kind}` }));
}

function linesOf(event: Event): readonly Line[] {
  if (event.type !== 'dayBegan') return tell(event);
  return [{ key: 'ui.moment.morning', args: { date: date(event.t), starter: { seat: event.starter } } }];
}
