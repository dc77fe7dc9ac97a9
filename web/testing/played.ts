import type { Page } from 'playwright-core';

/** Keeps a game that is over, played to its end by bots, as one of a person at this device, and says where it is. */
export async function keepPlayed(page: Page, game: string, seats: number, seed: string): Promise<string> {
  const bots = Array.from({ length: seats }, () => 'greedy');
  const plan = {
    game,
    options: {},
    seats: bots.map((bot, i) => ({ kind: i === 0 ? 'human' : 'bot', name: `Maximilia${i}`, bot })),
    id: 'played',
    played: { seed, bots, config: {} },
  };
  await page.addInitScript(
    (solos) => localStorage.setItem('crossings.solos', solos),
    JSON.stringify([{ plan, at: 1 }]),
  );
  return `/solo/${game}#played`;
}
