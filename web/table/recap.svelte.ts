import type { Scene } from '../../room/encoding/follow.ts';
import type { LogLine } from './log.svelte.ts';
import { type Step, withStep } from './steps.ts';

/** What the others did since my last action, to be gone through step by step; before it, what mine did. */
export class Recap {
  steps = $state.raw<readonly Step[]>([]);
  /** What came of my own last action, until the others act. */
  own = $state.raw<readonly LogLine[]>([]);
  /** The step that is looked at; undefined: the table as it is. */
  at = $state<number | undefined>();
  /** The step that is looked at was said when it happened. */
  isHeard = false;
  /** How the table stood at the step that is looked at. */
  scene = $state.raw<Scene | undefined>();
  /** Tells what happened before the rules came. */
  early: (() => void)[] = [];
  #goOn: (() => void) | undefined;

  get isEmpty(): boolean {
    return this.steps.length + this.own.length === 0;
  }

  add(step: Step): void {
    this.steps = withStep(this.steps, step);
  }

  /** What happened before all that is told here. */
  addBefore(steps: readonly Step[]): void {
    const older = steps.reduce(withStep, []);
    this.steps = [...older, ...this.steps];
    if (this.at !== undefined) this.at += older.length;
  }

  tellEarly(): void {
    for (const tell of this.early.splice(0)) tell();
  }

  clear(): void {
    this.early = [];
    this.steps = [];
    this.own = [];
    this.close();
  }

  /** Begins with what was done to the reader. */
  open(): void {
    this.look(
      Math.max(
        0,
        this.steps.findIndex(({ hits }) => hits),
      ),
    );
  }

  look(at: number): void {
    this.isHeard = false;
    if (this.steps[at] === undefined) this.close();
    else this.at = at;
  }

  close(): void {
    this.at = undefined;
    this.scene = undefined;
    this.#goOn?.();
  }

  /** Waits until the reader has read the latest step. */
  async pause(): Promise<void> {
    this.look(this.steps.length - 1);
    this.isHeard = true;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
    });
    this.#goOn = undefined;
  }
}
