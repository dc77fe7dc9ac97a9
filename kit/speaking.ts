import { settings } from './settings.svelte.ts';
import { t } from './words.svelte.ts';

/**
 * The one voice that says what happens, for whoever hears the page: two live regions, made once. `now`
 * interrupts, for a loss of one's own.
 */
type Urgency = 'soon' | 'now';

/**
 * So long a sentence stays in the page after it was said: a reader takes up only what is added, but not at
 * once. Later whoever searches the page finds what it shows, not what was said.
 */
const KEPT_MS = 7000;
/** A region that came to another place needs a moment before a reader listens to it. */
const SETTLED_MS = 60;

/** Before a page is there nobody listens to it: what is said then is lost. */
const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

interface Said {
  readonly text: string;
  readonly urgency: Urgency;
  readonly language: string;
}

/** In the open page: not every reader listens to what lies in a shadow root. */
const regions = new Map<Urgency, HTMLElement>();
let queue: Said[] = [];
/** What was asked last: it is not asked twice, whatever the others do meanwhile. */
let asked = '';
/** What can be done by its keys, as it was said last. */
let offered: readonly string[] = [];
let latest: readonly [question: string, hint: string, facts: string] = ['', '', ''];
/** The latest is still to be said, after all that led to it, if it is still asked then. */
let isOpen = false;
/** How often each sentence of a hint was said: whoever has heard it twice knows it and how to ask for it. */
const hinted = new Map<string, number>();
const HINTS = 2;
/** What was said since the last question: a hint need not say it again. */
let since = new Set<string>();

/** Everything outside an open dialog is silent: the voice goes where the reader is. */
const homeNow = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"][aria-modal]')].at(-1) ??
  document.body;

function regionFor(urgency: Urgency): HTMLElement {
  let region = regions.get(urgency);
  if (region === undefined) {
    region = document.createElement('div');
    region.className = 'unseen';
    region.dataset.ear = urgency;
    region.setAttribute('aria-live', urgency === 'now' ? 'assertive' : 'polite');
    region.setAttribute('aria-relevant', 'additions');
    regions.set(urgency, region);
  }
  return region;
}

/** Brings it to where the reader is, without what it said; whether it was elsewhere. */
function bring(region: HTMLElement): boolean {
  const home = homeNow();
  if (region.parentElement === home) return false;
  region.replaceChildren();
  home.append(region);
  return true;
}

/**
 * A breath is one thing in the page: of several that come together readers take up one before the other as
 * they please. If anything in it hurts, all of it interrupts: what led to it must not be lost.
 */
function speak(): void {
  isComing = false;
  const urgency = queue.some((one) => one.urgency === 'now') ? 'now' : 'soon';
  const region = regionFor(urgency);
  if (bring(region)) {
    speakSoon();
    return;
  }
  const question = questionNow();
  if (question !== '') queue.push({ text: question, urgency: 'soon', language: '' });
  if (queue.length === 0) return;
  const breath = document.createElement('p');
  queue.forEach(({ text, language }, i) => {
    const said = document.createElement('span');
    said.textContent = i === 0 ? text : `\n${text}`;
    if (language !== '') said.lang = language;
    breath.append(said);
  });
  queue = [];
  region.append(breath);
  setTimeout(() => breath.remove(), KEPT_MS);
}

/** What was said before leaves the page at once: it may name what is covered from now on. */
export function hush(): void {
  for (const region of regions.values()) region.replaceChildren();
}

/** The device goes to somebody else: what was about to be said was not for them either. */
export function silence(): void {
  queue = [];
  hush();
}

/** Says these sentences in this order, once. */
export function narrate(
  sentences: readonly string[] | string,
  urgency: Urgency = 'soon',
  language = '',
): void {
  const all = (typeof sentences === 'string' ? [sentences] : sentences).filter((one) => one !== '');
  if (all.length === 0) return;
  for (const one of all) since.add(one);
  bring(regionFor(urgency));
  queue.push(...all.map((text) => ({ text, urgency, language })));
  speakSoon();
}

let isComing = false;

function speakSoon(): void {
  if (!isComing) void loaded.then(() => setTimeout(speak, SETTLED_MS));
  isComing = true;
}

/**
 * Where so few things can be done at once, they are said with the keys that do them; if that were long, as
 * the buttons show them: the question before it says the rest.
 */
const FEW = 3;
const SHORT = 100;
const DONE_AT_ONCE = '[data-region="prompt"] [data-acts]:not([aria-disabled="true"], [data-keyless])';

/** What a button shows, without its key. */
function shownOf(button: HTMLElement): string {
  const unseen = (button.querySelector('.unseen')?.textContent ?? '').trim();
  const parts = button.innerText.split('\n').map((one) => one.replace(unseen, '').trim());
  return parts.filter((one) => one !== '' && one !== button.dataset.key).join(', ');
}

/** What its choice is called, in full where it says so. */
function nameOf(button: HTMLElement): string {
  const unseen = button.querySelector('.unseen')?.textContent ?? '';
  return unseen.startsWith(': ') ? unseen.slice(2) : shownOf(button);
}

/** What can be done at once by a key, and how much there is to choose in all. */
function keysInWords(): { readonly few: readonly string[]; readonly list: string } {
  if (settings.letters === 'off' || settings.telling === 'short') return { few: [], list: '' };
  const buttons = [...document.querySelectorAll<HTMLElement>(DONE_AT_ONCE)];
  const few = buttons.length > FEW ? [] : buttons;
  const said = (name: (button: HTMLElement) => string): readonly string[] =>
    few.map((one) => `${one.dataset.key}: ${name(one)}.`);
  const whole = said(nameOf);
  const count = Number(document.querySelector<HTMLElement>('[data-moves]')?.dataset.moves ?? 0);
  return {
    few: whole.join(' ').length > SHORT ? said(shownOf) : whole,
    list: count > few.length ? `L: ${t('choices.all', { count })}.` : '',
  };
}

/** A sentence with its stop: another one follows. */
const stopped = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** A hint is said where it is new; what happened since says it already. What has a number in it is news. */
function hintNow(hint: string): string {
  if (since.has(hint)) return '';
  const sentences = hint.split(/(?<=[.!?]) /);
  const now = sentences.filter((one) => /\d/.test(one) || (hinted.get(one) ?? 0) < HINTS);
  for (const one of now) hinted.set(one, (hinted.get(one) ?? 0) + 1);
  return now.join(' ');
}

const promptShown = (): string => document.getElementById('prompt')?.textContent ?? '';

/** What other things the keys do than was said last. */
function keysChanged(few: readonly string[]): string {
  const changed = few.filter((one) => !offered.includes(one));
  offered = few;
  return changed.join(' ');
}

/** Nothing can be done yet: what led to it is still being shown. */
const isShowing = (): boolean => document.querySelector('[data-showing]') !== null;

/** What is asked now, if it was not asked before: a question that went by while others spoke is none. */
function questionNow(): string {
  const [question, hint, facts] = latest;
  if (!isOpen || question === '' || promptShown() !== question || isShowing()) return '';
  isOpen = false;
  const { few, list } = keysInWords();
  const text = `${question} ${hint} ${facts}`;
  if (asked === text) return keysChanged(few);
  const parts = [question, facts, hintNow(hint), ...few, list].filter((one) => one !== '');
  asked = text;
  offered = few;
  since = new Set();
  return parts.map((one, i) => (i === parts.length - 1 ? one : stopped(one))).join(' ');
}

/** What is asked now, after all that led to it, once. A hint is known one day; facts are said each time. */
export function narratePrompt(question: string, hint = '', facts = ''): void {
  latest = [question, hint, facts];
  isOpen = true;
  speakSoon();
}

/** What led to it has been shown: a question that waited for that is said. */
export function askHeld(): void {
  if (isOpen) speakSoon();
}

/** What was asked is answered: the next question is another one, also in the same words. */
export function askAnew(): void {
  asked = '';
}

/** Another question in the same words is said as well, unless it is no longer asked. */
export function askAgain(): void {
  if (promptShown() === latest[0]) narratePrompt(...latest);
}

/** Something was pressed: what its key does now, as “Sure?”, is said, without the question before it. */
export function askChanged(): void {
  const isBusy = document.querySelector('[data-region="prompt"]')?.getAttribute('aria-busy') === 'true';
  if (isBusy || isOpen || promptShown() !== latest[0]) return;
  narrate(keysChanged(keysInWords().few));
}

/** Says it once more, with its hint, because somebody came back to it. */
export function repeatPrompt(): void {
  const shown = promptShown();
  const [question, hint, facts] = shown === latest[0] ? latest : [shown, '', ''];
  asked = '';
  hinted.clear();
  narratePrompt(question, hint, facts);
}
