import type { Play } from './play.svelte.ts';
import { sayAdvice } from './sayWhy.ts';

/**
 * Who plays alone among bots is advised; in a lesson, where nothing certain is wanted of them; beside others,
 * where the table gives hints.
 */
export const mayBeAdvised = (play: Play): boolean => {
  const { seat, session, shown, advises } = play;
  const mayAsk = isAlone(play) || session.table?.hints === true;
  return seat !== null && shown?.outcome === null && advises() && mayAsk;
};

/** Everybody hears that this seat asks: its person is to know that before. */
export const isToldToAll = (play: Play): boolean => mayBeAdvised(play) && !isAlone(play);

const isAlone = ({ session }: Play): boolean =>
  session.table?.seats.filter(({ kind }) => kind !== 'bot').length === 1;

/** An answer in sentences, and whether it is a hint or says why there is none. */
export interface Advice {
  readonly says: readonly string[];
  readonly isHint: boolean;
}

/** What a bot would do now and why, or why nothing is said. */
export async function adviceFor(play: Play): Promise<Advice> {
  const found = await play.session.advice();
  if ('key' in found) return { says: [play.saySentence(found)], isHint: false };
  return { says: sayAdvice(play, found), isHint: found.verdict !== 'yours' };
}
