import type { Page } from 'playwright-core';
import { FormHand } from './earForms.ts';
import { CardMemory } from './earMemory.ts';
import { meant, PuzzleHead, tagsIn } from './earPuzzles.ts';

/** What was heard with a question: what it says, whole, and all that was said since the one before. */
export interface Question {
  readonly asked: string;
  readonly heard: readonly string[];
}

/** What somebody wants of a game beyond what is usual in it, from what they hear alone. */
export interface Mind {
  /** Which of these it takes; -1: any. */
  prefers(question: Question, names: readonly string[]): number;
  /** Fills something in instead of choosing; undefined where it does not. */
  fillsIn(question: Question): Promise<FilledIn | undefined>;
  /** What it came to do of its own, each time. */
  readonly did: readonly string[];
}

/** The keys that it took, and what was done with them. */
export interface FilledIn {
  readonly keys: readonly string[];
  readonly did: string;
}

const ROOMS = {
  health: [/Department of Health/, /Dining|Great Hall/, /Dormitory|Garden/, /Grand|Ferry House/, /Baggage/],
  bureau: [/Bureau of Immigration/, /Records|Great Hall/, /Grand|Exchange/, /Baggage/],
} as const;
const TRIES = [/Try(?: for the)? Mental/, /Try(?: for the)? Physical/, /Try(?: for the)? Interview/] as const;
const MOST_OFFERS = 2;
/** “you have 1, need 4” */
const HOLDS = /you have (\d+)(?:, need (\d+))?/;
const KIND = /(?:Give|Get) (?:an?|\d+) (.+)/;

/** Ellis Island: every stamp is tried for, the card is read and known by heart, offers are made. */
export class IslandMind implements Mind {
  readonly #hand: FormHand;
  readonly #puzzles = new PuzzleHead();
  #card: CardMemory | undefined;
  #stamps = '';
  #examined = '';
  #offers = 0;
  readonly did: string[] = [];

  constructor(page: Page) {
    this.#hand = new FormHand(page);
  }

  async fillsIn({ asked, heard }: Question): Promise<FilledIn | undefined> {
    for (const one of heard) {
      this.#examined = /^(\S+) tries for the Interview stamp/.exec(one)?.[1] ?? this.#examined;
      const [, mine] = /^\S+ got the (\w+) stamp/.exec(one.includes('’s ') ? '' : one) ?? [];
      if (mine !== undefined) this.#stamps += mine;
      const [, tried] = /^[^’]+ tries for the (\w+) stamp/.exec(one) ?? [];
      if (tried !== undefined) this.did.push(tried);
    }
    const tags = asked.startsWith('Solve the puzzle') ? tagsIn(asked) : [];
    if (tags.length > 0) {
      for (const tag of tags) {
        await this.#hand.goTo(({ group, name }) => group === tag.group && name === tag.name);
        await this.#hand.press('Enter');
      }
      await this.#hand.pressOn(/^Hand in the tags/);
      return { keys: this.#hand.take(), did: tags.map(({ group, name }) => `${group}: ${name}`).join(', ') };
    }
    if (this.#card === undefined && asked.startsWith('Your turn: roll')) return this.#readCard();
    if (asked.startsWith('Anything else?') && this.#offers < MOST_OFFERS) return this.#offer();
    return undefined;
  }

  prefers({ asked, heard }: Question, names: readonly string[]): number {
    if (names.length === 0) return -1;
    if (asked.startsWith('Solve the puzzle')) {
      const next = this.#puzzles.next(asked, heard);
      if (next !== undefined) return meant(names, next);
    }
    const known = this.#card?.answer(asked, this.#examined);
    const isKnown = (one: string): boolean => one === known || one.startsWith(`${known} `);
    if (known !== undefined && names.some(isKnown)) return names.findIndex(isKnown);
    const needsHealth = !/Mental/.test(this.#stamps) || !/Physical/.test(this.#stamps);
    const wanted = [...TRIES, /Kissing Post/, ...ROOMS[needsHealth ? 'health' : 'bureau'], /^Card 3/];
    const best = wanted.find((one) => names.some((name) => one.test(name)));
    return best === undefined ? -1 : names.findIndex((name) => best.test(name));
  }

  /** What is on the card is read once; whoever listens wishes for text, no speed and no clock. */
  async #readCard(): Promise<FilledIn> {
    const hand = this.#hand;
    await hand.open('family card', () => hand.isIn('dialog', /family$/));
    this.#card = new CardMemory(await hand.read());
    await hand.pressOn(/^No speed contests/, 'Space');
    await hand.pressOn(/^Text puzzles only/, 'Space');
    await hand.pressOn(/^Time for what/, 'n');
    await hand.press('Escape');
    // The question stands as it was: whoever no longer knows it hears it by a key.
    await hand.press('p');
    this.did.push('card');
    return { keys: hand.take(), did: 'the Family Card read; no speed contests, text puzzles only, no limit' };
  }

  /** Something to spare for something that is needed. */
  async #offer(): Promise<FilledIn | undefined> {
    this.#offers += 1;
    const hand = this.#hand;
    await hand.open('new offer', () => hand.isIn('dialog', /^A new offer$/));
    const sides: string[] = [];
    const wants = (side: RegExp, fits: (have: number, need: number) => boolean): Promise<boolean> =>
      hand.goTo(({ name, more }) => {
        const [, have = '0', need = '0'] = HOLDS.exec(more) ?? [];
        const kind = KIND.exec(name)?.[1] ?? '';
        const isIt =
          side.test(name) && kind !== '' && !sides.includes(kind) && fits(Number(have), Number(need));
        if (isIt) sides.push(kind);
        return isIt;
      });
    const gives =
      (await wants(/^Give/, (have, need) => have > need)) || (await wants(/^Give/, (have) => have > 0));
    if (gives) await hand.press('Enter');
    const gets = gives && (await wants(/^Get/, (have, need) => need > have));
    if (gets) {
      await hand.press('Enter');
      await hand.pressOn(/^Send the offer/);
      this.did.push('offer');
    } else {
      await hand.press('Escape');
      await hand.press('p');
    }
    return { keys: hand.take(), did: gets ? `an offer: ${sides.join(' for ')}` : 'nothing to offer' };
  }
}
