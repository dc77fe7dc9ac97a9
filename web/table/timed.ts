import type { Scene } from '../../room/encoding/follow.ts';
import { AN_HOUR_MS } from '../link/hour.ts';

/** What is counted down. Alone, neither a day nor a time in which nobody has to act hurries anybody. */
export function timedIn(
  { left, awaiting }: Scene,
  isAlone: boolean,
): { leftMs: number; atMs: number } | undefined {
  if (left === null || (isAlone && (left >= AN_HOUR_MS || awaiting.must.length === 0))) return undefined;
  return { leftMs: left, atMs: performance.now() };
}
