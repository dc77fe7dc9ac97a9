import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import { say } from '../../engine/text.ts';
import type { Title } from '../../engine/title.ts';
import { armOf } from '../../lab/ask/arm.ts';
import { questionOf } from '../../lab/ask/asking.ts';
import { blockOf, playPart, seedOf, timeDeals } from '../../lab/ask/block.ts';
import type { Evidence } from '../../lab/ask/evidence.ts';
import { checkMeasure } from '../../lab/ask/meaning.ts';
import type { Odd } from '../../lab/ask/odd.ts';
import { askedOf, mostOf, playedOf, type Question } from '../../lab/ask/question.ts';
import { type Result, sealed } from '../../lab/ask/result.ts';
import { readSealed } from '../../lab/ask/sealed.ts';
import { holdsSecrets } from '../../lab/ask/secret.ts';
import { type Mark, showing } from '../../lab/ask/showing.ts';
import { type Cut, study } from '../../lab/ask/study.ts';
import { pageOf, resultsIn } from '../../lab/plot/page.ts';
import { armText, commandOf } from '../../lab/text/again.ts';
import { titles } from '../site/titles.ts';
import { factsOf } from './facts.ts';
import { openKept } from './keep.ts';
import { sofarOf } from './sofar.ts';
import { known, startThread, threadsHere } from './threads.ts';
import type { Asked, FromDesk, Put, ToDesk, Watched } from './wire.ts';

/** The laboratory in a worker: it reads questions, plays them on threads of its own, and answers. */

const tell = (told: FromDesk): void => postMessage(told);
/** How often what is known so far is told. */
const EVERY_MS = 250;
/** How long running parts may go on after somebody has said stop. */
const PATIENCE_MS = 2000;
/** The file that played: its name changes with what is in it. */
const BUILD = `web-${/([^/]+)\.js$/.exec(self.location.pathname)?.[1] ?? 'unbuilt'}`;

let mine: { readonly title: Title<Kind>; readonly question: Question } | undefined;
/** What the latest answer was made of. */
let played: { readonly question: Question; readonly evidence: Evidence } | undefined;
let running: { by: Cut['by']; leave: () => void } | undefined;
/** Each thing after the one before; only a stop comes between. */
let before: Promise<void> = Promise.resolve();

export function hear(message: ToDesk): void {
  if (message.t === 'stop') stop();
  else if (message.t === 'time') void timeIt(message.put).catch(complain);
  else before = before.then(() => obey(message)).catch(complain);
}

function complain(error: unknown): void {
  if (error instanceof BadInput) tell({ t: 'wrong', field: error.field, problem: error.problem });
  else tell({ t: 'broken', problem: error instanceof Error ? error.message : String(error) });
}

async function obey(message: Exclude<ToDesk, { t: 'stop' | 'time' }>): Promise<void> {
  switch (message.t) {
    case 'open':
      return tell({ t: 'facts', facts: await factsOf(await titleOf(message.game)) });
    case 'ask':
      return tell({ t: 'asked', asked: await askedFor(message.put), put: message.nr });
    case 'run':
      return run(await askedFor(message.put));
    case 'read':
      return read(message.text);
    case 'report': {
      const { result, messages, language } = message;
      const title = await titleOf(result.question.game);
      const html = pageOf(
        [result],
        () => title,
        (line) => say(messages, line, { language, names: [], seat: null }),
        language,
      );
      return tell({ t: 'report', html });
    }
    case 'show':
      return tell({ t: 'shown', games: shownBy(message.mark) });
    case 'play':
      mine = { title: await titleOf(message.question.game), question: message.question };
      return undefined;
    case 'part':
      return postMessage(playPart(known(mine).title, known(mine).question, message.part));
    case 'clock': {
      const { title, question } = known(mine);
      return postMessage(timeDeals(title, question, () => performance.now()));
    }
  }
}

async function titleOf(game: string): Promise<Title<Kind>> {
  const title = await titles[game]?.();
  if (title === undefined) throw new BadInput('game', `no game "${game}"`);
  return title;
}

async function askedFor(put: Put): Promise<Asked> {
  const title = await titleOf(put.game);
  const arms = put.arms.map((wished) => armOf(title, put.seats, wished));
  const question = questionOf(title, {
    ...put,
    // In a ladder a variant is one bot, at any seat.
    arms: put.ask === 'ladder' ? arms.map((arm) => ({ ...arm, bots: arm.bots.slice(0, 1) })) : arms,
  });
  const { measures } = await factsOf(title);
  for (const [i, wanted] of [question.main, ...question.guards].entries()) {
    if (wanted !== null) checkMeasure(measures, wanted.measure, i === 0 ? 'main' : 'guard');
  }
  return told(title, question);
}

function told(title: Title<Kind>, question: Question): Asked {
  return {
    question,
    digest: askedOf(question),
    arms: question.arms.map((arm) => armText(title, question, arm)),
    command: commandOf(title, question),
    isSecret: holdsSecrets(title, question),
  };
}

async function timeIt(put: Put): Promise<void> {
  const { question, digest } = await askedFor(put);
  const thread = startThread(question);
  try {
    tell({ t: 'timed', digest, msPerDeal: (await thread.clock()) / threadsHere() });
  } finally {
    thread.end();
  }
}

function stop(): void {
  if (running === undefined || running.by !== null) return;
  running.by = 'hand';
  setTimeout(running.leave, PATIENCE_MS);
}

async function run(asked: Asked): Promise<void> {
  const { question } = asked;
  const title = await titleOf(question.game);
  const kept = await openKept(`${question.game}-${playedOf(question)}-${BUILD}`);
  const had = kept.parts.size;
  const hands = Array.from({ length: Math.min(threadsHere(), mostOf(question)) }, () =>
    startThread(question),
  );
  const start = performance.now();
  let leave = (): void => {};
  const gone = new Promise<void>((yes) => {
    leave = yes;
  });
  const cut = { by: null as Cut['by'], gone, leave };
  running = cut;
  let shown = Number.NEGATIVE_INFINITY;
  try {
    const {
      found,
      evidence,
      cut: by,
    } = await study(question, hands, kept, cut, {
      show(deals, of) {
        if (performance.now() - shown < EVERY_MS || deals === 0 || deals >= of) return;
        shown = performance.now();
        tell({ t: 'sofar', sofar: sofarOf(question, kept, deals, of) });
      },
    });
    const seconds = Math.round((performance.now() - start) / 10) / 100;
    const engine = navigator.userAgent;
    const result = sealed(found, {
      threads: hands.length,
      seconds,
      kept: had,
      cut: by,
      engine,
      build: BUILD,
    });
    played = { question: result.question, evidence };
    tellResult(title, result);
  } finally {
    running = undefined;
    for (const hand of hands) hand.end();
  }
}

function tellResult(title: Title<Kind>, result: Result): void {
  const { question, odd } = result;
  tell({
    t: 'result',
    result,
    asked: told(title, question),
    watch: odd.map((one) => watched(question, one)),
  });
}

/** The game of this seed, with its bots in their chairs. */
function watched(question: Question, { seed, arm, chair }: Odd): Watched {
  const { arms, ask } = question;
  const deal = Number(seed.slice(seed.lastIndexOf('/') + 1));
  const which = ask === 'ladder' ? 0 : arms.findIndex(({ name }) => name === arm);
  return { ...seatedAt(question, deal, which, chair), name: `${seed}, ${arm}` };
}

function seatedAt(question: Question, deal: number, arm: number, chair: number): Omit<Watched, 'name'> {
  const { seats, arms } = question;
  const seating = blockOf(question, deal).find((one) => one.arm === arm && one.chair === chair);
  const seed = seedOf(question.seed, deal);
  return { seats, seed, bots: seating?.bots ?? [], config: arms[arm]?.config };
}

/** Nothing of what came from a file: it was not played here. */
function shownBy(mark: Mark): Watched[] {
  if (played === undefined) return [];
  const { question, evidence } = played;
  return showing(question, evidence, mark).map(({ deal, arm, chair }) => ({
    ...seatedAt(question, deal, arm, chair),
    name: `${seedOf(question.seed, deal)}, ${question.arms[arm]?.name ?? ''}`,
  }));
}

/** What a command printed, or the page that was made of it. */
async function read(text: string): Promise<void> {
  let input: unknown;
  try {
    input = JSON.parse(resultsIn(text) ?? text);
  } catch {
    throw new BadInput('file', 'this is neither a report nor a result of the laboratory');
  }
  played = undefined;
  const result: Result = readSealed(Array.isArray(input) ? input[0] : input, 'this file');
  tellResult(await titleOf(result.question.game), result);
}
