import { narrate } from '../../kit/narrator.ts';
import { t } from '../../kit/words.svelte.ts';
import type { Play } from './play.svelte.ts';
import '../../kit/later.ts';

type Sitting = 'free' | 'here' | 'away' | 'standIn';

/** Says who sat down, came back, went away or lets a bot play: the eye sees it in the bar or in the lobby. */
export function tellArrivals(play: () => Play): void {
  let before: readonly Sitting[] | undefined;
  $effect(() => {
    const { session, seat: mine, names } = play();
    const { table, link } = session;
    if (table === undefined || link === 'local') return;
    const now = table.seats.map(({ kind, free, connected, standIn }): Sitting => {
      if (kind === 'bot') return 'here';
      if (free) return 'free';
      return standIn ? 'standIn' : connected ? 'here' : 'away';
    });
    now.forEach((one, seat) => {
      const was = before?.[seat];
      if (was === undefined || was === one || seat === mine || one === 'free') return;
      narrate(t(`heard.${one}`, { name: names[seat] ?? '' }));
    });
    before = now;
  });
}
