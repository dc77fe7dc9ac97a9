import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ExamView } from '../../games/ellis-island/eyes/view.ts';
import type { Seated } from '../../room/rest.ts';
import type { Client } from '../../server/testing/client.ts';
import { serveHere } from '../../server/testing/here.ts';
import {
  allHeard,
  arrive,
  attempt,
  type Drawn,
  type Islanders,
  sixes,
  toDesk,
  viewOf,
} from '../../server/testing/islanders.ts';
import { visitor } from './browser.ts';
import { foundEllis, type Habit, pressOn } from './ellisRobot.ts';
import { newPatience, REST_MS } from './patience.ts';
import { DIST } from './site.ts';

/** A real server with the built site, where every roll is a six and the puzzle is the one wished for. */
export interface Island {
  readonly origin: string;
  readonly port: number;
  readonly drawn: Drawn;
  close(): Promise<void>;
}

export async function openIsland(): Promise<Island> {
  const drawn: Drawn = { card: '' };
  const server = await serveHere({}, sixes(drawn), DIST);
  return { origin: `http://127.0.0.1:${server.port}`, port: server.port, drawn, close: () => server.stop() };
}

/** Two people at a table that has begun. */
export async function twoIslanders(
  browser: Browser,
  island: Island,
  options: object,
  more: readonly BrowserContextOptions[] = [],
): Promise<[Page, Page]> {
  const ada = await visitor(browser, island.origin, more[0]);
  const link = await foundEllis(ada, 'Ada', { people: 2, options: { mode: 'quick', ...options } });
  await ada.goto(link);
  const ben = await visitor(browser, island.origin, more[1]);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  return [ada, ben];
}

/** Both play by keyboard until one of them finds this on the page: that one, then the other. */
export async function untilExamined(
  pages: readonly [Page, Page],
  habit: Habit,
  found: string,
): Promise<[examined: Page, other: Page]> {
  const check = newPatience();
  for (;;) {
    let moved = false;
    for (const [i, page] of pages.entries()) {
      if ((await page.locator(found).count()) > 0) return [page, pages[1 - i] ?? page];
      if (await pressOn(page, habit)) moved = true;
    }
    check(moved, `nobody came to ${found}`);
    if (!moved) await pages[0].waitForTimeout(REST_MS);
  }
}

/** This page takes the seat of somebody who sat down elsewhere, as a second device would. */
export async function takeSeat(page: Page, { table, code, token }: Seated): Promise<void> {
  await page.goto('/join');
  await page.evaluate(
    (kept) => localStorage.setItem('crossings.tables', JSON.stringify(kept)),
    [{ table, code, token, game: 'ellis-island', at: 0 }],
  );
  await page.goto(`/t/${table}`);
  await page.locator('.island').waitFor();
}

/** A page that is examined again and again; the ways between are walked by a second device of the same seat. */
export interface Bench {
  readonly page: Page;
  readonly solver: Client;
  /** The next member stands before the puzzle; what the Doctor reads of it. */
  examine(): Promise<ExamView>;
  /** Whether somebody is still at work. */
  isOpen(): boolean;
  /** How the latest attempt was judged. */
  judged(): 'passed' | 'failed';
  /** How the latest attempt ended, when that was told. */
  ended(): Promise<'passed' | 'failed'>;
  close(): Promise<void>;
}

export async function openBench(
  browser: Browser,
  island: Island,
  more: BrowserContextOptions,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Bench> {
  const options = { mode: 'long', mentalTimer: 'off', physicalForm: 'nerve' };
  const table: Islanders = await arrive(island.port, options, ['Ben']);
  const { first } = viewOf(table.clients[0]);
  const [solver, doctor] = [table.clients[first], table.clients[1 - first]];
  const person = table.people[first];
  if (solver === undefined || doctor === undefined || person === undefined) throw new Error('not two');
  const page = await visitor(browser, island.origin, more);
  await prepare(page);
  await takeSeat(page, person);
  let slot = 0;
  const judged = (): 'passed' | 'failed' =>
    (viewOf(solver).players[first]?.held[slot - 1] ?? 0) > 0 ? 'failed' : 'passed';
  return {
    judged,
    isOpen: () => viewOf(solver).exam !== null,
    page,
    solver,
    async examine() {
      slot++;
      await toDesk(table, slot, 'DOH');
      await solver.act(attempt('mental'));
      await allHeard(table.clients);
      await doctor.act({ type: 'begin' });
      await doctor.sees(() => viewOf(doctor).step === 'work');
      await page.locator('.puzzle').waitFor();
      await page.getByRole('button', { name: 'Give up' }).waitFor();
      return viewOf(doctor).exam ?? Promise.reject(new Error('no exam'));
    },
    async ended() {
      await solver.sees(() => viewOf(solver).exam === null);
      // The result is told in a moment of its own; one key goes on.
      await page.locator('.moment').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.island').waitFor();
      return judged();
    },
    async close() {
      await page.context().close();
      await table.close();
    },
  };
}
