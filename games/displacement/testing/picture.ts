import { game } from '../game.ts';
import type { State } from '../state.ts';
import { stand, waiting } from './play.ts';

export const NAMES = ['Ana', 'Ben', 'Cem', 'Dua', 'Eli', 'Fay'] as const;

/** Tokens, displaced people with their colours, communities; and what is known not to be the goal. */
export function picture(state: State): string[] {
  return game.view(state, 'public').nations.map(({ ruledOut, crashes }, seat) => {
    const colours = waiting(state, seat);
    const not = ruledOut.length === 0 ? '' : `; not ${ruledOut.join(', ')}`;
    const kept = crashes.map(({ left }) => `; crash ${left}`).join('');
    return `  ${NAMES[seat]} ${stand(state, seat)}${colours === '' ? '' : ` [${colours}]`}${kept}${not}`;
  });
}
