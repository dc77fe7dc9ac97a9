import type { Sentence } from '../../room/protocol.ts';
import { joinTable } from '../link/api.ts';
import { keepName } from '../site/kept.ts';
import { playerName } from '../site/plans.ts';
import type { Play } from './play.svelte.ts';

/**
 * Somebody who has no seat here takes a free one, before the start or in the middle of a game; says why not.
 * `token` is of their own making and the same at every try: if an answer is lost, no second seat is taken.
 */
export async function sitDown(play: Play, wished: string, token: string): Promise<Sentence | undefined> {
  const { table } = play.session;
  if (table === undefined) return undefined;
  const name = wished.trim();
  if (name !== '') keepName(name);
  const free = table.seats.findIndex((seat) => seat.free);
  const answer = await joinTable(table.id, { name: name || playerName(free), token });
  if ('error' in answer) return answer.error;
  play.letIn?.(answer.ok.token);
  return undefined;
}
