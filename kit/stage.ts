import { calmMotion } from './settings.svelte.ts';

/**
 * Moves what moved. Things on the table carry `data-piece`; the stage compares where each was with where it
 * is.
 * What changed its name on the way (a card out of a hand) is named by a flight.
 */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** A way that deserves to be watched. */
  readonly slow?: boolean;
}

type Places = ReadonlyMap<string, DOMRect>;

const GLIDE_MS = 320;
const SLOW_MS = 900;
const LIFT = 'cubic-bezier(0.25, 0.8, 0.35, 1)';

const pieces = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-piece]');

export function places(): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of pieces()) found.set(piece.dataset.piece ?? '', piece.getBoundingClientRect());
  return found;
}

/** Plays the way from the old places to the new ones. Call it right after the new view is on the page. */
export function glide(before: Places, flights: readonly Flight[]): void {
  if (document.hidden) return;
  const flown = new Map(flights.map((flight) => [flight.to, flight]));
  for (const piece of pieces()) {
    const name = piece.dataset.piece ?? '';
    const flight = flown.get(name);
    const was = before.get(flight?.from ?? name);
    if (was === undefined || was.width === 0) continue;
    move(piece, was, flight);
  }
}

function move(piece: HTMLElement, was: DOMRect, flight: Flight | undefined): void {
  const is = piece.getBoundingClientRect();
  if (is.width === 0) return;
  const dx = was.left + was.width / 2 - (is.left + is.width / 2);
  const dy = was.top + was.height / 2 - (is.top + is.height / 2);
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  if (calmMotion()) {
    if (flight !== undefined) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE_MS });
    return;
  }
  const scale = flight === undefined ? 1 : was.width / is.width;
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: flight?.slow === true ? SLOW_MS : GLIDE_MS,
      easing: LIFT,
    },
  );
}
