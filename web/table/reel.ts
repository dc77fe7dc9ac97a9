import { seeded } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { readPast, type SeenEntry } from '../../room/encoding/past.ts';
import type { Past } from '../../room/protocol.ts';

/** A history unrolled: every view it passed through. */
export interface Reel extends Pick<Past, 'eyes' | 'may'> {
  readonly frames: readonly SeenEntry[];
  /** The frames at which a turn begins. */
  readonly marks: readonly number[];
}

export function reelOf({ eyes, may, frames }: Past): Reel {
  const marks = frames.flatMap((frame, i) => (frame.mark ? [i] : []));
  return { eyes, may, frames: readPast(frames), marks };
}

/** The frame that shows this moment, whoever's eyes these are. */
export function frameAt({ frames }: Pick<Reel, 'frames'>, moment: number): number {
  const found = frames.findIndex(({ n }) => n >= moment);
  return found < 0 ? frames.length - 1 : found;
}

/** The nearest of these places before or after this one, or the end on that side. */
export function nextOf(places: readonly number[], at: number, step: 1 | -1, last: number): number {
  if (step > 0) return places.find((place) => place > at) ?? last;
  return places.findLast((place) => place < at) ?? 0;
}

/**
 * What was told these eyes then. Once a game is over its history tells all, and beside a view of then that
 * would name the cards that view keeps covered.
 */
export function asThen(
  { eyes, frames }: Pick<Reel, 'eyes' | 'frames'>,
  rules: Pick<Game<Kind>, 'imagine' | 'redact'>,
): readonly SeenEntry[] {
  if (eyes === 'all') return frames;
  const seat = eyes === 'public' ? 0 : eyes;
  return frames.map((frame) => {
    const world = rules.imagine(frame.view as Kind['view'], seat, null, seeded('then'));
    return { ...frame, events: frame.events.flatMap((one) => rules.redact(one, eyes, world, 'live') ?? []) };
  });
}
