import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Chance, pick } from '../../engine/chance.ts';
import { keysIn, keysTo } from './earKeys.ts';
import { askedWrong, grows, type Heard, KEYS_NOW } from './earLog.ts';
import type { Mind, Question } from './earMind.ts';
import { allIn, around, findIn, focusIn, type Thing, textOf, treeOf } from './earTree.ts';
import type { Decision } from './earTurns.ts';
import { heardOn, splitOn, titlesOf } from './hearing.ts';
import { newPatience } from './patience.ts';

/** The table as it is told, and all that was said on the page by then. */
interface Hearing {
  readonly tree: Thing;
  readonly asked: string;
  /** What was said since the last key. */
  readonly heard: readonly string[];
}

/** How the parts of a table are called in the accessibility tree. */
const PROMPT = /^(Your move|What next)$/;
const MOMENT = /^(What just happened|What the others did)$/;
const PLACES = /^(application|region)$/;

const promptIn = (tree: Thing): Thing | undefined => findIn(tree, PLACES, PROMPT);
const momentIn = (tree: Thing): Thing | undefined => findIn(tree, /^dialog$/, MOMENT);
const questionIn = (tree: Thing): string => {
  const prompt = promptIn(tree);
  const heading = prompt && findIn(prompt, /^heading$/);
  return heading === undefined ? '' : textOf(heading);
};
const listIn = (tree: Thing): Thing | undefined => {
  const dialog = findIn(tree, /^dialog$/, /^(All \d+ moves|The only move)$/);
  return dialog && findIn(dialog, /^list$/);
};
const isOver = (tree: Thing): boolean => findIn(tree, /^button$/, /^Rematch\b/) !== undefined;

/** Where the focus is, as a screen reader would say it. */
function placeIn(tree: Thing): string {
  const one = focusIn(tree);
  for (const { role, name } of around(one)) {
    if (role === 'dialog') return MOMENT.test(name) ? 'moment' : 'sheet';
    if (PLACES.test(role) && PROMPT.test(name)) return 'prompt';
  }
  return one === undefined ? 'nowhere' : `${one.role} “${one.name}”`;
}

/** What was said with the question is done as often as something of the list is looked for. */
const SELDOM = 2;
/** So often somebody who is asked “sure?” changes their mind. */
const WAVERS = 8;
/** So many of a list are usual. */
const USUAL = 4;
/** Whoever listens is not as quick as a second press by mistake: kit/deaf.ts takes no other for an answer. */
const MEANT_MS = 500;
/** Where all others have left, a day that begins is a turn that begins. */
const NEW_TURN = /^(Day|Round) \d+/;
/** What stands in place of a question, while nobody is asked anything. */
const NO_QUESTION = /^(Waiting|One moment|Sending|Watch)/;
/** So much of what was said helps whoever reads why it did not go on. */
const LAST = 4;
/** Between two looks at a page that says nothing. */
const LOOKS = 6;
const LISTENS_MS = 50;
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

/** Runs in the page: these keys, as long as a moment lies over it. */
function pressInMoment(keys: readonly string[]): void {
  for (const key of keys) {
    if (document.querySelector('[role="dialog"]') === null) return;
    const there = document.activeElement ?? document.body;
    there.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/**
 * Plays by what it hears and by keys alone: it is given the accessibility tree, the live regions, the title of
 * the page and the keyboard. It wants what was said with its key as often as something of the list, there what
 * is usual as often as any of the choices, and goes to it as earKeys.ts says.
 */
export class EarRobot {
  readonly decisions: Decision[] = [];
  /** What stood in the log, and all it had heard, when it was asked last and the time before. */
  readonly atLast: Heard[] = [];
  /** How often the log could be read, as far as it is not covered just then. */
  measured = 0;
  /** What was heard after the last decision. */
  last: readonly string[] = [];
  readonly #page: Page;
  readonly #chance: Chance;
  readonly #mind: Mind | undefined;
  #heard = 0;
  /** All that stood there as a question when it looked, whether it was answered or went by. */
  readonly #stood = new Set<string>();
  /** What was heard and was no question. */
  readonly #news: string[] = [];
  readonly #lapsed: string[] = [];
  /** What can be done by which key, as it was said last. */
  #said: ReadonlyMap<string, string> = new Map();
  #titles = 0;
  #keys: string[] = [];
  /** What any choice of the list takes on the average, against what this one took. */
  #farther = 0;
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

  /** The first look at which it is so. */
  async #until(isSo: (tree: Thing) => boolean, what: string): Promise<Thing> {
    const check = newPatience();
    for (;;) {
      const tree = await treeOf(this.#page);
      if (isSo(tree)) return tree;
      check(false, `${what}; the focus is at ${placeIn(tree)}`);
      await this.#page.waitForTimeout(LISTENS_MS);
    }
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
    expect(placeIn(await treeOf(this.#page)), 'where the focus is').toMatch(at);
  }

  /**
   * Keys of the table, pressed while a moment lies over it: none of them reaches what is below. Then Escape, which
   * is for the moment alone: were it over by then, the key would ask the question once more.
   */
  async #knock(): Promise<void> {
    this.#keys.push('Escape');
    await this.#page.evaluate(pressInMoment, KNOCKS);
    await this.#page.waitForTimeout(LISTENS_MS);
    const opened = await this.#page.evaluate(() => document.querySelectorAll('dialog[open]').length);
    await this.#page.evaluate(pressInMoment, ['Escape']);
    expect(opened, 'opened below a moment').toBe(0);
    await this.#until((tree) => PLACED.test(placeIn(tree)), 'after a moment');
  }

  /** Does what was said to be done by a key, or takes something from the list; undefined where neither is. */
  async #choose(question: Question): Promise<string | undefined> {
    const said = this.#said;
    const keys = [...said].filter(([key, name]) => key !== 'L' && name !== 'Back');
    const saidNames = keys.map(([, one]) => one);
    const preferred = keys[this.#mind?.prefers(question, saidNames) ?? -1];
    const wantsOther = keys.length === 0 || (said.has('L') && this.#chance.below(SELDOM) === 0);
    const sure = this.#chance.below(WAVERS) === 0 ? undefined : sureIn(said);
    const [key, name] = preferred ?? sure ?? (wantsOther ? [] : pick(this.#chance, keys));
    if (key !== undefined) {
      await this.#press(key);
      return name;
    }
    if (!said.has('L')) return undefined;
    await this.#press('l');
    const list = listIn(await this.#until((tree) => listIn(tree) !== undefined, 'no list opens'));
    const names = list === undefined ? [] : allIn(list).flatMap((one) => nameOfChoice(one));
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
    // Letters that came too slowly, on a machine with much to do, led elsewhere.
    for (let i = 0; focusIn(await treeOf(this.#page))?.name.trim() !== names[at]; i++) {
      expect(i, `${names[at]} is never heard`).toBeLessThanOrEqual(names.length);
      await this.#press('ArrowDown');
    }
    await this.#press('Enter');
    return names[at];
  }

  /**
   * Waits until something is asked and was heard since its last key, a moment wants a key, or the game is over:
   * a key that nothing is said to is a fault. It looks when something was said, and every now and then.
   */
  async #untilAsked(): Promise<Hearing | 'moment' | 'over'> {
    const check = newPatience();
    let [known, looks] = [-1, 0];
    for (;;) {
      const all = await heardOn(this.#page);
      looks += 1;
      if (all.length === known && looks % LOOKS !== 0) {
        await this.#page.waitForTimeout(LISTENS_MS);
        continue;
      }
      known = all.length;
      const heard = all.slice(this.#heard);
      const tree = await treeOf(this.#page);
      if (momentIn(tree) !== undefined) return 'moment';
      const asked = questionIn(tree);
      this.#stood.add(asked);
      const isAsked = asked !== '' && !NO_QUESTION.test(asked);
      const isHeard = heard.some((one) => one.startsWith(asked) || KEYS_NOW.test(one));
      if (isAsked && isHeard && promptIn(tree)?.isBusy !== true)
        return isOver(tree) ? 'over' : { tree, asked, heard };
      check(false, `${asked}, heard: ${isHeard}, before: ${all.slice(-LAST).join(' / ')}`);
    }
  }

  /** One decision, or a key that a moment waits for; false when the game is over. */
  async step(): Promise<boolean> {
    const now = await this.#untilAsked();
    if (now === 'over') {
      this.last = (await heardOn(this.#page)).slice(this.#heard);
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
    const { asked, heard, tree } = now;
    const isAsked = (one: string): boolean => one.startsWith(asked) || KEYS_NOW.test(one);
    // Nothing happened by its last key: what it pressed is asked about.
    if (heard.every(isAsked)) await this.#page.waitForTimeout(MEANT_MS);
    this.#heard += heard.length;
    this.#listen(now);
    this.#measure({ told: logIn(tree), heard: [...this.#news], lapsed: [...this.#lapsed] });
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
    await this.#until((one) => PLACED.test(placeIn(one)), 'after a choice');
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

  /** Knows again what it is asked, and what it would have been; what else was said is news. */
  #listen({ asked, heard }: Hearing): void {
    expect(askedWrong(asked, heard), heard.join(' / ')).toEqual([]);
    const stood = [...this.#stood].filter((one) => one !== '');
    for (const one of heard) {
      if (one.startsWith(asked)) this.#said = keysIn(one);
      else if (KEYS_NOW.test(one)) this.#said = new Map([...this.#said, ...keysIn(one)]);
      else {
        expect(one, 'a card of its own without its face').not.toMatch(FACELESS);
        this.#news.push(one);
        if (keysIn(one).size > 0 || stood.some((question) => one.startsWith(question)))
          this.#lapsed.push(one);
      }
    }
  }

  #measure(now: Heard): void {
    if (!grows(this.atLast.at(-1)?.told ?? [], now.told)) return;
    this.measured++;
    this.atLast.splice(0, this.atLast.length - 1);
    this.atLast.push(now);
  }
}

/** What was begun and is asked about: “Sure?”, or nothing else but to put it back. */
function sureIn(said: ReadonlyMap<string, string>): readonly [key: string, name: string] | undefined {
  const keys = [...said].filter(([key, name]) => key !== 'L' && name !== 'Back');
  const isBegun = keys.length === 1 && [...said.values()].includes('Back');
  return keys.find(([, name]) => name.startsWith('Sure?')) ?? (isBegun ? keys[0] : undefined);
}

const nameOfChoice = ({ role, name }: Thing): readonly string[] => (role === 'button' ? [name.trim()] : []);

/** The sentences of the log, without its headings. */
function logIn(tree: Thing): readonly string[] {
  const log = findIn(tree, /^log$/, /^Log$/);
  const items = log === undefined ? [] : allIn(log).filter(({ role }) => role === 'listitem');
  return items.flatMap((one) => (findIn(one, /^heading$/) === undefined ? [textOf(one)] : []));
}
