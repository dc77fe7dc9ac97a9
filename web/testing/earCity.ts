import type { Page } from 'playwright-core';
import { FormHand } from './earForms.ts';
import type { FilledIn, Mind, Question } from './earMind.ts';

/** Somebody in Istanbul who says something to all and gives something to one, both put together by keys. */
export class CityMind implements Mind {
  readonly did: string[] = [];
  readonly #hand: FormHand;

  constructor(page: Page) {
    this.#hand = new FormHand(page);
  }

  prefers(): number {
    return -1;
  }

  async fillsIn({ asked }: Question): Promise<FilledIn | undefined> {
    if (!asked.startsWith('Where will you go?')) return undefined;
    if (!this.did.includes('phrase')) return this.#say();
    if (!this.did.includes('gift')) return this.#give();
    return undefined;
  }

  /** Opens the words and goes back from their beginning to the way of speaking that is wanted. */
  async #begin(mode: RegExp): Promise<void> {
    const hand = this.#hand;
    await hand.open('talk and give', () => hand.isIn('button', /^Change: /));
    await hand.pressOn(mode, 'Enter', 'Shift+Tab');
  }

  async #say(): Promise<FilledIn> {
    const hand = this.#hand;
    await this.#begin(/^Say$/);
    await hand.pressOn(/^Change: Kind/);
    await hand.pressOn(/^thanks$/);
    await hand.pressOn(/^Say it/);
    this.did.push('phrase');
    return { keys: hand.take(), did: 'thanks, said to everyone' };
  }

  async #give(): Promise<FilledIn> {
    const hand = this.#hand;
    await this.#begin(/^Give$/);
    await hand.goTo(({ name }) => name === '1,000');
    await hand.press('ArrowRight');
    await hand.press('Enter');
    await hand.pressOn(/^Give \S+ 2,000\sTL/);
    this.did.push('gift');
    return { keys: hand.take(), did: '2,000 TL given' };
  }
}
