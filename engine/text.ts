import { bug } from './bug.ts';
import type { Seat } from './game.ts';
import { type Manner, type Part, parse } from './message.ts';

/** What goes into a sentence: a value, a seat (said by its name), another line, or a list of such. */
export type Arg = string | number | { readonly seat: Seat } | Line | readonly Arg[];

/** A sentence to be said in the reader's language: a key and what goes into it. Plain JSON. */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export const line = (key: string, args?: Line['args']): Line =>
  args === undefined ? { key } : { key, args };

/**
 * ICU messages by key. Understood: {name}; {names, list} and {names, list, or}; {n, number}; {share,
 * percent}; {n, plural, =0 {…} one {…} other {# …}}; {n, selectordinal, one {#st} other {#th}}; {x, select, a
 * {…} other {…}}; {thing, form, a} for the text `<key of the thing>#a`. A select on a seat has the cases
 * `you` and `other`; on a list of seats also `with`: the reader among others.
 */
export type Messages = Readonly<Record<string, string>>;

/** Who reads: the language, the names of the seats as this reader sees them, the reader's own seat if any. */
export interface Reader {
  readonly language: string;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

type Args = NonNullable<Line['args']>;

const parsed = new Map<string, readonly Part[]>();
const NOBODY: Reader = { language: 'en', names: [], seat: null };

/** A finished sentence begins with a capital, also where a thing or "you" came to stand first. */
export function say(messages: Messages, line: Line, reader: Reader = NOBODY): string {
  const message = messages[line.key] ?? bug('no text for', line.key);
  let parts = parsed.get(message);
  if (parts === undefined) {
    parts = parse(message);
    parsed.set(message, parts);
  }
  const text = fill(parts, line.args ?? {}, messages, reader, undefined);
  if (typeof parts[0] === 'string' || !/[.?!…]$/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(reader.language) + text.slice(1);
}

function fill(
  parts: readonly Part[],
  args: Args,
  messages: Messages,
  reader: Reader,
  count: string | undefined,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += count === undefined ? part : part.replaceAll('#', count);
      continue;
    }
    const value = args[part.name] ?? bug('text needs an argument', part.name);
    if ('manner' in part) text += sayArg(messages, value, reader, part.manner);
    else if ('form' in part) text += sayForm(messages, value, reader, part.form);
    else {
      const chosen =
        part.kind === 'select' ? part.cases[caseOf(value, reader)] : counted(part, value, reader);
      const said = part.kind === 'select' ? count : byLanguage(reader.language).number.format(Number(value));
      text += fill(
        chosen ?? part.cases.other ?? bug('text without "other"', part.name),
        args,
        messages,
        reader,
        said,
      );
    }
  }
  return text;
}

/** Which case of a select a value chooses: of a seat whether it is the reader's. */
function caseOf(value: Arg, reader: Reader): string {
  if (isSeat(value)) return value.seat === reader.seat ? 'you' : 'other';
  if (!isList(value) || !value.every(isSeat)) return String(value);
  if (!value.some((one) => one.seat === reader.seat)) return 'other';
  return value.length === 1 ? 'you' : 'with';
}

function counted(part: Extract<Part, { kind: string }>, value: Arg, reader: Reader) {
  const rules = byLanguage(reader.language)[part.kind === 'plural' ? 'plural' : 'ordinal'];
  return part.cases[`=${Number(value)}`] ?? part.cases[rules.select(Number(value))];
}

function sayArg(messages: Messages, value: Arg, reader: Reader, manner: Manner): string {
  if (manner === 'number' || manner === 'percent')
    return byLanguage(reader.language)[manner].format(Number(value));
  if (typeof value !== 'object') return String(value);
  if (isList(value)) {
    const said = readerFirst(value, reader).map((item) => sayArg(messages, item, reader, 'plain'));
    return manner === 'plain' ? said.join(', ') : byLanguage(reader.language)[manner].format(said);
  }
  if ('key' in value) return say(messages, value, reader);
  if (value.seat === reader.seat) return say(messages, { key: 'seat.you' }, reader);
  return reader.names[value.seat] ?? say(messages, { key: 'seat', args: { seat: value.seat + 1 } }, reader);
}

/** "you and Ana", never "Ana and you". */
const readerFirst = (list: readonly Arg[], { seat }: Reader): readonly Arg[] => {
  if (!list.every(isSeat)) return list;
  const own = list.find((one) => one.seat === seat);
  return own === undefined ? list : [own, ...list.filter((one) => one !== own)];
};

/** A thing in a form its language has ("an author"), or plainly where it has none. */
function sayForm(messages: Messages, value: Arg, reader: Reader, form: string): string {
  if (typeof value !== 'object' || !('key' in value)) return sayArg(messages, value, reader, 'plain');
  const key = `${value.key}#${form}`;
  return say(messages, messages[key] === undefined ? value : { ...value, key }, reader);
}

// Array.isArray alone does not narrow a readonly list.
const isList = (value: Arg): value is readonly Arg[] => Array.isArray(value);
const isSeat = (value: Arg): value is { readonly seat: Seat } => typeof value === 'object' && 'seat' in value;

/** What a language brings along for counting and listing, made once. */
const formats = new Map<string, ReturnType<typeof formatsOf>>();

/** British English, as all our texts, has no comma before "and". */
const formatsOf = (language: string) => {
  const tag = language === 'en' ? 'en-GB' : language;
  return {
    plural: new Intl.PluralRules(tag),
    ordinal: new Intl.PluralRules(tag, { type: 'ordinal' }),
    list: new Intl.ListFormat(tag),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
    // Spanish would else write 4000 beside 40.000.
    number: new Intl.NumberFormat(tag, { useGrouping: 'always' }),
    percent: new Intl.NumberFormat(tag, { style: 'percent' }),
  };
};

function byLanguage(language: string): ReturnType<typeof formatsOf> {
  let found = formats.get(language);
  if (found === undefined) {
    found = formatsOf(language);
    formats.set(language, found);
  }
  return found;
}
