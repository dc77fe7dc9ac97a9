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

type Places = ReadonlyMap<string, DOMRect>;

/** More than so many say nothing any more. */
const MOST = 6;
/** Whatever moved less was pushed aside by its neighbours. */
const FAR = 24;

/** Where something came, went or stood before; flights first, for the game itself has named them. */
export function spotsOf(was: Places, is: Places, flights: readonly Flight[]): readonly Spot[] {
  const flown = new Set(flights.map(({ to }) => to));
  const left = new Set(flights.map(({ from }) => from));
  const named = [...is].filter(([name]) => flown.has(name));
  const came = [...is].filter(([name]) => !was.has(name) && !flown.has(name));
  const went = [...was].filter(([name]) => !is.has(name) && !left.has(name));
  const moved = [...is].filter(([name, rect]) => isFar(was.get(name), rect));
  const here = named.length + came.length > 0 ? [...named, ...came] : moved;
  const spots = [
    ...here.map(([, rect]) => spotAt(rect, false)),
    ...went.map(([, rect]) => spotAt(rect, true)),
  ].filter(({ width, height }) => width > 0 && height > 0);
  return spots.slice(0, MOST);
}

const isFar = (was: DOMRect | undefined, is: DOMRect): boolean =>
  was !== undefined && was.width > 0 && Math.hypot(is.left - was.left, is.top - was.top) > FAR;

const spotAt = ({ left, top, width, height }: DOMRect, gone: boolean): Spot => ({
  left,
  top,
  width,
  height,
  gone,
});
