/** The rules of a game as text, and what is there to be referred to. */
export interface Rulebook {
  readonly text: string;
  /** What the id of a clause looks like. */
  readonly id: RegExp;
  readonly known: ReadonlySet<string>;
  /** Whether there is such a file beside it. */
  exists(path: string): boolean;
}

/** Every reference inside a rulebook that leads nowhere: to a clause, a section or table, a heading, a file. */
export function brokenReferences({ text, id, known, exists }: Rulebook): string[] {
  const clauses = text.match(new RegExp(id.source, 'g')) ?? [];
  const numbers = numbersIn(text);
  const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading)));
  const broken = [
    ...[...clauses, ...shortIds(text)].filter((one) => !known.has(one)),
    ...sectionsIn(text).filter((one) => !numbers.has(one)),
    ...matches(text, /\]\(#([^)]+)\)/g).filter((one) => !anchors.has(one)),
    ...matches(text, /\]\((?!#|https?:)([^)#]+)/g).filter((one) => !exists(one)),
    ...matches(text, /`([\w./-]+\.(?:ts|md|json))`/g).filter((one) => !exists(one)),
  ];
  return [...new Set(broken)];
}

/** What the code of a game names, its refusals among it, although its rules have no such clause. */
export function unknownClauses(
  sources: Iterable<string>,
  { id, known }: Pick<Rulebook, 'id' | 'known'>,
): string[] {
  const cited = [...sources].flatMap((source) => source.match(new RegExp(id.source, 'g')) ?? []);
  return [...new Set(cited)].filter((one) => !known.has(one));
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** "AB-4.2 to 4.5, 4.12" names three clauses. */
function shortIds(text: string): string[] {
  const listed = text.matchAll(/\b([A-Z]{2}-)\d+\.\d+((?:(?: to|,|,? and|,? or)\s+\d+\.\d+)+)/g);
  return [...listed].flatMap(([, prefix = '', more = '']) =>
    (more.match(/\d+\.\d+/g) ?? []).map((number) => prefix + number),
  );
}

/** The numbers of headings, and of what a list says lies elsewhere ("- **5.2** the board: `content.ts`"). */
const numbersIn = (text: string): Set<string> =>
  new Set([...matches(text, /^#+ (\d+(?:\.\d+)*)\.? /gm), ...matches(text, /^- \*\*(\d+(?:\.\d+)*)\*\* /gm)]);

/** "section 7", "table 5.9", "(5.4, 5.5)", "as in 5.10": numbers that name a part of these rules. */
function sectionsIn(text: string): string[] {
  const own = text.replace(/\b(?:[Ss]ections?|[Tt]ables?) [\d., ]+of the\s+specification/g, '');
  return [
    ...matches(own, /\b(?:[Ss]ections?|[Tt]able) (\d+(?:\.\d+)*)(?! \w*(?:Documents|cards))/g),
    ...matches(own, /\b(?:in|of|from|passes) (\d\.\d{1,2})\b(?!\s*%)/g),
    ...[...own.matchAll(/\((\d\.\d{1,2}(?:, \d\.\d{1,2})*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
  ];
}

/** As pages of rules name their headings. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/ /g, '-');
