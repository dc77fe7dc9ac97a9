import { turningPoints } from '../../kit/turning.ts';
import type { Past } from '../../room/protocol.ts';
import type { Play } from './play.svelte.ts';
import { toldOf } from './told.ts';

/** A turning point in words, where it stands in this past, and the moment it is in everybody's. */
export interface TurningMoment {
  readonly at: number;
  readonly moment: number;
  /** What happened, and what it changed. */
  readonly what: string;
  readonly why: string;
}

/** The turning points of a game that is over: before that nobody knows what will have turned it. */
export async function turningsOf(play: Play, past: Past): Promise<readonly TurningMoment[]> {
  const [{ weigh }] = await Promise.all([play.box.ui.story(), play.learn()]);
  if (weigh === undefined || play.shown?.outcome == null) return [];
  return turningPoints(toldOf(past), weigh, play.names.length).map(({ seq, event, why }) => ({
    at: seq,
    moment: past.frames[seq]?.n ?? 0,
    what: play.box.title.tell(event).map(play.say).join(' '),
    why: play.say(why),
  }));
}
