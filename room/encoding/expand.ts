import { type Codebook, LITERALS, type Shape, shapeCode, wordCode } from './codebook.ts';

/** A string; a word; a shape with its bracket, or a literal; a number; a sign. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[A-Z][0-9a-z]?|[a-z][0-9a-z]*\(?|[0-9][0-9.e+-]*|[[{\]}),]/g;

/** An object of a known shape that is being written: what stands before each of its values. */
interface Frame {
  readonly before: readonly string[];
  nth: number;
}

/** Turns what was squeezed with this codebook into plain JSON again. Plain JSON stays as it is. */
export function expander({ words, shapes }: Codebook): (text: string) => string {
  const strings = new Map(words.map((word, i) => [wordCode(i), JSON.stringify(word)]));
  const frames = new Map(shapes.map((shape, i) => [shapeCode(i), beforesOf(words, shape)]));
  return (text) => {
    /** Brackets that are open; undefined for those that stay. */
    const open: (Frame | undefined)[] = [];
    return text.replace(TOKEN, (token) => {
      if (token.endsWith('(')) {
        const before = frames.get(token.slice(0, -1)) ?? ['{'];
        open.push({ before, nth: 0 });
        return before[0] ?? '{';
      }
      switch (token) {
        case '[':
        case '{':
          open.push(undefined);
          return token;
        case ']':
        case '}':
          open.pop();
          return token;
        case ')':
          open.pop();
          return '}';
        case ',': {
          const frame = open.at(-1);
          return frame === undefined ? token : (frame.before[++frame.nth] ?? token);
        }
        case 'n':
        case 't':
        case 'f':
          return LITERALS[token];
        default:
          return strings.get(token) ?? token;
      }
    });
  };
}

function beforesOf(words: readonly string[], [type = 0, ...names]: Shape): string[] {
  const quoted = (nth: number | undefined): string => JSON.stringify(words[nth ?? -1] ?? '');
  const said = type === 0 ? '' : `"type":${quoted(type - 1)}`;
  const [first, ...more] = names;
  const opening = first === undefined ? `{${said}` : `{${said}${said === '' ? '' : ','}${quoted(first)}:`;
  return [opening, ...more.map((name) => `,${quoted(name)}:`)];
}
