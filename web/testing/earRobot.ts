import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Chance, pick } from '../../engine/chance.ts';
import { keysIn, keysTo } from './earKeys.ts';
import { askedWrong, grows, type Heard, KEYS_NOW } from './earLog.ts';
import type { Mind, Question } from './earMind.ts';
import { type Hearing, heardOn, hearingOn, splitOn, titlesOf } from './hearing.ts';
import { newPatience } from './patience.ts';

/** One decision: the keys that were pressed for it, and all that was heard until the next one. */
interface Decision {
  readonly keys: readonly string[];
  /** How many it had taken if any other choice of the list were as often wished for. */
  readonly evenly: number;
  readonly chose: string;
  readonly heard: readonly string[];
  /** Somebody else was asked since the one before: a turn begins. */
  readonly isNew: boolean;
  /** It was this seat's turn; else it answered somebody else in theirs. */
  readonly isMine: boolean;
  /** Something was filled in, which is no keys of a typical turn. */
  readonly isForm?: boolean;
}

/** Where the focus is, as a screen reader would say it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return 'nowhere';
    if (one.closest('dialog[open]') !== null) return 'sheet';
    if (one.closest('.moment') !== null) return 'moment';
    return (
      one.closest('[data-region]')?.getAttribute('data-region') ??
      `${one.tagName} “${one.textContent?.trim()}”`
    );
  });

/** What was said with the question is what one wants, but every so often. */
const SELDOM = 4;
/** So many of a list are usual. */
const USUAL = 4;
/** Sooner nobody answers “sure?”: kit/deaf.ts takes it for the end of the first press. */
const MEANT_MS = 500;
/** Where all others have left, a day that begins is a turn that begins. */
const NEW_TURN = /^(Day|Round) \d+/;
const SHEET = 'dialog[open]';
/** So much of what was said helps whoever reads why it did not go on. */
const LAST = 4;
/** Where the focus may be after a key: at the question, or in what has come over it. */
const PLACED = /^(prompt|sheet|moment)$/;
/** Longer than kit/focus.ts waits before it looks for the second time. */
const LOOKED_MS = 70;
/** Each would do or open something if no moment were there. */
const KNOCKS = ['1', '2', 'l', 'i', 'p', '/', '?'];
/** Own draws are said with their faces; what is laid face down on a day is seen by nobody. */
const FACELESS = /^You (drew|got) (?!no ).*\b(a|\d+) cards?\b(?! (?:of|for) day)/;
/** “+1”, “A2”, “people from A”: codes that say nothing to whoever has no picture before them. */
const CODE = /(^|\s)[+×]\d|(^|\s)[A-Z]{1,3}-?\d+\b|\bfrom [A-Z]\b|^[^a-z]*$/;
/** The names in a list of choices, as the accessibility tree has them. */
async function namesIn(page: Page): Promise<string[]> {
  const tree = await page.locator(`${SHEET} ol`).ariaSnapshot();
  return [...tree.matchAll(/\bbutton "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
}

/**
 * Plays by what it hears and by keys alone: it is given the accessibility tree, the live regions, the title of
 * the page and the keyboard. It wants what is usual mostly, and any of the choices now and then, and goes to it
 * as earKeys.ts says.
 */
export class EarRobot {
  readonly decisions: Decision[] = [];
  /** What stood in the log, and all it had heard, when it was asked last and the time before. */
  readonly atLast: Heard[] = [];
  /** How often the log could be read, as far as it is not covered just then. */
  measured = 0;
  readonly #page: Page;
  readonly #chance: Chance;
  readonly #mind: Mind | undefined;
  #heard = 0;
  /** How many questions had stood there, whether they were answered or went by. */
  #stood = 0;
  /** What was heard and was no question. */
  readonly #news: string[] = [];
  readonly #lapsed: string[] = [];
  /** What can be done by which key, as it was said last. */
  #said: ReadonlyMap<string, string> = new Map();
  #titles = 0;
  #keys: string[] = [];
  /** What any choice of the list takes on the average, against what this one took. */
  #farther = 0;
  /** What was heard after the last decision. */
  #last: readonly string[] = [];
  /** The keys of moments that came before a decision belong to it. */
  #before: string[] = [];

  constructor(page: Page, chance: Chance, mind?: Mind) {
    this.#page = page;
    this.#chance = chance;
    this.#mind = mind;
  }

  async #press(key: string): Promise<void> {
    this.#keys.push(key);
    await this.#page.keyboard.press(key);
  }

  /** Whether there is anything to choose that is not filled in. */
  async #hasList(): Promise<boolean> {
    const moves = await this.#page.locator('[data-moves]').getAttribute('data-moves');
    return Number(moves) > 0;
  }

  /**
   * The focus is at one of these places as soon as the page has come to rest: kit/focus.ts looks twice, and what is
   * begun after its second look and waits longer ends after it, however slow the page is.
   */
  async #expectFocus(at = PLACED): Promise<void> {
    await this.#page.evaluate(
      (ms) =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, ms))),
        ),
      LOOKED_MS,
    );
    expect(await focusOf(this.#page), 'where the focus is').toMatch(at);
  }

  /** Waits until the focus is at one of these places: while a choice is under way the page is not at rest. */
  async #untilFocus(): Promise<void> {
    const check = newPatience();
    for (;;) {
      const place = await focusOf(this.#page);
      if (PLACED.test(place)) return;
      check(false, `the focus is at ${place}`);
      await this.#page.waitForTimeout(50);
    }
  }

  /**
   * Keys of the table, pressed while a moment lies over it: none of them reaches what is below. Then Escape, which
   * is for the moment alone: were it over by then, the key would ask the question once more.
   */
  async #knock(): Promise<void> {
    this.#keys.push('Escape');
    const opened = await this.#page.evaluate(async (keys) => {
      const press = (key: string): void => {
        if (document.querySelector('.moment') === null) return;
        const there = document.activeElement ?? document.body;
        there.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      };
      for (const key of keys) press(key);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found = document.querySelectorAll('dialog[open]').length;
      press('Escape');
      return found;
    }, KNOCKS);
    expect(opened, 'opened below a moment').toBe(0);
    await this.#untilFocus();
  }

  async isOver(): Promise<boolean> {
    return (await this.#page.getByRole('button', { name: 'Rematch' }).count()) > 0;
  }

  /** Does what was said to be done by a key, or takes something from the list; undefined where neither is. */
  async #choose(question: Question): Promise<string | undefined> {
    const said = this.#said;
    const keys = [...said].filter(([key, name]) => key !== 'L' && name !== 'Back');
    const saidNames = keys.map(([, one]) => one);
    const preferred = keys[this.#mind?.prefers(question, saidNames) ?? -1];
    const wantsOther = keys.length === 0 || (said.has('L') && this.#chance.below(SELDOM) === 0);
    const [key, name] = preferred ?? (wantsOther ? [] : pick(this.#chance, keys));
    if (key !== undefined) {
      await this.#press(key);
      return name;
    }
    if (!(await this.#hasList())) return undefined;
    await this.#press('l');
    await this.#page.locator(`${SHEET} ol button`).first().waitFor();
    const names = await namesIn(this.#page);
    expect(new Set(names).size, names.join('; ')).toBe(names.length);
    expect(names.filter((one) => CODE.test(one))).toEqual([]);
    const unsaid = [...names.keys()].filter((i) => !keys.some(([, one]) => one === names[i]));
    const all = unsaid.length === 0 ? [...names.keys()] : unsaid;
    // What is usual stands first in the lists of all games: it is wanted as often as all the rest.
    const any = pick(this.#chance, this.#chance.below(2) === 0 ? all.slice(0, USUAL) : all);
    const wanted = this.#mind?.prefers(question, names) ?? -1;
    const at = wanted < 0 ? any : wanted;
    const way = keysTo(names, at);
    const ways = names.map((_name, i) => keysTo(names, i).length);
    this.#farther = ways.reduce((sum, one) => sum + one, 0) / ways.length - way.length;
    for (const one of way) await this.#press(one);
    const focused = this.#page.locator(`${SHEET} ol button:focus`);
    // Letters that came too slowly, on a machine with much to do, led elsewhere.
    for (let i = 0; (await focused.textContent())?.replaceAll(/\s+/g, ' ').trim() !== names[at]; i++) {
      expect(i, `${names[at]} is never heard`).toBeLessThanOrEqual(names.length);
      await this.#press('ArrowDown');
    }
    await this.#press('Enter');
    return names[at];
  }

  /**
   * Waits until something is asked and was heard since its last key, a moment wants a key, or the game is over:
   * a key that nothing is said to is a fault.
   */
  async #untilAsked(): Promise<Hearing | 'moment' | 'over'> {
    const check = newPatience();
    for (;;) {
      const now = await hearingOn(this.#page, { heard: this.#heard, stood: this.#stood });
      if (now.hasMoment) return 'moment';
      const isAsked = now.asked !== '' && !/^(Waiting|One moment|Sending|Watch)/.test(now.asked);
      const isHeard = now.heard.some((one) => one.startsWith(now.asked) || KEYS_NOW.test(one));
      // A puzzle is asked about while what led to it is still shown: nothing can be done just then.
      const rests = now.asked.startsWith('Solve the puzzle') && now.moves === 0;
      if (isAsked && isHeard && !now.isBusy && !rests) return (await this.isOver()) ? 'over' : now;
      const last = (await heardOn(this.#page)).slice(-LAST).join(' / ');
      check(false, `${now.asked}, heard: ${isHeard}, before: ${last}`);
      await this.#page.waitForTimeout(50);
    }
  }

  /** One decision, or a key that a moment waits for; false when the game is over. */
  async step(): Promise<boolean> {
    const now = await this.#untilAsked();
    if (now === 'over') {
      this.#last = (await heardOn(this.#page)).slice(this.#heard);
      expect(await splitOn(this.#page), 'said at once in pieces').toEqual([]);
      await this.#expectFocus(/^prompt$/);
      return false;
    }
    this.#keys = [];
    this.#farther = 0;
    if (now === 'moment') {
      await this.#knock();
      this.#before.push(...this.#keys);
      return true;
    }
    await this.#expectFocus();
    // Whoever listens is not as quick as a second press by mistake.
    if ((await this.#page.locator('.choice.armed').count()) > 0) await this.#page.waitForTimeout(MEANT_MS);
    const { asked, heard } = now;
    this.#heard += heard.length;
    // The last of them may stand on, and is met again.
    this.#stood += Math.max(0, now.stood.length - 1);
    this.#listen(now);
    this.#measure({ told: await this.#log(), heard: [...this.#news], lapsed: [...this.#lapsed] });
    const titles = (await titlesOf(this.#page)).slice(this.#titles);
    this.#titles += titles.length;
    const isMine = (one: string): boolean => one.startsWith('Your turn');
    const isTurn = isMine(await this.#page.title());
    const question = { asked: heard.findLast((one) => one.startsWith(asked)) ?? asked, heard };
    const isNew =
      this.decisions.length === 0 ||
      titles.some((one) => !isMine(one)) ||
      heard.some((one) => NEW_TURN.test(one));
    const form = await this.#mind?.fillsIn(question);
    if (form !== undefined) {
      const { keys, did } = form;
      this.decisions.push({ keys, evenly: 0, chose: did, heard, isNew, isMine: isTurn, isForm: true });
      return true;
    }
    const chose = await this.#choose(question);
    // What is no finished choice is filled in: its first button does what is wished for most.
    if (chose === undefined) await this.#press('1');
    await this.#untilFocus();
    const keys = [...this.#before, ...this.#keys];
    this.decisions.push({
      keys,
      evenly: keys.length + this.#farther,
      chose: chose ?? 'what the first button says',
      heard,
      isNew,
      isMine: isTurn,
    });
    this.#before = [];
    return true;
  }

  /** Knows again what it is asked; what else was said is news. */
  #listen({ asked, heard, stood }: Hearing): void {
    // With each thing that is filled in, as a wish, it may be asked again.
    if (this.decisions.at(-1)?.isForm !== true)
      expect(askedWrong(asked, heard), heard.join(' / ')).toEqual([]);
    for (const one of heard) {
      const isQuestion = one.startsWith(asked);
      if (isQuestion) this.#said = keysIn(one);
      else if (KEYS_NOW.test(one)) this.#said = new Map([...this.#said, ...keysIn(one)]);
      else {
        expect(one, 'a card of its own without its face').not.toMatch(FACELESS);
        this.#news.push(one);
        if (stood.some((question) => one.startsWith(question))) this.#lapsed.push(one);
      }
    }
  }

  /** The keys of each turn of its own, whole: of all decisions until somebody else was asked. */
  turns(): readonly number[] {
    return this.#runs(({ isMine }) => isMine);
  }

  /** The same, if any choice of a list were wished for as often as any other. */
  turnsEvenly(): readonly number[] {
    return this.#runs(
      ({ isMine }) => isMine,
      ({ evenly }) => evenly,
    );
  }

  /** The keys for what it was asked between two turns of its own: to answer an offer, to choose a card. */
  between(): readonly number[] {
    return this.#runs(({ isMine }) => !isMine);
  }

  #runs(
    counts: (one: Decision) => boolean,
    of: (one: Decision) => number = ({ keys }) => keys.length,
  ): readonly number[] {
    const runs: number[] = [];
    let isOpen = false;
    for (const one of this.decisions) {
      if (!counts(one)) isOpen = false;
      else {
        if (!isOpen || one.isNew) runs.push(0);
        isOpen = true;
        runs.push((runs.pop() ?? 0) + (one.isForm === true ? 0 : of(one)));
      }
    }
    return runs;
  }

  #measure(now: Heard): void {
    if (!grows(this.atLast.at(-1)?.told ?? [], now.told)) return;
    this.measured++;
    this.atLast.splice(0, this.atLast.length - 1);
    this.atLast.push(now);
  }

  /** The sentences of the log, without its headings. */
  #log(): Promise<string[]> {
    const lines = this.#page.getByRole('log', { name: 'Log' }).getByRole('listitem');
    return lines
      .filter({ hasNot: this.#page.getByRole('heading') })
      .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replaceAll(/\s+/g, ' ').trim()));
  }

  /** What was heard, as text for a reader. */
  written(title: string): string {
    const told = this.decisions.map(({ keys, chose, heard, isNew, isMine }) =>
      [
        ...(isNew && isMine ? [''] : []),
        ...heard.map((one) => `  ${one}`),
        `> ${keys.join(' ')}: ${chose}`,
      ].join('\n'),
    );
    return `${[title, ...told, ...this.#last.map((one) => `  ${one}`)].join('\n')}\n`;
  }
}
