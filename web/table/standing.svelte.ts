import { chosenLanguage } from '../../kit/settings.svelte.ts';
import { keepStanding } from '../site/standings.ts';
import type { Play } from './play.svelte.ts';

/** Keeps for the home page how this game stands, while it is looked at. */
export function noteStanding(key: () => string | undefined, at: () => Play | undefined): void {
  $effect(() => {
    const [name, play] = [key(), at()];
    const { shown, seat, names, session } = play ?? {};
    if (name === undefined || play === undefined || shown === undefined || session?.table === undefined)
      return undefined;
    const { must } = shown.awaiting;
    const isMine = (one: number): boolean => one === seat || (session.link === 'local' && isPerson(one));
    const isPerson = (one: number): boolean => session.table?.seats[one]?.kind === 'human';
    keepStanding(name, {
      mine: must.some(isMine),
      turn: names?.[must[0] ?? -1] ?? '',
      phase: play.say(play.box.ui.phase(shown.view, seat ?? null)),
      language: chosenLanguage(),
      others: session.table.seats.flatMap(({ kind }, i) =>
        i === seat ? [] : [{ name: names?.[i] ?? '', bot: kind === 'bot' }],
      ),
      over: shown.outcome !== null,
      seenAt: Date.now(),
    });
    // It was seen for as long as somebody looked, not only when it changed.
    return () => keepStanding(name, { seenAt: Date.now() });
  });
}
