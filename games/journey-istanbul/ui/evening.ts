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
  const lines = rest.flatMap((event) => linesOf(event).map((line) => ({ kind: event.type, line })));
  return { t: row?.t ?? null, faces, lines };
}

function linesOf(event: Event): readonly Line[] {
  if (event.type !== 'dayBegan') return tell(event);
  return [{ key: 'ui.moment.morning', args: { date: date(event.t), starter: { seat: event.starter } } }];
}
