import type { Kind, Seat } from '../../engine/game.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import type { InStead } from '../../room/instead.ts';

/** Something that happened, to be shown. */
export interface Act {
  readonly scene: Scene;
  readonly events: readonly Kind['event'][];
  readonly fresh: boolean;
  /** What this seat itself has done. */
  readonly own: boolean;
  /** In whose stead it was done, if somebody is away. */
  readonly by: InStead | undefined;
  /** Whose time had run out when the clock did it. */
  readonly late: readonly Seat[];
}
