import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import { type CaseFile, parseCase } from '../engine/laws/case-file.ts';
import { checkCase } from '../engine/laws/index.ts';
import { walk } from '../engine/laws/walk.ts';
import { say } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import { readJson } from './files.ts';

interface Step {
  readonly entry: number;
  readonly actor: string;
  readonly action: unknown;
  readonly lines: readonly string[];
}

/** Tells a failing case step by step and checks its law again. Exit code 1 while it is still broken. */
export function reopen<K extends Kind>(title: Title<K>, file: string, json: boolean): number {
  const read = parseCase(readJson(file, 'case'));
  const { game, law, given } = read;
  if (game !== title.game.id) throw new BadInput('case', `is one of ${game}, not of ${title.game.id}`);
  const steps = json ? [...stepsOf(title, read)] : told(title, read);
  const broke = problem(() => checkCase(title, law, given));
  if (json) console.log(JSON.stringify({ game, law: law.law, steps, broke: broke ?? null }));
  else if (broke === undefined) console.log(`\n${law.law} holds: ${law.title}`);
  if (broke !== undefined) console.error(`\ncrossings fuzz: ${broke}`);
  return broke === undefined ? 0 : 1;
}

/** Said as it goes, so that what led to a rule's own error stands before it. */
function told<K extends Kind>(title: Title<K>, read: CaseFile): Step[] {
  const steps: Step[] = [];
  for (const step of stepsOf(title, read)) {
    steps.push(step);
    console.log(`${step.entry}. ${step.actor} ${JSON.stringify(step.action)}`);
    for (const line of step.lines) console.log(`     ${line}`);
  }
  return steps;
}

function* stepsOf<K extends Kind>(title: Title<K>, { given }: CaseFile): Generator<Step> {
  const names = Array.from({ length: given.seats }, (_, seat) => `seat ${seat}`);
  const walking = walk(title, given);
  for (;;) {
    let lines: string[] = [];
    let next: ReturnType<typeof walking.next> | undefined;
    const threw = problem(() => {
      next = walking.next();
      const events = next.done === true ? [] : next.value.events;
      lines = events.flatMap((event) =>
        title.tell(event).map((line) => say(title.texts.en, line, { language: 'en', names, seat: null })),
      );
    });
    if (threw !== undefined) lines = [`here a rule threw: ${threw}`];
    if (next === undefined) return yield { entry: -1, actor: 'nobody', action: null, lines };
    if (next.done === true) return;
    const { step, did } = next.value;
    const actor = did === undefined ? 'deal' : did.actor === 'clock' ? 'clock' : `seat ${did.actor}`;
    yield { entry: step, actor, action: did?.action ?? null, lines };
  }
}

function problem(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}
