import { bug } from './bug.ts';

/** How a value is said where it stands by itself: as it is, as a list ("and", "or"), as a number. */
export type Manner = 'plain' | 'list' | 'or' | 'number' | 'percent';

/** A piece of a message: text, a value, a thing in one of its forms, or a choice between wordings. */
export type Part =
  | string
  | { readonly name: string; readonly manner: Manner }
  | { readonly name: string; readonly form: string }
  | {
      readonly name: string;
      readonly kind: 'plural' | 'selectordinal' | 'select';
      readonly cases: Readonly<Record<string, readonly Part[]>>;
    };

/** "{name", "{name, manner" or "{name, manner, more": what stands before the end or the cases. */
const HEAD = /^\{\s*(\w+)(?:\s*,\s*(\w+))?(?:\s*,\s*(\w+)(?=\s*\}))?\s*/;

/** What stands by itself; undefined if there is no such manner. */
function standing(name: string, manner: string, more: string | undefined): Part | undefined {
  if (manner === 'form') return more === undefined ? undefined : { name, form: more };
  if (manner === 'list' && more === 'or') return { name, manner: 'or' };
  const isKnown = manner === 'plain' || manner === 'list' || manner === 'number' || manner === 'percent';
  return isKnown && more === undefined ? { name, manner } : undefined;
}

/** Reads a message into parts; a malformed one is our mistake and stops at once. */
export function parse(message: string): Part[] {
  let at = 0;
  const parts = sequence();
  if (at < message.length) bug('unbalanced } in', message);
  return parts;

  function sequence(): Part[] {
    const found: Part[] = [];
    let text = '';
    while (at < message.length && message[at] !== '}') {
      if (message[at] !== '{') {
        text += message[at++];
        continue;
      }
      if (text !== '') found.push(text);
      text = '';
      found.push(argument());
    }
    if (text !== '') found.push(text);
    return found;
  }

  function argument(): Part {
    const head = HEAD.exec(message.slice(at));
    const [read = '', name, kind = 'plain', more] = head ?? [];
    if (name === undefined) return bug('malformed argument in', message);
    at += read.length;
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') {
      expect('}');
      return standing(name, kind, more) ?? bug('malformed argument in', message);
    }
    expect(',');
    const cases: Record<string, Part[]> = {};
    for (;;) {
      skipSpace();
      if (message[at] === '}') break;
      const label = /^(=?\w+)\s*\{/.exec(message.slice(at));
      if (label?.[1] === undefined) return bug('malformed case in', message);
      at += label[0].length;
      cases[label[1]] = sequence();
      expect('}');
    }
    expect('}');
    return { name, kind, cases };
  }

  function skipSpace(): void {
    while (message[at] === ' ' || message[at] === '\n') at++;
  }

  function expect(sign: string): void {
    if (message[at] !== sign) bug('expected', sign, 'in', message);
    at++;
  }
}
