import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import { type FamilyCards, familyAt, memberAt } from '../box.ts';
import type { FamilyRow, MemberRow } from '../content/families.ts';
import { QUESTION_ROWS, type QuestionRow } from '../content/interview.ts';
import { QUESTIONS_ASKED } from '../content.ts';
import type { Ctx } from '../kind.ts';
import type { Question, State } from '../state.ts';

const OPTIONS = 6;
const ROWS: readonly QuestionRow[] = QUESTION_ROWS;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** EI-R42: three different cards; the discards are shuffled in first if fewer are left. */
export function drawQuestions(
  state: State,
  family: number,
  slot: number,
  { cards, chance }: Pick<Ctx, 'cards' | 'chance'>,
): Question[] {
  if (state.questions.length < QUESTIONS_ASKED) state.questions = ROWS.map((_row, card) => card);
  const drawn: Question[] = [];
  for (let i = 0; i < QUESTIONS_ASKED; i++) {
    const card = pick(chance, state.questions);
    state.questions = state.questions.filter((other) => other !== card);
    drawn.push(makeQuestion(cards, family, slot, card, chance));
  }
  return drawn;
}

/** 5.8: six different options, one of them right, in an order that says nothing. */
export function makeQuestion(
  cards: FamilyCards,
  family: number,
  slot: number,
  card: number,
  chance: Chance,
): Question {
  const row = ROWS[card] ?? bug('no such question', card);
  const all = familyAt(cards, family);
  const member = subjectOf(all, memberAt(cards, family, slot), row, chance);
  const right = rightAnswer(all, member, row);
  const options = shuffle(chance, [right, ...wrongAnswers(all, right, row, cards.answers, chance)]);
  const about = row.subject === 'another' ? (row.fact === 'carries' ? member.carries : member.plan) : '';
  return { card, about, options, right: options.indexOf(right) };
}

function subjectOf(all: FamilyRow, self: MemberRow, row: QuestionRow, chance: Chance): MemberRow {
  const byAge = [...all.members].sort((one, other) => one.years - other.years);
  const found =
    row.subject === 'family' || row.subject === 'self'
      ? self
      : row.subject === 'eldest'
        ? byAge.at(-1)
        : row.subject === 'youngest'
          ? byAge[0]
          : row.subject === 'another'
            ? pick(
                chance,
                all.members.filter((member) => member !== self),
              )
            : all.members.find((member) => member.work === row.subject);
  return found ?? bug('nobody fits the question', row.id);
}

export function rightAnswer(all: FamilyRow, member: MemberRow, row: QuestionRow): string {
  if (row.subject === 'family') return String(all[row.fact]);
  return String(member[row.build === 'names' ? 'name' : row.fact]);
}

function wrongAnswers(
  { members, decoys }: FamilyRow,
  right: string,
  row: QuestionRow,
  answers: FamilyCards['answers'],
  chance: Chance,
): string[] {
  const others = (values: readonly string[]): string[] => values.filter((value) => value !== right);
  const some = (values: readonly string[]): string[] => shuffle(chance, others(values)).slice(0, OPTIONS - 1);
  switch (row.build) {
    case 'familyDecoys':
    case 'fixed':
      return others(decoys[row.fact]);
    case 'sharedList':
      return some(answers[row.fact] ?? []);
    case 'nearDates':
      return some(nearDates(right));
    case 'nearNumbers':
      return some(nearNumbers(Number(right)));
    case 'oneToEight':
      return some(['1', '2', '3', '4', '5', '6', '7', '8']);
    case 'ownFamily':
      return others([...members.map((member) => member[row.fact]), decoys[row.fact]]);
    case 'names':
      return others([...members.map((member) => member.name), decoys.name]);
  }
}

/**
 * The same year within January to December, three months either way; the same month a year before and after.
 */
function nearDates(right: string): string[] {
  const [name = '', year = ''] = right.split(' ');
  const month = MONTHS.indexOf(name);
  const months = [-3, -2, -1, 1, 2, 3].flatMap((shift) => MONTHS[month + shift] ?? []);
  return [
    ...months.map((one) => `${one} ${year}`),
    `${name} ${Number(year) - 1}`,
    `${name} ${Number(year) + 1}`,
  ];
}

const nearNumbers = (right: number): string[] =>
  [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((shift) => right + shift)
    .filter((n) => n >= 1)
    .map(String);

/** EI-R40, spoken: case, accents, articles and punctuation do not count; of a number only the number. */
export function isMatch(given: string, right: string): boolean {
  if (/^[0-9]+$/.test(right)) return /[0-9]+/.exec(given)?.[0] === right;
  return plainly(given) === plainly(right) && plainly(given) !== '';
}

const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(a|an|the)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
