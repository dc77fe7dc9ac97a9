import type { Flight } from '../../kit/stage.ts';

/** A place on the screen that a step of the recap changed. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What stood there is gone. */
  readonly gone: boolean;
}

/** The way something took, from the middle of one place to the middle of another. */
export interface Way {
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
export function spotsOf(was: Places, is: Places, flights: readonly Flight[]): readonly Spot[] {
  const flown = new Set(flights.map(({ to }) => to));
  const named = [...is].filter(([name]) => flown.has(name));
  const came = [...is].filter(([name]) => !was.has(name) && !flown.has(name));
  const went = [...was].filter(([name]) => !is.has(name));
  const moved = [...is].filter(([name, rect]) => isFar(was.get(name), rect));
  const here = named.length + came.length > 0 ? [...named, ...came] : moved;
  const spots = [
    ...here.map(([, rect]) => spotAt(rect, false)),
    ...went.map(([, rect]) => spotAt(rect, true)),
  ].filter(({ width, height }) => width > 0 && height > 0);
  return spots.slice(0, MOST);
}

/** The ways that are long enough to be seen as ways. */
export function waysOf(was: Places, is: Places, flights: readonly Flight[]): readonly Way[] {
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

const spotAt = ({ left, top, width, height }: DOMRect, gone: boolean): Spot => ({
  left,
  top,
  width,
  height,
  gone,
});
