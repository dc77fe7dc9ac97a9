import { settings } from './settings.svelte.ts';
import { t } from './words.svelte.ts';

/**
 * The one voice that says what happens, for whoever hears the page: two live regions, made once. What is
 * said in one breath goes into one region, so that it is heard in its order; `now` interrupts, for a loss of
 * one's own.
 */
type Urgency = 'soon' | 'now';

/**
 * So long a sentence stays in the page after it was said: a reader takes up only what is added, but not at
 * once. Later whoever searches the page finds what it shows, not what was said.
 */
const KEPT_MS = 7000;
/** A region that came to another place needs a moment before a reader listens to it. */
const SETTLED_MS = 60;

interface Said {
  readonly text: string;
  readonly urgency: Urgency;
  readonly language: string;
}

/** In the open page: not every reader listens to what lies in a shadow root. */
const regions = new Map<Urgency, HTMLElement>();
let queue: Said[] = [];
/** What was asked last, and whether anything was said after it. */
let asked = { text: '', isLast: false };
let latest: readonly [question: string, hint: string] = ['', ''];
/** What was said since then: a hint need not say it again. */
let since = new Set<string>();

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
  // Everything outside an open dialog is silent: the voice goes where the reader is, without what it said.
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentElement !== home) {
    region.replaceChildren();
    home.append(region);
  }
  return region;
}

function speak(): void {
  const now = queue;
  queue = [];
  for (const { text, urgency, language } of now) {
    const said = document.createElement('p');
    said.textContent = text;
    if (language !== '') said.lang = language;
    regionFor(urgency).append(said);
    setTimeout(() => said.remove(), KEPT_MS);
  }
}

/** Says these sentences in this order, once. */
export function narrate(
  sentences: readonly string[] | string,
  urgency: Urgency = 'soon',
  language = '',
): void {
  const all = (typeof sentences === 'string' ? [sentences] : sentences).filter((one) => one !== '');
  if (all.length === 0) return;
  asked.isLast = false;
  for (const one of all) since.add(one);
  regionFor(urgency);
  if (queue.length === 0) setTimeout(speak, SETTLED_MS);
  queue.push(...all.map((text) => ({ text, urgency, language })));
}

/** Where so few things can be done at once, and so short, they are said with the keys that do them. */
const FEW = 3;
const SHORT = 160;
const DONE_AT_ONCE = '[data-region="prompt"] [data-acts]:not([aria-disabled="true"])';

/** What a button's choice is called, in full where it says so, without its key. */
function nameOf(button: HTMLElement): string {
  const unseen = button.querySelector('.unseen')?.textContent ?? '';
  if (unseen.startsWith(': ')) return unseen.slice(2);
  const parts = button.innerText.split('\n').map((one) => one.trim());
  return parts.filter((one) => one !== '' && one !== button.dataset.key).join(' ');
}

function keysInWords(): string {
  if (settings.letters === 'off' || settings.telling === 'short') return '';
  const buttons = [...document.querySelectorAll<HTMLElement>(DONE_AT_ONCE)];
  const said = buttons.map((one) => `${one.dataset.key}: ${nameOf(one)}.`).join(' ');
  if (buttons.length === 0 || buttons.length > FEW || said.length > SHORT) return '';
  const count = Number(document.querySelector<HTMLElement>('[data-moves]')?.dataset.moves ?? 0);
  return count > buttons.length ? `${said} L: ${t('choices.all', { count })}.` : said;
}

/** What is asked now, after all that led to it; the same again only after something else was said. */
export function narratePrompt(question: string, hint = ''): void {
  latest = [question, hint];
  const help = since.has(hint) ? '' : hint;
  const text = [question, help, keysInWords()].filter((one) => one !== '').join(' ');
  if (text === '' || (asked.text === text && asked.isLast)) return;
  narrate(text);
  asked = { text, isLast: true };
  since = new Set();
}

/** Another question in the same words is said as well, unless it was just now. */
export function askAgain(): void {
  if (!asked.isLast) narratePrompt(...latest);
}

/** Says it once more because somebody came back to it. */
export function repeatPrompt(text: string): void {
  asked.isLast = false;
  narratePrompt(text);
}
