import type { FamilyRow, MemberRow } from '../content/families.ts';
import { QUESTION_ROWS, type QuestionRow } from '../content/interview.ts';
import { rightAnswer } from './questions.ts';

/** What a person who has read the card can answer, by question. */
export type Facts = Readonly<Record<string, string>>;

/** The same words ask for different facts of different members. Slots count from 0. */
export const factKey = (card: string, slot: number, about: string): string =>
  SELF.has(card) ? `${card}/${slot}` : about === '' ? card : `${card}/${about}`;

const ROWS: readonly QuestionRow[] = QUESTION_ROWS;
const SELF: ReadonlySet<string> = new Set(ROWS.filter((row) => row.subject === 'self').map((row) => row.id));

export function factsOn(card: FamilyRow): Facts {
  const byAge = [...card.members].sort((one, other) => one.years - other.years);
  const [youngest] = byAge;
  const eldest = byAge.at(-1);
  const facts: Record<string, string> = {};
  const note = (row: QuestionRow, member: MemberRow | undefined, slot: number, about: string): void => {
    if (member !== undefined) facts[factKey(row.id, slot, about)] = rightAnswer(card, member, row);
  };
  for (const row of ROWS) {
    card.members.forEach((member, slot) => {
      if (row.subject === 'self') note(row, member, slot, '');
      if (row.subject === 'another')
        note(row, member, slot, row.fact === 'carries' ? member.carries : member.plan);
      if (row.subject === member.work) note(row, member, slot, '');
    });
    if (row.subject === 'family') note(row, youngest, 0, '');
    if (row.subject === 'youngest') note(row, youngest, 0, '');
    if (row.subject === 'eldest') note(row, eldest, 0, '');
  }
  return facts;
}
