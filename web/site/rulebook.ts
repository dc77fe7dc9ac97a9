/**
 * Reads our own RULES.md and RULEBOOK.md into blocks: headings, paragraphs, lists, tables. In RULES.md a
 * clause begins what it names; in RULEBOOK.md those that a paragraph tells stand behind it in brackets.
 */
export type Part = { readonly as: 'text' | 'bold' | 'italic' | 'code' | 'clause'; readonly text: string };
type Parts = readonly Part[];

/** A paragraph or an item; `told` are the clauses behind it. */
export interface Said {
  readonly id: string | undefined;
  readonly parts: Parts;
  readonly told: readonly string[];
}

export type Block =
  | { readonly kind: 'head'; readonly level: 2 | 3; readonly id: string | undefined; readonly parts: Parts }
  | ({ readonly kind: 'text' | 'quote' } & Said)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Said[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Parts[];
      readonly rows: readonly { id: string | undefined; cells: readonly Parts[] }[];
    };

/** A clause number as our rulebooks write it: MI-3.3, MI-R24, T2. */
const CLAUSE = /\b[A-Z]{1,3}-[A-Z]?\d+(?:\.\d+)*\b/;
/** A clause begins what it names; anywhere else its number is a reference. */
const OPENS = new RegExp(`^(?:[*_]{0,3})(${CLAUSE.source})`);

/** [EM-4.3 EM-4.4] at the end. */
const TOLD = new RegExp(`\\s*\\[(${CLAUSE.source}(?:\\s+${CLAUSE.source})*)\\]\\s*$`);

export function rulebook(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const seen = new Set<string>();
  const blocks: Block[] = [];
  const idOf = (text: string): string | undefined => {
    const id = OPENS.exec(text)?.[1];
    if (id === undefined || seen.has(id)) return undefined;
    seen.add(id);
    return id;
  };
  const said = (text: string): Said => {
    const told = TOLD.exec(text)?.[1]?.split(/\s+/) ?? [];
    const shown = told.length === 0 ? text : text.replace(TOLD, '');
    return { id: idOf(shown), parts: runs(shown), told };
  };
  let at = 0;
  const takeWhile = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? '')) at++;
    return lines.slice(from, at);
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const head = /^(#{1,6})\s+(.*)$/.exec(line);
    if (head !== null) {
      at++;
      const text = head[2] ?? '';
      // The page has its own first heading.
      if (head[1] === '#') continue;
      blocks.push({ kind: 'head', level: head[1] === '##' ? 2 : 3, id: idOf(text), parts: runs(text) });
    } else if (line.startsWith('|')) {
      const rows = takeWhile((one) => one.startsWith('|')).filter((one) => !/^\|[\s:|-]+\|?$/.test(one));
      const [first = '', ...rest] = rows;
      const body = rest.map((row) => ({ id: idOf(cells(row)[0] ?? ''), cells: cells(row).map(runs) }));
      blocks.push({ kind: 'table', head: cells(first).map(runs), rows: body });
    } else if (ITEM.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items = itemsOf(takeWhile((one) => ITEM.test(one) || /^\s+\S/.test(one)));
      blocks.push({
        kind: 'list',
        ordered,
        items: items.map(said),
      });
    } else if (line.trim() === '' || /^-{3,}$/.test(line.trim())) {
      at++;
    } else {
      const kind = line.startsWith('>') ? 'quote' : 'text';
      const text = takeWhile((one) => one.trim() !== '' && !/^(#|\|)/.test(one) && !ITEM.test(one))
        .map((one) => one.replace(/^>\s?/, '').trim())
        .join(' ');
      blocks.push({ kind, ...said(text) });
    }
  }
  return blocks;
}

/** Every clause that some paragraph or item tells. */
export const toldIn = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(({ told }) => told);
      return block.kind === 'text' || block.kind === 'quote' ? block.told : [];
    }),
  );

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

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const ITALIC = String.raw`\*([^*\s][^*]*)\*|(?<!\w)_([^_\s][^_]*)_(?!\w)`;
const MARKED = new RegExp(`\\*\\*(.+?)\\*\\*|${ITALIC}|\`([^\`]+)\`|(${CLAUSE.source})`, 'g');

function runs(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) parts.push({ as: 'text', text: text.slice(from, found.index) });
    const [, bold, starred, lined, code, clause] = found;
    const italic = starred ?? lined;
    if (bold !== undefined) parts.push({ as: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ as: 'italic', text: italic });
    else if (code !== undefined) parts.push({ as: 'code', text: code });
    else parts.push({ as: found.index === 0 ? 'bold' : 'clause', text: clause ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ as: 'text', text: text.slice(from) });
  return parts;
}
