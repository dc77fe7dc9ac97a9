import type { Play } from './play.svelte.ts';
import { sayAdvice } from './sayWhy.ts';

/** Only who plays alone among bots is advised; in a lesson, where nothing certain is wanted of them. */
export const mayBeAdvised = ({ seat, session, shown, advises }: Play): boolean =>
  seat !== null &&
  shown?.outcome === null &&
  advises() &&
  session.table?.seats.filter(({ kind }) => kind !== 'bot').length === 1;

/** What a bot would do now and why, or why nothing is said, in sentences. */
export async function adviceFor(play: Play): Promise<readonly string[]> {
  const found = await play.session.advice();
  return 'key' in found ? [play.saySentence(found)] : sayAdvice(play, found);
}
