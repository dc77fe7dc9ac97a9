import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StallingWire, stallingWire } from '../../server/testing/stallingWire.ts';
import { PHONE } from './browser.ts';
import {
  decide,
  type Evening,
  findServer,
  found,
  goOnFrom,
  hasAll,
  hasLine,
  knock,
  leaveForGood,
  letBotPlay,
  makeHost,
  mayAskToUndo,
  openMenu,
  rename,
  resign,
  seeHost,
  seesGone,
  seesGoneOnPhone,
  share,
  travel,
  watchToTheEnd,
} from './familyPages.ts';
import type { Here } from './here.ts';
import type { Line, Who } from './mishaps.ts';
import { newPatience, PATIENCE_MS } from './patience.ts';
import { isOver } from './robot.ts';
import type { LeapingServer } from './server.ts';
import { complaintOf, seenOf } from './unclear.ts';

const FAILURES = join(import.meta.dirname, '../../.failures/mishaps');
const NO_EVENING: Evening = { game: '', people: 0, bots: 0, decisions: 0, isShort: true };
/** Where somebody is who has closed the page: hardly anything has to be loaded there. */
const NOWHERE = '/files.json';
const FAMILY: readonly Who[] = ['Ada', 'Ben', 'Cem', 'Dua'];
/** So many seconds the server waits at most for an answer to its heartbeat before it hangs up. */
const HEARTBEAT_S = 50;
/** What bots do in real time, as in a race, passes in such leaps. */
const BOTS_TAKE_MS = 2000;
/** So many looks find nobody with anything to do: then only bots are at it. */
const IDLE = 15;
/** The page notices within so many seconds of its own, whatever the line does. */
const NOTICED_S = 5;

interface Member {
  page: Page;
  readonly wire: StallingWire;
  readonly windows: BrowserContextOptions;
  /** Nobody sees what is on this page: it is closed, or its line stalls. */
  isGone: boolean;
  /** The server has noticed. */
  isMissed: boolean;
  /** What stood on the page after the line before. */
  saw: string;
}

/** Four people, each with a browser and a line of their own, who play an evening by the script. */
export class Family {
  readonly #here: Here<LeapingServer>;
  #evening: Evening = NO_EVENING;
  readonly #members = new Map<Who, Member>();
  readonly #seated = new Set<Who>();
  #diary: string[] = [];
  #link = '';
  #isServerUp = true;
  #hasBegun = false;

  constructor(here: Here<LeapingServer>) {
    this.#here = here;
  }

  /** The host sets the table; the others have its address. Who was here the evening before has a browser. */
  async open(evening: Evening): Promise<void> {
    this.#evening = evening;
    this.#hasBegun = false;
    this.#seated.clear();
    if (this.#members.size === 0) await this.#come();
    for (const member of this.#members.values()) {
      member.wire.flow();
      Object.assign(member, { isGone: false, isMissed: false, saw: '' });
    }
    this.#link = await found(this.#page('Ada'), evening);
    await this.#page('Ada').goto(this.#link);
    this.#seated.add('Ada');
  }

  async #come(): Promise<void> {
    const port = Number(new URL(this.#here.place.origin).port);
    for (const [i, who] of FAMILY.entries()) {
      const wire = await stallingWire(port);
      const windows = i % 2 === 0 ? {} : { viewport: PHONE, hasTouch: true, colorScheme: 'dark' as const };
      this.#members.set(who, {
        page: await this.#visit(wire, windows),
        wire,
        windows,
        isGone: false,
        isMissed: false,
        saw: '',
      });
    }
  }

  /** What each of them sees, for who wants to know what went wrong. */
  async picture(name = ''): Promise<void> {
    for (const [who, { page }] of this.#members)
      await page.screenshot({ path: join(FAILURES, `${this.#evening.game}${name}-${who}.png`) });
    await this.tell();
  }

  /** What each of them read after each line. */
  async tell(): Promise<void> {
    await mkdir(FAILURES, { recursive: true });
    await writeFile(join(FAILURES, `${this.#evening.game}.txt`), this.#diary.join('\n'));
  }

  /** They say good night, and keep their browsers for another evening. */
  async rest(): Promise<void> {
    for (const { page } of this.#members.values()) await page.goto(NOWHERE);
    this.#diary = [];
  }

  async close(): Promise<void> {
    // Whoever comes after this evening finds a server, however it ended.
    if (!this.#isServerUp) await this.#here.place.restart();
    this.#isServerUp = true;
    for (const { page, wire } of this.#members.values()) {
      await page.context().close();
      await wire.close();
    }
    this.#members.clear();
  }

  /** Whoever has a chair sits down, the others look on; then it begins, unless the script has begun it. */
  async begin(): Promise<void> {
    if (this.#hasBegun) return;
    for (const [i, who] of FAMILY.entries()) {
      if (i < this.#evening.people && !this.#seated.has(who)) await this.do([who, 'sits down as', who]);
      else if (!this.#seated.has(who)) await this.#page(who).goto(this.#link);
    }
    await this.do(['Ada', 'presses', 'Start']);
  }

  async isOver(): Promise<boolean> {
    return isOver(this.#present()[0]?.page ?? expect.fail('nobody is here'));
  }

  /** One line of the script; afterwards everybody who is here knows how it stands. */
  async do(line: Line): Promise<void> {
    const [who] = line;
    if (who === 'everybody') await this.#together(line);
    else if (who === 'time') await this.#here.place.leap(line[2] * 1000);
    else if (who === 'the server') await this.#serve(line[1]);
    else await this.#alone(line);
    await this.#everybodyKnows(line.join(' '));
    await this.#note(line.join(' '));
  }

  async #note(line: string): Promise<void> {
    this.#diary.push('', line);
    for (const [who, member] of this.#members) {
      member.saw = await member.page.evaluate(seenOf);
      this.#diary.push(`  ${who}: ${member.isGone ? '(not here) ' : ''}${member.saw}`);
    }
  }

  async #alone(
    line: Exclude<Line, readonly ['everybody' | 'time' | 'the server', ...unknown[]]>,
  ): Promise<void> {
    const [who, does] = line;
    const page = this.#page(who);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    switch (does) {
      case 'sits down as':
        await this.#goThere(page);
        Object.assign(this.#member(who), { isGone: false, isMissed: false });
        await page.getByLabel('Your name').fill(line[2]);
        await button('Take a seat').click();
        await button('Take a seat').waitFor({ state: 'detached' });
        this.#seated.add(who);
        return;
      case 'is called':
        return rename(page, line[2]);
      case 'stands up':
        await button('Stand up').click();
        this.#seated.delete(who);
        return button('Take a seat').waitFor();
      case 'is asked':
        return this.#play(() => this.#isAskedAlone(page));
      case 'is played for':
        return this.#isPlayedFor(who);
      case 'reads':
        // Some of it is told for a moment only.
        if (line[2].test(this.#member(who).saw)) return;
        return page.getByText(line[2]).filter({ visible: true }).first().waitFor();
      case 'is called by the tab':
        return expect.poll(() => page.title()).toMatch(line[2]);
      case 'presses':
        await button(line[2]).first().click();
        this.#hasBegun ||= line[2] === 'Start';
        return;
      case 'has no line for':
        return this.#stall(who, line[2]);
      case 'has a line again':
        this.#member(who).wire.flow();
        Object.assign(this.#member(who), { isGone: false, isMissed: false });
        return hasLine(page);
      case 'closes the page':
        Object.assign(this.#member(who), { isGone: true, isMissed: true });
        await page.goto(NOWHERE);
        return this.#notices(who);
      case 'comes back':
        await page.goto(this.#link);
        Object.assign(this.#member(who), { isGone: false, isMissed: false });
        return;
      case 'opens the menu':
        return openMenu(page);
      case 'leads':
        return seeHost(page, who);
      case 'makes host':
        return makeHost(page, line[2]);
      case 'goes on with a phone':
        return this.#goOnWithPhone(who, (first, phone) => travel(first, phone, this.#hasBegun));
      case 'names the seat on a phone':
        return this.#goOnWithPhone(who, (first, phone) => share(first, phone, who));
      case 'asks to play for':
        await this.#goThere(page);
        return knock(page, who, line[2]);
      case 'has a seat':
        await page.locator('main.table .mine').waitFor();
        this.#seated.add(who);
        return page.getByText('You are watching').waitFor({ state: 'detached' });
      case 'asks to undo':
        await this.#play(() => mayAskToUndo(page));
        return page.locator('[data-undo]').click();
      case 'decides all the same':
        while ((await page.locator('.mine[aria-busy="true"]').count()) === 0)
          await decide(page, this.#evening.game);
        return;
      case 'leaves for good':
        this.#seated.delete(who);
        return leaveForGood(page);
    }
  }

  async #together(line: Extract<Line, readonly ['everybody', ...unknown[]]>): Promise<void> {
    if (line[1] === 'reads') {
      for (const { page } of this.#present()) await page.getByText(line[2]).first().waitFor();
    } else if (line[1] === 'begins') {
      await this.begin();
    } else if (line[1] === 'plays on') {
      await this.#play(async (decisions) => decisions >= this.#evening.decisions);
    } else if (line[1] === 'goes along') {
      await this.#goAlong();
    } else if (this.#evening.isShort) {
      await resign(this.#page('Ben'));
      for (const { page } of this.#present()) await page.locator('main.table.over').waitFor();
    } else {
      for (const who of this.#seated) await letBotPlay(this.#page(who));
      // Nobody here watches a race or a puzzle of theirs.
      const leap = (): Promise<void> => this.#here.place.leap(BOTS_TAKE_MS);
      for (const who of this.#seated) await watchToTheEnd(this.#page(who), leap);
    }
  }

  /** All who are here go where the next game is: whoever had a seat has it there, too, the others look on. */
  async #goAlong(): Promise<void> {
    for (const [who, { page, isGone }] of this.#members)
      if (!isGone) await goOnFrom(page, this.#link, this.#seated.has(who) ? 'Join' : 'Watch');
    this.#link = new URL(this.#page('Ada').url()).pathname;
    this.#hasBegun = false;
  }

  async #serve(what: 'is killed' | 'comes back'): Promise<void> {
    if (what === 'is killed') for (const { page } of this.#present()) await hasAll(page);
    await (what === 'is killed' ? this.#here.place.crash() : this.#here.place.restart());
    this.#isServerUp = what === 'comes back';
    if (this.#isServerUp) for (const { page } of this.#present()) await findServer(page);
  }

  /** The time of a page that hears nothing goes as fast as that of the tables. */
  async #stall(who: Who, seconds: number): Promise<void> {
    const member = this.#member(who);
    member.wire.stall();
    member.isGone = true;
    await member.page.clock.runFor(NOTICED_S * 1000);
    expect(await member.page.locator('.pill.lost').count(), `${who} notices it by then`).toBe(1);
    if (seconds < HEARTBEAT_S) return;
    await member.page.clock.fastForward((seconds - NOTICED_S) * 1000);
    member.wire.hangUp();
    member.isMissed = true;
    await this.#notices(who);
    await this.#here.place.leap(seconds * 1000);
  }

  async #goThere(page: Page): Promise<void> {
    if (new URL(page.url(), 'http://nowhere').pathname !== this.#link) await page.goto(this.#link);
  }

  /** The others see that somebody is not there, on a wide screen and on a phone. */
  async #notices(who: Who): Promise<void> {
    await seesGone(this.#witness(who), who, this.#hasBegun);
    for (const { page, windows } of this.#present())
      if (windows.hasTouch === true && this.#hasBegun && new URL(page.url()).pathname === this.#link)
        await seesGoneOnPhone(page, who);
  }

  /** Who sees the whole table on a wide screen. */
  #witness(who: Who): Page {
    return this.#page(who === 'Ada' ? 'Cem' : 'Ada');
  }

  /** What a bot does for somebody says so in the log. */
  async #isPlayedFor(who: Who): Promise<void> {
    const marks = this.#witness(who).getByRole('log').getByText(`(a bot for ${who})`);
    const before = await marks.count();
    await this.#play(async () => (await marks.count()) > before);
    if (!(await this.isOver())) await marks.nth(before).waitFor();
  }

  /** Their seat is on a phone now, and the first device is put away. */
  async #goOnWithPhone(who: Who, take: (page: Page, phone: Page) => Promise<void>): Promise<void> {
    const { wire, page } = this.#member(who);
    const windows = { viewport: PHONE, hasTouch: true };
    const phone = await this.#visit(wire, windows);
    await take(page, phone);
    await page.context().close();
    this.#members.set(who, { page: phone, wire, windows, isGone: false, isMissed: false, saw: '' });
  }

  /** Whoever is here and has a seat decides one after the other, until `until` says so or it is over. */
  async #play(until: (decisions: number) => Promise<boolean>): Promise<void> {
    const check = newPatience();
    let had = 0;
    let idle = 0;
    while (!(await until(had)) && !(await this.isOver())) {
      const moved = await this.#anyMove();
      check(moved, `${this.#evening.game}: nobody can do anything`);
      if (moved) had += 1;
      idle = moved ? 0 : idle + 1;
      if (idle % IDLE === IDLE - 1) await this.#here.place.leap(BOTS_TAKE_MS);
      if (!moved) await this.#page('Ada').waitForTimeout(20);
    }
  }

  /** The first of those who are here and have something to decide. */
  async #anyMove(): Promise<boolean> {
    for (const who of this.#seated)
      if (!this.#member(who).isGone && (await decide(this.#page(who), this.#evening.game))) return true;
    return false;
  }

  /** Where several are asked at once nobody is waited for in particular. */
  async #isAskedAlone(page: Page): Promise<boolean> {
    for (const who of this.#seated) {
      const isAsked = /^Your turn/.test(await this.#page(who).title());
      if (!this.#member(who).isGone && isAsked !== (this.#page(who) === page)) return false;
    }
    return true;
  }

  /** After every line: each page says how it stands and what can be done, and about whom nobody hears. */
  async #everybodyKnows(after: string): Promise<void> {
    const isDown = !this.#isServerUp;
    const gone = [...this.#members].flatMap(([who, { isMissed }]) => (isMissed ? [who] : []));
    for (const { page } of this.#present()) {
      if (!new URL(page.url()).pathname.startsWith('/t/')) continue;
      const complaint = (): Promise<string> => page.evaluate(complaintOf, { gone, isDown });
      await expect.poll(complaint, { message: `${after}: ${page.url()}`, timeout: PATIENCE_MS }).toBe('');
    }
  }

  #present(): readonly Member[] {
    return [...this.#members.values()].filter(({ isGone }) => !isGone);
  }

  #member(who: Who): Member {
    return this.#members.get(who) ?? expect.fail(`${who} has not come`);
  }

  #page(who: Who): Page {
    return this.#member(who).page;
  }

  async #visit(wire: StallingWire, windows: BrowserContextOptions): Promise<Page> {
    const page = await this.#here.visitor({ ...windows, baseURL: `http://127.0.0.1:${wire.port}` });
    // Nobody here reads what the others did.
    await page.addInitScript(() => localStorage.setItem('crossings.settings', '{"pace":"quick"}'));
    await page.clock.install();
    return page;
  }
}
