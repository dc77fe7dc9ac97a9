import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a program did wrong, counted over all games. */
export interface Faults {
  /** It ended before its game did; it is started anew for the next one. */
  crashes: number;
  /** Its action was not lawful, or was no action. */
  refusals: number;
  /** It did not answer in time. */
  overruns: number;
  /** A line that was not JSON, or not an answer. */
  garbled: number;
}

export interface Answer {
  readonly decision: number;
  /** Whether it is lawful is for the game to say. */
  readonly action: unknown;
}

/** A player as a program: it hears lines on standard input and answers on standard output. */
export interface Program {
  readonly faults: Readonly<Faults>;
  tell(line: object): void;
  /** Its answer to this decision; undefined if it did not come in time, or cannot come any more. */
  ask(line: object & { readonly decision: number }, ms: number): Promise<Answer | undefined>;
  refused(): void;
  end(): void;
}

/** By the shell, as it was typed: `python3 mybot.py --fast`. Not fenced in. */
export function startProgram(command: string): Program {
  const faults: Faults = { crashes: 0, refusals: 0, overruns: 0, garbled: 0 };
  let waiting: ((answer: Answer | undefined) => void) | undefined;
  let child: ChildProcess | undefined;
  let isEnding = false;

  function start(): ChildProcess {
    const started = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    // Whoever closes early is told by its exit.
    started.stdin?.on('error', () => undefined);
    if (started.stdout !== null) createInterface({ input: started.stdout }).on('line', heard);
    started.once('exit', () => {
      if (child !== started) return;
      child = undefined;
      if (isEnding) return;
      faults.crashes++;
      waiting?.(undefined);
    });
    return started;
  }

  function heard(line: string): void {
    const answer = readAnswer(line);
    if (answer === undefined) faults.garbled++;
    else waiting?.(answer);
  }

  function tell(line: object): void {
    // In the middle of a game it would know nothing of what was before.
    if (child === undefined && 't' in line && line.t === 'table') child = start();
    child?.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  return {
    faults,
    tell,
    ask(line, ms) {
      if (child === undefined) return Promise.resolve(undefined);
      return new Promise((yes) => {
        const timer = setTimeout(() => {
          faults.overruns++;
          done(undefined);
        }, ms);
        const done = (answer: Answer | undefined): void => {
          // An answer to what was asked before came too late.
          if (answer !== undefined && answer.decision !== line.decision) return;
          clearTimeout(timer);
          waiting = undefined;
          yes(answer);
        };
        waiting = done;
        tell(line);
      });
    },
    refused: () => void faults.refusals++,
    end() {
      isEnding = true;
      child?.stdin?.end();
      // By the shell's own process: what it started ends with its standard input, or is ended here.
      child?.kill();
    },
  };
}

function readAnswer(line: string): Answer | undefined {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null || !('decision' in said)) return undefined;
    const { decision } = said;
    if (typeof decision !== 'number') return undefined;
    return { decision, action: 'action' in said ? said.action : null };
  } catch {
    return undefined;
  }
}
