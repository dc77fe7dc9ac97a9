import { play } from './commit.ts';
import type { Core } from './core.ts';

/**
 * The clock has run out for somebody: the game's own default is played for late seats, then the window
 * closes.
 */
export async function timeUp(core: Core): Promise<void> {
  const { game, clock } = core;
  const late = clock.due(core);
  for (const seat of late.seats) {
    const { sitting } = core;
    if (sitting === null || !game.awaiting(sitting.state).must.includes(seat)) continue;
    const action = game.fallback(sitting.state, seat);
    await play(core, sitting, { actor: seat, action, at: clock.at(), by: 'clock' });
  }
  const { sitting } = core;
  const open = sitting === null ? undefined : game.awaiting(sitting.state).window;
  if (!late.window || sitting === null || open === undefined) return;
  await play(core, sitting, { actor: 'clock', action: open.closes, at: open.ms, by: 'clock' });
}
