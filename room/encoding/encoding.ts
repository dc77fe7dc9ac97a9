import type { Kind } from '../../engine/game.ts';
import type { InStead } from '../instead.ts';
import type { Picture, ServerMessage } from '../protocol.ts';

/** What happened and what changed for one pair of eyes. */
export interface SeenStep {
  readonly seq: number;
  readonly events: readonly Kind['event'][];
  readonly before: Picture | null;
  readonly after: Picture | null;
  /** Somebody did not do it themselves. */
  readonly by?: InStead;
}

export interface WrittenStep {
  readonly text: string;
  /** The text for whoever asked for this step, if it can say so itself. Undefined: an `ack` must follow. */
  answering(id: string): string | undefined;
}

/**
 * How a connection is written to; its `hello` chose. Only the client's end (client.ts) reads these texts:
 * whoever sends them knows what they are.
 */
export interface Encoding {
  /** Any message but a step. */
  message(message: ServerMessage): string;
  /** Undefined if nothing shows. */
  step(step: SeenStep): WrittenStep | undefined;
}
