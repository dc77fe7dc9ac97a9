import type { Kind } from '../../engine/game.ts';
import {
  entriesBefore,
  isWanted,
  type Lesson,
  type LessonPart,
  type LessonStep,
  type ScriptedAction,
  scriptedAt,
  stepAt,
} from '../../engine/lesson.ts';
import type { Play } from '../table/play.svelte.ts';

/** Why what was tried is not what the lesson wants now. */
export type Nudge = 'none' | 'talk' | 'refused' | 'wants';

const UNANSWERED_MS = 2000;

/**
 * Leads through one part of a lesson: knows what is wanted, lets only that through, and says when the others
 * act.
 */
export class Coach {
  step = $state(0);
  nudge = $state.raw<Nudge>('none');
  #entries = $state.raw<number | undefined>();
  /** Something was let through, and the table has not counted it yet: the same must not be done twice. */
  isSent = $state(false);
  /** The learner went on, and now the others act. */
  #going = $state(false);

  readonly lesson: Lesson<Kind>;
  readonly part: LessonPart<Kind>;
  readonly #play: Play;

  constructor(play: Play, lesson: Lesson<Kind>, part: LessonPart<Kind>, step: number) {
    this.lesson = lesson;
    this.part = part;
    this.#play = play;
    this.step = step;
    play.allows = this.#allows;
    // Advice would lead away from what the lesson is about.
    play.advises = () => this.current?.free !== undefined;
  }

  /** How many actions stand; undefined until the table has said so. */
  get entries(): number | undefined {
    return this.#entries;
  }

  set entries(entries: number | undefined) {
    this.#entries = entries;
    this.isSent = false;
  }

  /** Undefined when this part is over. */
  get current(): LessonStep<Kind> | undefined {
    return this.part.steps[this.step];
  }

  /** What somebody else does next, if it is their time. */
  get due(): ScriptedAction<Kind> | undefined {
    const { entries, part, step } = this;
    if (entries === undefined || (!this.#going && entries === entriesBefore(part, step))) return undefined;
    return scriptedAt(part, step, entries);
  }

  /** Nothing is asked of the learner but to read. */
  get isTalk(): boolean {
    const { current } = this;
    if (current === undefined || current.free !== undefined) return false;
    return current.wants === undefined && current.refused === undefined;
  }

  /** Follows what stands on the table. */
  follow(entries: number): void {
    this.#to(stepAt(this.part, this.step, entries));
  }

  /** Free play is over when the table looks so. */
  saw(view: Kind['view']): void {
    if (this.current?.free?.isOver(view)) this.#to(this.step + 1);
  }

  /** What was just refused may be what this step is about. */
  heard(rule: string): void {
    if (this.current?.refused?.rule === rule) this.#to(this.step + 1);
  }

  goOn = (): void => {
    if (this.current?.others === undefined) this.#to(this.step + 1);
    else this.#going = true;
  };

  showMe = (): void => {
    const { refused, wants, free } = this.current ?? {};
    const led = this.#play.shown && free?.lead(this.#play.shown.view);
    if (led !== undefined) void this.#play.act(led);
    else if (refused !== undefined) this.#play.tellWhy(this.#play.refuse(refused.action));
    else if (wants?.[0] !== undefined) void this.#play.act(wants[0]);
  };

  #to(step: number): void {
    if (step === this.step) return;
    this.step = step;
    this.nudge = 'none';
    this.#going = false;
  }

  #let(step: number): true {
    this.#to(step);
    this.isSent = true;
    // What the room refuses is never counted, and must not close the lesson.
    setTimeout(() => {
      this.isSent = false;
    }, UNANSWERED_MS);
    return true;
  }

  #allows = (action: Kind['action']): boolean => {
    const { steps } = this.part;
    const isRead = ({ wants, refused, others, free }: LessonStep<Kind>): boolean =>
      wants === undefined && refused === undefined && others === undefined && free === undefined;
    // Whoever already does the next thing need not be told to read on.
    const next = steps.findIndex((one, i) => i >= this.step && !isRead(one));
    const wanted = steps[next];
    if (this.isSent) return false;
    const isItsTime = wanted !== undefined && this.entries === entriesBefore(this.part, next);
    if (isItsTime && isWanted(wanted, action)) return this.#let(next);
    if (wanted?.free !== undefined) return this.#let(next);
    const refusal = this.#play.refuse(action);
    if (refusal !== undefined) this.#play.tellWhy(refusal);
    else this.nudge = this.isTalk ? 'talk' : this.current?.refused === undefined ? 'wants' : 'refused';
    return false;
  };
}
