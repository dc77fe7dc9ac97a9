import type { Flight } from '../../kit/stage.ts';

/** A place on the screen that a step of the recap changed. */
interface Spot {
  /** The piece it marks. */
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What stood there is gone. */
  readonly gone: boolean;
}

/** The way something took, from the middle of one place to the middle of another. */
interface Way {
  readonly from: Point;
  readonly to: Point;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

type Places = ReadonlyMap<string, DOMRect>;

/** More than so many say nothing any more. */
const MOST = 6;
/** Whatever moved less was pushed aside by its neighbours. */
const FAR = 24;

/** Where something came, went or stood before; flights first, for the game itself has named them. */
function spotsOf(was: Places, is: Places, flights: readonly Flight[]): readonly Spot[] {
  // Where nothing stayed, the board gave way to another: that all of it came or went says nothing.
  if (flights.length === 0 && ![...is].some(([name, { width }]) => width > 0 && was.has(name))) return [];
  const flown = new Set(flights.map(({ to }) => to));
  const named = [...is].filter(([name]) => flown.has(name));
  const came = [...is].filter(([name]) => !was.has(name) && !flown.has(name));
  const went = [...was].filter(([name]) => !is.has(name));
  const moved = [...is].filter(([name, rect]) => isFar(was.get(name), rect));
  const here = named.length + came.length > 0 ? [...named, ...came] : moved;
  const spots = [
    ...here.map(([name, rect]) => spotAt(name, rect, false)),
    ...went.map(([name, rect]) => spotAt(name, rect, true)),
  ].filter(({ width, height }) => width > 0 && height > 0);
  return spots.slice(0, MOST);
}

/** The ways that are long enough to be seen as ways. */
function waysOf(was: Places, is: Places, flights: readonly Flight[]): readonly Way[] {
  const ways = flights.flatMap(({ from, to }) => {
    const [start, end] = [was.get(from), is.get(to)];
    if (start === undefined || end === undefined || start.width === 0 || end.width === 0) return [];
    return isFar(start, end) ? [{ from: middleOf(start), to: middleOf(end) }] : [];
  });
  return ways.slice(0, MOST);
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const isFar = (was: DOMRect | undefined, is: DOMRect): boolean =>
  was !== undefined && was.width > 0 && Math.hypot(is.left - was.left, is.top - was.top) > FAR;

const spotAt = (name: string, { left, top, width, height }: DOMRect, gone: boolean): Spot => ({
  name,
  left,
  top,
  width,
  height,
  gone,
});

/**
 * A board wider than the glass is moved until the first spot is in sight, and the spots with it; nothing else
 * moves. What pans says so by `data-pans`.
 */
export function inSight({ spots, ways }: Marks): Marks {
  // A way has two ends: it is drawn where it is.
  if (ways.length > 0) return { spots, ways };
  return { spots: broughtInSight(spots), ways };
}

function broughtInSight(spots: readonly Spot[]): readonly Spot[] {
  const [first] = spots.filter(({ gone }) => !gone);
  const piece = first && document.querySelector(`[data-piece="${CSS.escape(first.name)}"]`);
  const pan = piece?.closest('[data-pans]');
  if (!first || !pan) return spots;
  const glass = pan.getBoundingClientRect();
  const isSeen =
    first.left >= glass.left &&
    first.left + first.width <= glass.right &&
    first.top >= glass.top &&
    first.top + first.height <= glass.bottom;
  if (isSeen) return spots;
  const [x, y] = [pan.scrollLeft, pan.scrollTop];
  pan.scrollLeft += first.left + first.width / 2 - (glass.left + glass.width / 2);
  pan.scrollTop += first.top + first.height / 2 - (glass.top + glass.height / 2);
  const [dx, dy] = [pan.scrollLeft - x, pan.scrollTop - y];
  return spots.map((spot) => ({ ...spot, left: spot.left - dx, top: spot.top - dy }));
}

interface Marks {
  readonly spots: readonly Spot[];
  readonly ways: readonly Way[];
}
export const NO_MARKS: Marks = { spots: [], ways: [] };

/** Only what was done to the reader is shown as a way: more of them would cover the board. */
export function marksOf(was: Places, is: Places, flights: readonly Flight[], hits: boolean): Marks {
  const spots = spotsOf(was, is, flights);
  const ways = hits ? waysOf(was, is, flights) : [];
  return { spots, ways };
}
