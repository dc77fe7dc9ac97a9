import { writeFileSync } from 'node:fs';
import { at } from '../engine/at.ts';
import { BadInput } from '../engine/door.ts';
import { seedOf } from './ask/block.ts';
import type { Evidence, Game } from './ask/evidence.ts';
import type { Meanings } from './ask/meaning.ts';
import type { Question } from './ask/question.ts';
import { codebookOf } from './codebook.ts';

const ENDING = /\.(csv|jsonl)$/;

export function checkRowsFile(file: string | undefined): void {
  if (file !== undefined && !ENDING.test(file)) {
    throw new BadInput('rows', `must end in .csv or .jsonl, not "${file}"`);
  }
}

/** One line for each game, and beside it what the columns mean. */
export function writeRows(file: string, meanings: Meanings, question: Question, evidence: Evidence): void {
  const names = evidence.names();
  const games = [...evidence.games()];
  const text = file.endsWith('.csv') ? csvOf(question, games, names) : linesOf(question, games, names);
  try {
    writeFileSync(file, text);
    const book = codebookOf(meanings, question, names);
    writeFileSync(file.replace(ENDING, '.codebook.json'), `${JSON.stringify(book, null, 2)}\n`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BadInput('rows', `cannot write ${file} (${code})`);
  }
}

/** What stands before the measures, in this order. */
function headOf({ seed, arms, ask }: Question, game: Game): Record<string, string | number> {
  const { deal, arm, chair, who, why, winners, problem } = game;
  const bots = who.map((place) =>
    ask === 'ladder' ? at(at(arms, place).bots, 0) : at(at(arms, arm).bots, place),
  );
  return {
    deal,
    arm: ask === 'ladder' ? '' : at(arms, arm).name,
    chair,
    seed: seedOf(seed, deal),
    bots: bots.join(' '),
    ended: why,
    won: winners.join(' '),
    problem: problem ?? '',
  };
}

function csvOf(question: Question, games: readonly Game[], names: readonly string[]): string {
  const lines = games.map((game) => [
    ...Object.values(headOf(question, game)),
    ...names.map((name) => game.read(name) ?? ''),
  ]);
  const heads = ['deal', 'arm', 'chair', 'seed', 'bots', 'ended', 'won', 'problem', ...names];
  return `${[heads, ...lines].map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}

function linesOf(question: Question, games: readonly Game[], names: readonly string[]): string {
  return games
    .map((game) => {
      const measures = names.flatMap((name) => {
        const value = game.read(name);
        return value === undefined ? [] : [[name, value] as const];
      });
      return `${JSON.stringify({ ...headOf(question, game), ...Object.fromEntries(measures) })}\n`;
    })
    .join('');
}

/** As spreadsheets read it. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
