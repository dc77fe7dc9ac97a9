/**
 * The one voice that says what happens, for whoever hears the page: two live regions, made once. What is
 * said in one breath goes into one region, so that it is heard in its order; `now` interrupts, for a loss of
 * one's own.
 */
type Urgency = 'soon' | 'now';

/** So many sentences stay in the page; a reader hears only what is added. */
const KEPT = 12;
/** A region that came to another place needs a moment before a reader listens to it. */
const SETTLED_MS = 60;

interface Said {
  readonly text: string;
  readonly urgency: Urgency;
  readonly language: string;
}

/** What is said lies in a shadow: whoever searches the page finds what it shows, not what was said. */
interface Region {
  readonly host: HTMLElement;
  readonly said: ShadowRoot;
}
const regions = new Map<Urgency, Region>();
let queue: Said[] = [];
/** What was asked last, and whether anything was said after it. */
let asked = { text: '', isLast: false };
/** What was said since then: a hint need not say it again. */
let since = new Set<string>();

function regionFor(urgency: Urgency): ShadowRoot {
  let region = regions.get(urgency);
  if (region === undefined) {
    const host = document.createElement('div');
    host.className = 'unseen';
    host.setAttribute('aria-live', urgency === 'now' ? 'assertive' : 'polite');
    host.setAttribute('aria-relevant', 'additions');
    region = { host, said: host.attachShadow({ mode: 'closed' }) };
    regions.set(urgency, region);
  }
  // Everything outside an open dialog is silent: the voice goes where the reader is.
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.host.parentElement !== home) home.append(region.host);
  return region.said;
}

function speak(): void {
  const now = queue;
  queue = [];
  for (const { text, urgency, language } of now) {
    const region = regionFor(urgency);
    const said = document.createElement('p');
    said.textContent = text;
    if (language !== '') said.lang = language;
    region.append(said);
    document.dispatchEvent(new CustomEvent('narrated', { detail: { text, urgency } }));
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
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

/** What is asked now, after all that led to it; the same again only after something else was said. */
export function narratePrompt(question: string, hint = ''): void {
  const text = hint === '' || since.has(hint) ? question : `${question} ${hint}`;
  if (text === '' || (asked.text === text && asked.isLast)) return;
  narrate(text);
  asked = { text, isLast: true };
  since = new Set();
}

/** Says it once more because somebody came back to it. */
export function repeatPrompt(text: string): void {
  asked.isLast = false;
  narratePrompt(text);
}
