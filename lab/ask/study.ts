import { BadInput } from '../../engine/door.ts';
import { dealsPerPart, type Part } from './block.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { Kept } from './kept.ts';
import { mostOf, plannedOf, type Question } from './question.ts';
import { type Answer, answer } from './result.ts';
import { looksBetween, type Stopped, stopsAt } from './stop.ts';

/** Somebody who does what they are given, one thing at a time: a thread, another machine. */
export interface Hand<T, Task = number> {
  give(task: Task): Promise<T>;
}

/** Ends a study before its own rule does. */
export interface Cut {
  readonly by: 'hand' | 'time' | null;
  /** Settles when it is time to give up what is still being played. */
  readonly gone: Promise<unknown>;
}

export interface Studied {
  readonly evidence: Evidence;
  readonly found: Answer;
  readonly cut: Cut['by'];
}

export interface Watcher {
  show(deals: number, of: number): void;
}

/**
 * Plays what is missing and answers. The answer depends on the deals up to where the rule stops, looked at
 * in their order: not on who played how fast, and not on what was played beyond.
 */
export async function study(
  asked: Question,
  hands: readonly Hand<Part>[],
  kept: Kept,
  cut: Cut,
  watcher: Watcher,
): Promise<Studied> {
  const question = honest(asked, kept);
  const size = dealsPerPart(question);
  const parts = Math.ceil(mostOf(question) / size);
  let stopped: { deals: number; by: Stopped } | undefined;
  let looked = 0;
  let isChecked = false;
  let next = 0;
  const look = (): void => {
    const deals = Math.min(mostOf(question), finished(kept) * size);
    if (deals > 0 && !isChecked) checkMeasures(question, evidenceOf(inOrder(kept), deals));
    isChecked ||= deals > 0;
    const looks = looksBetween(question, looked, deals);
    if (looks.length === 0 || stopped !== undefined) return;
    const all = evidenceOf(inOrder(kept), deals);
    for (const at of looks) {
      looked = at;
      const by = stopsAt(question, all.first(at));
      if (by === undefined) continue;
      stopped = { deals: at, by };
      return;
    }
  };
  const work = async (hand: Hand<Part>): Promise<void> => {
    while (next < parts && stopped === undefined && cut.by === null) {
      const part = next++;
      if (!kept.parts.has(part)) kept.addPart(await hand.give(part));
      look();
      watcher.show(Math.min(mostOf(question), finished(kept) * size), mostOf(question));
    }
  };
  const all = Promise.all(hands.map(work));
  await Promise.race([all, cut.gone]);
  const deals = stopped?.deals ?? Math.min(mostOf(question), finished(kept) * size);
  const evidence = evidenceOf(inOrder(kept), deals);
  kept.addLook({ deals, planned: plannedOf(question) });
  if (stopped !== undefined) return { evidence, found: answer(question, evidence, stopped.by), cut: null };
  // What was cut short is the whole answer to another question: asked again, it gives the same bytes.
  const stop = { until: 'end', planned: plannedOf(question), most: deals } as const;
  return { evidence, found: answer({ ...question, stop }, evidence, 'most'), cut: cut.by };
}

/** Who has seen part of these deals, or more of them, did not fix their number beforehand. */
export function honest(question: Question, { looks }: Kept): Question {
  const { stop } = question;
  const [first] = looks;
  if (!('deals' in stop) || first === undefined) return question;
  if (looks.every(({ deals }) => deals === stop.deals)) return question;
  return { ...question, stop: { until: 'end', planned: first.planned, most: stop.deals } };
}

/** How many parts are there without a gap. */
function finished({ parts }: Kept): number {
  let n = 0;
  while (parts.has(n)) n++;
  return n;
}

const inOrder = ({ parts }: Kept): Part[] => [...parts.values()].sort((a, b) => a.part - b.part);

/** A misspelt measure is told at the first look, not after an hour. */
function checkMeasures({ ask, main, guards }: Question, evidence: Evidence): void {
  const known = evidence.names();
  // A card that nobody met is an answer.
  if (known.length === 0 || ask === 'cards') return;
  for (const wanted of [main, ...guards]) {
    for (const name of wanted?.measure.split('/') ?? []) {
      if (known.includes(name)) continue;
      throw new BadInput('measure', `none of the first games had "${name}"; there are ${known.join(', ')}`);
    }
  }
}
