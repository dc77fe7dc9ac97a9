import type { Block, Said, Step } from './blocks.ts';
import { CLAUSE, runs } from './runs.ts';

/** A clause begins what it names; anywhere else its number is a reference. */
const OPENS = new RegExp(`^(?:[*_]{0,3})(${CLAUSE.source})`);

/** [EM-4.3 EM-4.4] at the end. */
const TOLD = new RegExp(`\\s*\\[(${CLAUSE.source}(?:\\s+${CLAUSE.source})*)\\]\\s*$`);

/** What stands in a comment at the end of a line. */
const NOTE = /\s*<!--\s*(.*?)\s*-->\s*$/;
const noteIn = (text: string): readonly string[] => NOTE.exec(text)?.[1]?.split(/\s+/) ?? [];

/** Reads the lines of one book; an anchor is given once. */
class Reader {
  readonly blocks: Block[] = [];
  readonly #seen = new Set<string>();
  readonly #lines: readonly string[];
  #at = 0;
  /** The comment that stands alone before the next block. */
  #note = '';

  constructor(markdown: string) {
    this.#lines = markdown.split('\n');
  }

  read(): Block[] {
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] ?? '';
      if (/^#{1,6}\s/.test(line)) this.#head(line);
      else if (line.startsWith('|')) this.#table();
      else if (ITEM.test(line)) this.#list(/^\s*\d/.test(line));
      else if (line.startsWith('<!--')) {
        this.#note = noteIn(line)[0] ?? '';
        this.#at++;
      } else if (line.trim() === '' || /^-{3,}$/.test(line.trim())) this.#at++;
      else this.#text(line.startsWith('>') ? 'quote' : 'text');
    }
    return this.blocks;
  }

  #takeWhile(fits: (line: string) => boolean): readonly string[] {
    const from = this.#at;
    while (this.#at < this.#lines.length && fits(this.#lines[this.#at] ?? '')) this.#at++;
    return this.#lines.slice(from, this.#at);
  }

  #takeNote(): string {
    const note = this.#note;
    this.#note = '';
    return note;
  }

  #once(id: string | undefined): string | undefined {
    if (id === undefined || this.#seen.has(id)) return undefined;
    this.#seen.add(id);
    return id;
  }

  #idOf(text: string): string | undefined {
    return this.#once(OPENS.exec(text)?.[1]);
  }

  #said(whole: string): Said {
    const note = noteIn(whole);
    const text = whole.replace(NOTE, '');
    const told = TOLD.exec(text)?.[1]?.split(/\s+/) ?? [];
    const shown = told.length === 0 ? text : text.replace(TOLD, '');
    const figure = note.includes('figure') ? note.at(-1) : undefined;
    return { id: this.#idOf(shown), parts: runs(shown), told, figure };
  }

  #head(line: string): void {
    this.#at++;
    const [, hashes = '', whole = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    // The page has its own first heading.
    if (hashes === '#') return;
    const [word, lesson = '', part = '1'] = noteIn(whole);
    const text = whole.replace(NOTE, '');
    this.blocks.push({
      kind: 'head',
      level: hashes === '##' ? 2 : 3,
      id: this.#idOf(text) ?? this.#once(anchorOf(text)),
      parts: runs(text),
      show: word === 'show' ? { lesson, part: Number(part) } : undefined,
      needed: this.#takeNote() === 'needed',
    });
  }

  #table(): void {
    const rows = this.#takeWhile((one) => one.startsWith('|'));
    const [first = '', ...rest] = rows.filter((one) => !/^\|[\s:|-]+\|?$/.test(one));
    const body = rest.map((row) => ({ id: this.#idOf(cells(row)[0] ?? ''), cells: cells(row).map(runs) }));
    this.blocks.push({ kind: 'table', head: cells(first).map(runs), rows: body });
  }

  #list(ordered: boolean): void {
    const found = this.#takeWhile((one) => ITEM.test(one) || /^\s+\S/.test(one));
    if (this.#takeNote() === 'glance') {
      this.blocks.push({ kind: 'glance', steps: stepsOf(found).map((step) => this.#step(step)) });
      return;
    }
    const items = itemsOf(found).map((item) => this.#said(item));
    const isDrawn = items.every(({ figure }) => figure !== undefined);
    this.blocks.push(isDrawn ? { kind: 'pieces', items } : { kind: 'list', ordered, items });
  }

  #step([whole = '', ...ways]: readonly string[]): Step {
    return {
      ...this.#said(whole),
      may: noteIn(whole).includes('may'),
      ways: ways.map((way) => this.#said(way)),
    };
  }

  #text(kind: 'text' | 'quote'): void {
    const lines = this.#takeWhile((one) => one.trim() !== '' && !/^(#|\|)/.test(one) && !ITEM.test(one));
    const text = lines.map((one) => one.replace(/^>\s?/, '').trim()).join(' ');
    this.blocks.push({ kind, ...this.#said(text) });
  }
}

/**
 * Reads our own RULES.md and RULEBOOK.md into blocks: headings, paragraphs, lists, tables. In RULES.md a
 * clause begins what it names; in RULEBOOK.md those that a paragraph tells stand behind it in brackets, and a
 * comment says what is more than text: `figure passport` behind a piece or an example, `show take` or `show
 * goals 2` behind a heading (a lesson, and which part of it), `glance` before the steps of a turn, `may` (or
 * `may figure die`) behind one that can be left out, `needed` before what is only looked up.
 */
export const rulebook = (markdown: string): Block[] => new Reader(markdown).read();

/** "Your turn" is found under #your-turn. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

/** Lines that go on an item belong to it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** Steps of a glance, each with its ways: those stand deeper. */
function stepsOf(lines: readonly string[]): string[][] {
  const steps: string[][] = [];
  for (const line of lines) {
    if (/^\d/.test(line)) steps.push([line.replace(ITEM, '')]);
    else if (ITEM.test(line)) steps.at(-1)?.push(line.replace(ITEM, ''));
    else {
      const step = steps.at(-1) ?? [];
      step.push(`${step.pop() ?? ''} ${line.trim()}`);
    }
  }
  return steps;
}

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
