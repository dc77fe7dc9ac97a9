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
/** Higher than anything that lies still. */
const IN_FLIGHT = 11;
const LIFT = 'cubic-bezier(0.25, 0.8, 0.35, 1)';

const pieces = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-piece]');

export function places(): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of pieces()) found.set(piece.dataset.piece ?? '', piece.getBoundingClientRect());
  return found;
}

/** Whatever is still under way arrives: measured on its way, it would be found where it never lies. */
export function settle(): void {
  for (const piece of pieces()) for (const way of piece.getAnimations()) way.finish();
}

/** Plays the way from the old places to the new ones. Call it right after the new view is on the page. */
export function glide(before: Places, flights: readonly Flight[]): void {
  if (document.hidden) return;
  const flown = new Map(flights.map((flight) => [flight.to, flight]));
  const order = [...flown.keys()];
  for (const piece of pieces()) {
    const name = piece.dataset.piece ?? '';
    const flight = flown.get(name);
    const was = before.get(flight?.from ?? name);
    if (was === undefined || was.width === 0) continue;
    move(piece, was, flight);
    if (flight !== undefined && !calmMotion())
      raise(piece, IN_FLIGHT + order.indexOf(name), durationOf(flight));
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
  piece.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
    duration: durationOf(flight),
    easing: LIFT,
  });
}

const durationOf = (flight: Flight | undefined): number => (flight?.slow === true ? SLOW_MS : GLIDE_MS);

/**
 * What only slides keeps its place among its neighbours: raised, the back row would lie over the front row.
 * What flies lies above all of them, the last named highest; what holds it is raised, too, or a neighbour of
 * that would cover it. Only positioned elements and items of a grid or a flexbox can be raised.
 */
function raise(piece: HTMLElement, zIndex: number, duration: number): void {
  for (
    let one: HTMLElement | null = piece;
    one !== null && !one.matches('.board, .mine');
    one = one.parentElement
  )
    one.animate([{ zIndex }, { zIndex }], { duration });
}
