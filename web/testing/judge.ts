import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import { decideDisplacement } from './displacementRobot.ts';
import { pressOn as pressOnEllis, RACER, TALKER } from './ellisRobot.ts';
import { decideEmigration } from './emigrationRobot.ts';
import { pressOn as pressOnJourney } from './journeyRobot.ts';
import { pressAll, step } from './robot.ts';
import { watch } from './still.ts';
import { wander } from './wanderer.ts';

type Press = (page: Page) => Promise<boolean>;

/** How somebody plays a whole game through the interface. */
export interface Player {
  readonly game: string;
  readonly as: string;
  readonly press: Press;
}

export const PLAYERS: readonly Player[] = [
  { game: 'migrato', as: 'breeder', press: (page) => step(page) },
  { game: 'emigration', as: 'traveller', press: (page) => step(page, decideEmigration) },
  { game: 'displacement', as: 'nation', press: (page) => step(page, decideDisplacement) },
  { game: 'ellis-island', as: 'racer', press: (page) => pressOnEllis(page, RACER) },
  { game: 'ellis-island', as: 'talker', press: (page) => pressOnEllis(page, TALKER) },
  {
    game: 'journey-istanbul',
    as: 'worker',
    press: (page) => pressOnJourney(page, { goal: 'TAK', looks: true, works: true }),
  },
];

/** Somebody who reads any language and does anything. */
export const wanderer = (game: string): Player => ({ game, as: 'wanderer', press: wander });

/** What stands where it stood, in every phase in which it is shown. */
const LANDMARKS: Readonly<Record<string, readonly string[]>> = {
  migrato: ['.mine > .prompt', '.mine > .row', '.mid', '.flock'],
  emigration: ['.mine > .prompt', '.mine > .row', '.places'],
  displacement: ['.mine > .prompt', '.mine > .row', '.others', '.centre'],
  'ellis-island': ['.mine > .prompt', '.mine > .row', '.hand'],
  'journey-istanbul': ['.mine > .prompt', '.mine > .row', '.people', '.mycards', '.plan'],
};

export interface Sitting {
  readonly player: Player;
  readonly size: { readonly width: number; readonly height: number };
  readonly steps: number;
  readonly language?: string;
  /** Everybody else is a bot; without it, as many as “Play now” brings. */
  readonly seats?: number;
}

/** Plays through the interface and looks after each step. Gives what was wrong with the table. */
export async function judge(
  visit: (more: Visit) => Promise<Page>,
  { player: { game, as, press }, size, steps, language = 'en', seats }: Sitting,
): Promise<readonly string[]> {
  const page = await visit({ viewport: size, hasTouch: size.width < 700 });
  await page.addInitScript(
    (chosen) =>
      localStorage.setItem('crossings.settings', JSON.stringify({ pace: 'quick', bots: 'quick', ...chosen })),
    { language },
  );
  await page.goto(seats === undefined ? `/solo/${game}` : await planned(page, game, seats));
  await page.locator('#prompt').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const name = [game, as, language, size.width, ...(seats === undefined ? [] : [seats])].join('-');
  const watched = watch(page, LANDMARKS[game] ?? [], name);
  let done = 0;
  let seen = '';
  const decide = async (): Promise<boolean> => {
    const moved = await press(page);
    if (moved) done += 1;
    return moved;
  };
  await pressAll([[page, decide]], async () => {
    await page.waitForFunction(isAwake);
    const now = `${done} ${await page.evaluate(askedNow)}`;
    if (now !== seen) await watched.look();
    seen = now;
    return done >= steps || (await page.locator('main.table.over').count()) > 0;
  });
  const retold = await toldAnew(page);
  await page.context().close();
  return [...watched.complaints(), ...retold];
}

/** What the log says when the page is opened again begins with what it said: nothing twice, nothing left out. */
async function toldAnew(page: Page): Promise<readonly string[]> {
  const lines = page.locator('.log li');
  const told = await lines.allTextContents();
  if (told.length === 0) return [];
  await page.reload();
  await lines.nth(told.length - 1).waitFor({ state: 'attached' });
  const anew = await lines.allTextContents();
  const at = told.findIndex((line, i) => line !== anew[i]);
  return at < 0 ? [] : [`the log said “${told[at]}” and says “${anew[at]}” when it is read again`];
}

/** A table that sleeps under nothing would never answer: a robot does not feel it, a person does. Runs inside the page. */
function isAwake(): boolean {
  return document.querySelector('main.table[inert]') === null || document.querySelector('.moment') !== null;
}

/** What is asked, and whether something lies over the table. Runs inside the page. */
function askedNow(): string {
  const over = document.querySelector('dialog[open], .moment');
  return `${document.querySelector('#prompt')?.textContent} ${over?.textContent}`;
}

/** Keeps a plan with so many seats and gives its address. */
async function planned(page: Page, game: string, seats: number): Promise<string> {
  await page.goto('/rules');
  return page.evaluate(
    ([what, count]) => {
      const others = Array.from({ length: count - 1 }, (_, i) => ({
        kind: 'bot',
        name: `Maximilia${i}`,
        bot: 'level:2',
      }));
      const plan = {
        game: what,
        options: {},
        seats: [{ kind: 'human', name: 'Ada', bot: 'level:2' }, ...others],
        id: 'judged',
      };
      localStorage.setItem('crossings.solos', JSON.stringify([{ plan, at: 1 }]));
      return `/solo/${what}#judged`;
    },
    [game, seats] as const,
  );
}
