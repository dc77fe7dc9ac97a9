import { afterEach, expect, test, vi } from 'vitest';
import { glide } from './stage.ts';

vi.mock('./settings.svelte.ts', () => ({ calmMotion: () => false }));
afterEach(() => vi.unstubAllGlobals());

/** A thing on the table, in the row it lies in, that notes how it is moved. */
function thing(piece: string, left: number, parentElement: object | null) {
  const frames: Record<string, unknown>[] = [];
  return {
    dataset: { piece },
    frames,
    parentElement,
    matches: () => false,
    getBoundingClientRect: () => ({ left, top: 0, width: 10, height: 14 }),
    animate: (keys: readonly Record<string, unknown>[]) => void frames.push(...keys),
  };
}
const heightOf = ({ frames }: ReturnType<typeof thing>): unknown =>
  frames.find((frame) => 'zIndex' in frame)?.zIndex;

test('what only slides keeps its place among its neighbours; what flies lies above, the last named highest', () => {
  const board = { matches: () => true, parentElement: null };
  const back = thing('back', 40, board);
  const row = thing('', 0, board);
  const [first, second] = [thing('hand-1', 80, row), thing('hand-2', 90, row)];
  vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [back, first, second] });
  const was = (left: number) => ({ left, top: 0, width: 10, height: 14 }) as DOMRect;
  const before = new Map([
    ['back', was(20)],
    ['card-1', was(0)],
    ['card-2', was(5)],
  ]);
  glide(before, [
    { from: 'card-1', to: 'hand-1' },
    { from: 'card-2', to: 'hand-2' },
  ]);
  for (const one of [back, first, second])
    expect(one.frames.some((frame) => 'transform' in frame)).toBe(true);
  expect([back, first, second].map(heightOf)).toEqual([undefined, 11, 12]);
  // A neighbour of what holds it would cover it: that is raised, too.
  expect(heightOf(row)).toBe(11);
});
