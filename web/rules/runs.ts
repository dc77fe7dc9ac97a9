import type { Part } from './blocks.ts';

/** A clause number as our rulebooks write it: MI-3.3, MI-R24, T2. */
export const CLAUSE = /\b[A-Z]{1,3}-[A-Z]?\d+(?:\.\d+)*\b/;

const ITALIC = String.raw`\*([^*\s][^*]*)\*|(?<!\w)_([^_\s][^_]*)_(?!\w)`;
const MARKED = new RegExp(`\\*\\*(.+?)\\*\\*|${ITALIC}|\`([^\`]+)\`|(${CLAUSE.source})`, 'g');

/** Text with its emphasis; a clause anywhere but at its beginning is a reference. */
export function runs(text: string): Part[] {
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
