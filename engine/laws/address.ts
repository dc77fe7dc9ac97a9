import { type Line, type Messages, say } from '../text.ts';
import { someCases } from './cases.ts';
import { LawBroken, textOf, type WholeLaw } from './law.ts';
import { Pool } from './pool.ts';
import { linesAt } from './telling.ts';
import { walk } from './walk.ts';

/** Where a bare seat stands for the reader it reads "you"; this mark shows where that happened. */
const YOU = '⟨you⟩';
const NAMES = ['Zq1', 'Zq2', 'Zq3', 'Zq4', 'Zq5', 'Zq6', 'Zq7', 'Zq8'];
const LONGEST = 200;

/** What no reader should ever meet in a sentence of a game. */
const FLAWS: readonly (readonly [RegExp, string])[] = [
  // "Lee draws" becomes "you draws": a subject needs both wordings.
  [/(?:^|[.?!:] )⟨you⟩(?! and )/, 'has the reader as its subject without a wording for "you"'],
  [/⟨you⟩[’']s/, 'says "you’s"'],
  [/\b[A-Z]{2}-[A-Z]?\d/, 'shows a clause'],
  [/\b[A-Z]+_[A-Z_]+\b/, 'shows a code'],
  [/[{}]|undefined|\[object/, 'is not filled in'],
  [/(?:^|[ ,])(an? [\w ]+), \1(?:,| and |\.)/, 'does not count equal things'],
];

/** Whoever reads of themselves reads "you", and reads sentences, not our inner life. */
export const address: WholeLaw = {
  law: 'L13c',
  title: 'every sentence speaks to its reader: you and your, no codes, equal things counted',
  check(title, evidence) {
    const said = new Set<string>();
    for (const given of someCases(title, evidence)) {
      const pool = new Pool<{ readonly type: string }>();
      for (const here of walk(title, given)) {
        for (const line of linesAt(title, here, given.seats, pool)) {
          const text = textOf(line);
          if (said.has(text)) continue;
          said.add(text);
          for (let seat = 0; seat < given.seats; seat++) speakTo(seat, title.texts.en, line);
        }
      }
    }
  },
};

function speakTo(seat: number, messages: Messages, line: Line): void {
  const text = say({ ...messages, 'seat.you': YOU }, line, { language: 'en', names: NAMES, seat });
  const flaw = FLAWS.find(([sign]) => sign.test(text))?.[1];
  const found = flaw ?? (text.length > LONGEST ? `is longer than ${LONGEST} characters` : undefined);
  if (found !== undefined) throw new LawBroken('L13c', `a sentence ${found}: ${text}`, line);
}
