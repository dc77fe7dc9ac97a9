import { type Meanings, meaningOf } from './ask/meaning.ts';
import type { Question } from './ask/question.ts';

/** What each column of the rows means, and what was asked. */
export interface Codebook {
  readonly format: 'crossings-codebook';
  readonly question: Question;
  readonly columns: readonly { readonly name: string; readonly says: string }[];
}

const HEAD = {
  deal: 'number of the deal: games of one deal begin with the same luck',
  arm: 'the variant',
  chair: 'by how many seats the bots are moved',
  seed: 'opens this game: crossings watch --seed … with the bots of this line',
  bots: 'one for each seat, from seat 0',
  ended: 'why the game was over',
  won: 'the seats that won; empty if nobody did',
  problem: 'what broke; empty in a sound game. A deal with a broken game is left out of every figure',
} as const;

export function codebookOf(meanings: Meanings, question: Question, names: readonly string[]): Codebook {
  const head = Object.entries(HEAD).map(([name, says]) => ({ name, says }));
  const measures = names.map((name) => ({ name, says: meaningOf(meanings, name) ?? '' }));
  return { format: 'crossings-codebook', question, columns: [...head, ...measures] };
}
