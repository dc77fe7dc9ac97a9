import type { Ladder } from '../ask/ladder.ts';
import type { Question } from '../ask/question.ts';
import { short } from '../ask/verdict.ts';
import { table } from '../summary.ts';
import type { Faults } from './program.ts';
import type { Worst } from './worst.ts';

export interface ArenaResult {
  readonly question: Question;
  readonly deals: number;
  readonly games: number;
  readonly ms: number;
  readonly ladder: Ladder | null;
  readonly faults: Readonly<Faults>;
  readonly decisions: number;
  readonly worst: readonly Worst[];
  readonly run: { readonly seconds: number; readonly build: string };
}

const said = (number: number | null): string => (number === null ? '–' : short(number));

/** The verdict first, then what it did wrong, then what to look at. */
export function arenaText({
  question,
  deals,
  games,
  ms,
  ladder,
  faults,
  decisions,
  worst,
  run,
}: ArenaResult): string {
  const { game, seats, seed } = question;
  const [program, bot] = ladder?.bots ?? [];
  const lines: string[] = [];
  if (program === undefined || bot === undefined) lines.push('No deal was played to its end.');
  else if (program.low === null || program.high === null) {
    lines.push(`Too few deals to say how strong the program is: ${said(program.value - bot.value)} so far.`);
  } else {
    const [one, other] = program.name === ladder?.anchor ? [bot, -1] : [program, 1];
    const [low, high] = [other * (one.low ?? 0), other * (one.high ?? 0)].toSorted((a, b) => a - b);
    const value = other * one.value;
    const verdict =
      (low ?? 0) > 0 ? 'is stronger than' : (high ?? 0) < 0 ? 'is weaker than' : 'may be as strong as';
    lines.push(
      `The program ${verdict} ${bot.name}: ${said(value)} points [${said(low ?? null)} to ${said(high ?? null)}].`,
    );
  }
  const [pair] = ladder?.pairs ?? [];
  if (pair !== undefined) {
    lines.push(
      `Of games that decide, ${pair.name}: ${said(pair.value)} [${said(pair.low)} to ${said(pair.high)}].`,
    );
  }
  const { crashes, refusals, overruns, garbled } = faults;
  lines.push(
    '',
    `${game}, ${seats} seats, seed ${seed}: ${deals} deals, ${games} games, ${run.seconds} s`,
    `${decisions} decisions with a choice; crashes ${crashes}, refusals ${refusals}, longer than ${ms} ms ${overruns}, ` +
      `lines that were no answer ${garbled}`,
  );
  if (worst.length > 0) {
    lines.push(
      '',
      'worst decisions, in shares of the victory, played on by the bot in worlds the seat could not tell apart:',
    );
    const heads = ['seed', 'seat', 'decision', 'did', 'rather than', 'lost', 'from', 'to'];
    const rows = worst.map((one) => [
      one.seed,
      `${one.seat}`,
      `${one.decision}`,
      one.did,
      one.instead,
      said(one.lost),
      said(one.low),
      said(one.high),
    ]);
    lines.push(...table([heads, ...rows]));
  }
  lines.push('', `build ${run.build}`);
  return lines.join('\n');
}
