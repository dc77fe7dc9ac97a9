/** What a RULEBOOK.md is held to: it tells people what RULES.md says exactly. */
export interface Told {
  /** The text of RULEBOOK.md. */
  readonly book: string;
  /** What the id of a clause looks like. */
  readonly id: RegExp;
  /** The clauses of RULES.md. */
  readonly known: ReadonlySet<string>;
  /** The clauses that refusals name: whoever is refused must be able to read why. */
  readonly cited: Iterable<string>;
}

/** A sentence for each thing that is wrong; clauses stand in brackets behind a paragraph and nowhere else. */
export function rulebookTroubles({ book, id, known, cited }: Told): string[] {
  const list = new RegExp(`\\[(${id.source}(?:\\s+${id.source})*)\\]`, 'g');
  const told = [...book.matchAll(list)].flatMap(([, found = '']) => found.split(/\s+/));
  const codes = new RegExp(`\`[^\`]*\`|${id.source}`, 'g');
  return [
    ...told.filter((one, at) => told.indexOf(one) !== at).map((one) => `${one} is told twice`),
    ...told.filter((one) => !known.has(one)).map((one) => `${one} is not in RULES.md`),
    ...[...new Set(cited)].filter((one) => !told.includes(one)).map((one) => `${one} is told nowhere`),
    ...[...book.replaceAll(list, '').matchAll(codes)].map(([code]) => `${code} is no word for people`),
  ];
}
