/** Which line of a Family Card a question is about; the rest of them are about a person. */
const FACTS: readonly (readonly [question: RegExp, fact: string])[] = [
  [/ship brought/, 'Ship'],
  [/port did you sail/, 'Port'],
  [/last home/, 'Last home'],
  [/month and year/, 'Arrived'],
  [/days were you at sea/, 'Days at sea'],
  [/Where are you going/, 'Going to'],
  [/expecting you/, 'Who is waiting for them'],
  [/passage paid/, 'Passage paid by'],
  [/family leave home/, 'Why they left'],
  [/religion/, 'Religion'],
  [/keepsake/, 'Keepsake'],
  [/pieces of baggage/, 'Pieces of baggage'],
  [/work did you do/, 'Work at home:'],
  [/language can you read/, 'Reads:'],
  [/do you carry/, 'Carries:'],
  [/plan to do/, 'Plans to:'],
  [/mark is written/, 'Mark:'],
];
/** “Which of you carries a shawl?” is answered by a name. */
const WHO: readonly (readonly [question: RegExp, fact: string])[] = [
  [/Which of you carries (.+)\?/, 'Carries:'],
  [/Which of you plans to (.+)\?/, 'Plans to:'],
];
const WORK: readonly (readonly [question: RegExp, work: string])[] = [
  [/worked in business/, 'Business'],
  [/worked in education/, 'Education'],
  [/heavy labour/, 'Heavy Labor'],
  [/served in an army/, 'Military'],
  [/learned a trade/, 'Trade Skill'],
];

interface Person {
  readonly name: string;
  readonly relation: string;
  readonly years: number;
  readonly lines: string;
}

/** A Family Card that was read once, piece by piece, and is known by heart from then on. */
export class CardMemory {
  readonly #lines: readonly string[];
  readonly #people: readonly Person[];

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    const starts = lines.flatMap((one, i) => (/^[1-5]\. /.test(one) ? [i] : []));
    this.#people = starts.map((at, i): Person => {
      const own = lines.slice(at + 1, starts[i + 1]);
      const [, relation = '', years = '0'] = /^(.+), (\d+) · /.exec(own[0] ?? '') ?? [];
      return {
        name: (lines[at] ?? '').slice('1. '.length),
        relation,
        years: Number(years),
        lines: own.join('\n'),
      };
    });
  }

  /** What the card says to this question about this person. */
  answer(question: string, name: string): string | undefined {
    const self = this.#people.find((one) => one.name === name);
    const [, fact] = FACTS.find(([asks]) => asks.test(question)) ?? [];
    if (fact?.endsWith(':')) return lineOf(self, fact);
    if (fact !== undefined) return this.#lines[this.#lines.indexOf(fact) + 1];
    const byAge = this.#people.toSorted((one, other) => one.years - other.years);
    const [youngest, oldest] = [byAge[0], byAge.at(-1)];
    if (/How old are you/.test(question)) return String(self?.years);
    if (/related to the head/.test(question)) return self?.relation;
    if (/How old is/.test(question)) return String((question.includes('oldest') ? oldest : youngest)?.years);
    if (/Who is the/.test(question)) return (question.includes('oldest') ? oldest : youngest)?.name;
    const [, work] = WORK.find(([asks]) => asks.test(question)) ?? [];
    if (work !== undefined) return this.#people.find((one) => one.lines.includes(`· ${work}`))?.name;
    for (const [asks, carries] of WHO) {
      const [, about] = asks.exec(question) ?? [];
      if (about !== undefined) return this.#people.find((one) => lineOf(one, carries) === about)?.name;
    }
    return undefined;
  }
}

const lineOf = (one: Person | undefined, fact: string): string | undefined =>
  new RegExp(`^${fact}\\s+(.+)$`, 'm').exec(one?.lines ?? '')?.[1];
