import type { Kind } from '../../engine/game.ts';
import { type Delta, patch } from '../../room/delta.ts';
import type { Past } from '../../room/protocol.ts';

/** A history unrolled: every view it passed through. */
export interface Reel {
  readonly eyes: Past['eyes'];
  readonly frames: readonly { readonly view: unknown; readonly events: readonly Kind['event'][] }[];
  /** The frames at which a turn begins. */
  readonly marks: readonly number[];
}

export function reelOf({ eyes, frames }: Past): Reel {
  let view: unknown = null;
  const unrolled = frames.map((frame) => {
    view = patch(view, frame.d as Delta | undefined);
    return { view, events: frame.e as Kind['event'][] };
  });
  return { eyes, frames: unrolled, marks: frames.flatMap((frame, i) => (frame.mark ? [i] : [])) };
}
