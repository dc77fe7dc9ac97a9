import type { Kind } from '../../engine/game.ts';
import type { Told } from '../../kit/table.ts';
import { isOfTable } from '../../room/limits.ts';
import type { Past } from '../../room/protocol.ts';

/** A history as its story needs it: what was taken back did not happen. */
export function toldOf({ frames }: Past): readonly Told<Kind>[] {
  const kept: Told<Kind>[] = [];
  frames.forEach((frame, seq) => {
    if (isOfTable(frame.kind)) return;
    if (frame.kind !== 'undo') {
      kept.push({ seq, events: frame.e });
      return;
    }
    // Taking back goes to the state before the latest entry that was made at a mark.
    do kept.pop();
    while (kept.length > 0 && frames[kept.at(-1)?.seq ?? 0]?.mark !== true);
  });
  return kept;
}
