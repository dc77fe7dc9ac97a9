import type { Kind } from '../../engine/game.ts';
import { readPast } from '../../room/encoding/past.ts';
import type { Past } from '../../room/protocol.ts';

/** A history unrolled: every view it passed through. */
export interface Reel {
  readonly eyes: Past['eyes'];
  readonly frames: readonly { readonly view: unknown; readonly events: readonly Kind['event'][] }[];
  /** The frames at which a turn begins. */
  readonly marks: readonly number[];
}

export function reelOf({ eyes, frames }: Past): Reel {
  return { eyes, frames: readPast(frames), marks: frames.flatMap((frame, i) => (frame.mark ? [i] : [])) };
}
