import { type Codebook, shapeCode, wordCode } from './codebook.ts';
import type { Writing } from './delta.ts';

/** Shapes by the names of their members, one after the other. */
interface Branch {
  readonly next: Map<string, Branch>;
  code: string | undefined;
}

const newBranch = (): Branch => ({ next: new Map(), code: undefined });

/**
 * Steps say the same words again and again, and most of their objects have one of a few shapes. Whoever
 * holds the codebook gets every step as JSON in which a known string stands as its code and an object of a
 * known shape as its values alone:
 *
 *   [7,[{"type":"turnEnded","seat":1,"by":null}],0]   becomes   [7,[a(1,n)],0]
 *
 * Outside of its strings JSON has neither capital letters nor round brackets, so nothing else can be taken
 * for a code.
 */
export function squeezer(book: Codebook): Writing {
  const codes = new Map(book.words.map((word, i) => [word, wordCode(i)]));
  const text = (word: string): string => codes.get(word) ?? JSON.stringify(word);
  const names = new Map(book.words.map((word, i) => [word, `${wordCode(i)}:`]));
  const name = (word: string): string => names.get(word) ?? `${JSON.stringify(word)}:`;
  const { typed, plain } = branchesOf(book);

  // By hand: for the little that changes in a step this takes half the time of writing JSON and looking
  // through it.
  function value(given: unknown): string {
    if (typeof given === 'string') return text(given);
    if (typeof given === 'boolean') return given ? 't' : 'f';
    if (Number.isFinite(given)) return `${given}`;
    if (typeof given !== 'object' || given === null) return 'n';
    if (Array.isArray(given)) {
      let written = '';
      for (let i = 0; i < given.length; i++) written += i === 0 ? value(given[i]) : `,${value(given[i])}`;
      return `[${written}]`;
    }
    const known = Object.keys(given);
    const values = Object.values(given);
    const [first] = values;
    const branch = known[0] === 'type' && typeof first === 'string' ? typed.get(first) : undefined;
    const from = branch === undefined ? 0 : 1;
    // As in JSON: what is not there is not written.
    const code = values.includes(undefined) ? undefined : codeIn(branch ?? plain, known, from);
    if (code !== undefined) return `${code}(${listed(values, from)})`;
    let written = '';
    for (let i = 0; i < known.length; i++) {
      if (values[i] === undefined) continue;
      written += `${written === '' ? '' : ','}${name(known[i] ?? '')}${value(values[i])}`;
    }
    return `{${written}}`;
  }

  function listed(values: readonly unknown[], from: number): string {
    let written = '';
    for (let i = from; i < values.length; i++)
      written += i === from ? value(values[i]) : `,${value(values[i])}`;
    return written;
  }

  function members(known: readonly string[], texts: readonly string[]): string {
    const code = codeIn(plain, known, 0);
    if (code !== undefined) return `${code}(${texts.join(',')})`;
    let written = '';
    for (let i = 0; i < known.length; i++)
      written += `${i === 0 ? '' : ','}${name(known[i] ?? '')}${texts[i]}`;
    return `{${written}}`;
  }

  return { value, members };
}

function branchesOf({ words, shapes }: Codebook): {
  readonly typed: ReadonlyMap<string, Branch>;
  readonly plain: Branch;
} {
  const typed = new Map<string, Branch>();
  const plain = newBranch();
  for (const [nth, [type = 0, ...names]] of shapes.entries()) {
    const said = words[type - 1];
    let at = said === undefined ? plain : (typed.get(said) ?? newBranch());
    if (said !== undefined) typed.set(said, at);
    for (const one of names) {
      const name = words[one] ?? '';
      const next = at.next.get(name) ?? newBranch();
      at.next.set(name, next);
      at = next;
    }
    at.code = shapeCode(nth);
  }
  return { typed, plain };
}

function codeIn(root: Branch, names: readonly string[], from: number): string | undefined {
  let at: Branch | undefined = root;
  for (let i = from; i < names.length && at !== undefined; i++) at = at.next.get(names[i] ?? '');
  return at?.code;
}
