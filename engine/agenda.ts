import { at } from './at.ts';
import { bug } from './bug.ts';
import type { Actor, Awaiting, Context, Form, Game, Kind, Refusal, Seat } from './game.ts';

/** One thing left to do: a step's name and its locals. A frame is a value: replace it, never change it. */
export interface Frame {
  readonly step: string;
}

/** A game whose flow is an agenda: a stack in the state, the next thing on top (at the end). */
export interface Stepped extends Kind {
  state: { agenda: Frame[] };
}

/**
 * What a game's steps may use beside the state; a game may add to it what else it plays with (`fromSteps`).
 */
type Usual<K extends Kind> = Context<K['event']>;

/** A step in which nobody decides anything. It must take its own frame off (`done`). */
export interface Automatic<K extends Stepped, F extends Frame, C extends Usual<K> = Usual<K>> {
  run(state: K['state'], frame: F, ctx: C): void;
}

/** A step that waits for somebody. */
export interface Decision<K extends Stepped, F extends Frame, C extends Usual<K> = Usual<K>> {
  /** The action types that belong here. Any other is refused before `refuse` is asked. */
  readonly takes: readonly K['action']['type'][];
  awaiting(state: K['state'], frame: F): Awaiting<K['action']>;
  options(state: K['state'], frame: F, seat: Seat): readonly K['action'][];
  forms?(state: K['state'], frame: F, seat: Seat): readonly Form<K['action']>[];
  /** What a seat is told that is not awaited here; the usual "not your turn" if absent. */
  outOfTurn?(state: K['state'], frame: F, seat: Seat, action: K['action']): Refusal;
  /**
   * What whoever tries an action of `takes` is told while another step is the present one; undefined: the
   * usual answer.
   * Of several steps that take a type the first one that has this answers.
   */
  outOfPlace?(state: K['state'], actor: Actor, action: K['action']): Refusal | undefined;
  /** Why not; only asked about an awaited actor and an action type of `takes`. */
  refuse(state: K['state'], frame: F, actor: Actor, action: K['action']): Refusal | undefined;
  apply(state: K['state'], frame: F, actor: Actor, action: K['action'], ctx: C): void;
  fallback(state: K['state'], frame: F, seat: Seat): K['action'];
}

export type Step<K extends Stepped, F extends Frame, C extends Usual<K> = Usual<K>> =
  | Automatic<K, F, C>
  | Decision<K, F, C>;

/** What may be done at any moment, whoever is on turn: resigning, showing a goal, talking. */
export interface AnyTime<K extends Stepped, C extends Usual<K> = Usual<K>> {
  readonly takes: readonly K['action']['type'][];
  may(state: K['state']): readonly Seat[];
  options(state: K['state'], seat: Seat): readonly K['action'][];
  forms(state: K['state'], seat: Seat): readonly Form<K['action']>[];
  refuse(state: K['state'], seat: Seat, action: K['action']): Refusal | undefined;
  apply(state: K['state'], seat: Seat, action: K['action'], ctx: C): void;
}

/** The refusals every game needs, with the clauses that game gives for them. */
export interface BasicRefusals {
  readonly over: Refusal;
  readonly turn: Refusal;
  readonly step: Refusal;
}

/** What a flow needs beside its steps. */
export interface FlowRules<K extends Stepped, C extends Usual<K> = Usual<K>> {
  readonly basic: BasicRefusals;
  readonly anyTime?: AnyTime<K, C>;
  /** Asked first of all, also after the end: why this is no order at all for this seat at this table. */
  unfit?(state: K['state'], seat: Seat, action: K['action']): Refusal | undefined;
  /** Done at the beginning of every `apply`. */
  begin?(state: K['state']): void;
}

type StepTable<K extends Stepped, F extends Frame, C extends Usual<K>> = {
  readonly [S in F['step']]: Step<K, Extract<F, { step: S }>, C>;
};

type Flow<K extends Kind, C> = Pick<Game<K>, 'awaiting' | 'options' | 'forms' | 'refuse' | 'fallback'> & {
  apply(state: K['state'], actor: Actor, action: K['action'], ctx: C): void;
  /** Runs automatic steps until somebody has to decide or nothing is left. `setup` ends with it. */
  proceed(state: K['state'], ctx: C): void;
};

const NOBODY = { must: [], may: [] } as const;
const NOTHING = [] as const;
const MOST_STEPS = 1000;

/**
 * Puts frames on the agenda so that they happen in reading order. (Named `then`, it would make `import()` of
 * this file hang.)
 */
export function upNext<F extends Frame>(state: { agenda: F[] }, ...frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) state.agenda.push(at(frames, i));
}

/** Takes the present frame off the agenda. */
export function done(state: { agenda: Frame[] }): void {
  state.agenda.pop();
}

/**
 * Derives the flow of a game from its table of steps. Where these need more than the usual context, the game
 * adds it.
 */
export function fromSteps<K extends Stepped, F extends Frame, C extends Usual<K> = Usual<K>>(
  table: StepTable<K, F, C>,
  rules: FlowRules<K, C>,
): Flow<K, C> {
  const steps = stepsOf<K, C>(table);
  return { ...asking(steps, rules), refuse: judging(steps, rules), ...playing(steps, rules) };
}

/**
 * The steps by name. Made once: asking an unknown step whether it runs by itself is among the dearest things
 * in a playout.
 */
interface Steps<K extends Stepped, C extends Usual<K>> {
  readonly automatic: ReadonlyMap<string, Automatic<K, Frame, C>>;
  deciding(frame: Frame): Decision<K, Frame, C>;
  /** The steps that say what is told when an action of this type is out of place. */
  owners(type: K['action']['type']): readonly Decision<K, Frame, C>[];
}

function stepsOf<K extends Stepped, C extends Usual<K>>(
  table: Readonly<Record<string, unknown>>,
): Steps<K, C> {
  const automatic = new Map<string, Automatic<K, Frame, C>>();
  const decisions = new Map<string, Decision<K, Frame, C>>();
  const owners = new Map<string, Decision<K, Frame, C>[]>();
  // The table is typed step by step; looked up by name its entries are steps of some frame.
  for (const [name, step] of Object.entries(table as Readonly<Record<string, Step<K, Frame, C>>>)) {
    if ('run' in step) {
      automatic.set(name, step);
      continue;
    }
    decisions.set(name, step);
    if (step.outOfPlace === undefined) continue;
    for (const type of step.takes) owners.set(type, [...(owners.get(type) ?? []), step]);
  }
  return {
    automatic,
    deciding: (frame) =>
      decisions.get(frame.step) ??
      bug(automatic.has(frame.step) ? 'nobody decides in step' : 'no such step', frame),
    owners: (type) => owners.get(type) ?? NOTHING,
  };
}

const top = (state: { agenda: Frame[] }): Frame | undefined => state.agenda[state.agenda.length - 1];

function asking<K extends Stepped, C extends Usual<K>>(
  { deciding }: Steps<K, C>,
  { anyTime }: FlowRules<K, C>,
): Pick<Flow<K, C>, 'awaiting' | 'options' | 'forms'> {
  return {
    awaiting(state) {
      const frame = top(state);
      if (frame === undefined) return NOBODY;
      const now = deciding(frame).awaiting(state, frame);
      if (anyTime === undefined) return now;
      const also = anyTime.may(state);
      if (also.length === 0) return now;
      const more = also.filter((seat) => !now.may.includes(seat));
      return more.length === 0 ? now : { ...now, may: [...now.may, ...more] };
    },

    options(state, seat) {
      const frame = top(state);
      if (frame === undefined) return NOTHING;
      const step = deciding(frame);
      const listed = awaits(step.awaiting(state, frame), seat) ? step.options(state, frame, seat) : NOTHING;
      if (anyTime === undefined) return listed;
      const more = anyTime.options(state, seat);
      return more.length === 0 ? listed : [...listed, ...more];
    },

    forms(state, seat) {
      const frame = top(state);
      if (frame === undefined) return NOTHING;
      const step = deciding(frame);
      const listed = awaits(step.awaiting(state, frame), seat)
        ? (step.forms?.(state, frame, seat) ?? NOTHING)
        : NOTHING;
      return anyTime === undefined ? listed : [...listed, ...anyTime.forms(state, seat)];
    },
  };
}

function judging<K extends Stepped, C extends Usual<K>>(
  { deciding, owners }: Steps<K, C>,
  { basic, anyTime, unfit }: FlowRules<K, C>,
): Flow<K, C>['refuse'] {
  const anyTimeTakes = new Set<string>(anyTime?.takes);
  return (state, actor, action) => {
    const why = actor === 'clock' ? undefined : unfit?.(state, actor, action);
    if (why !== undefined) return why;
    const frame = top(state);
    if (frame === undefined) return basic.over;
    if (anyTime !== undefined && anyTimeTakes.has(action.type)) {
      return actor === 'clock' ? basic.turn : anyTime.refuse(state, actor, action);
    }
    const step = deciding(frame);
    const isTaken = step.takes.includes(action.type);
    if (!isTaken) {
      for (const owner of owners(action.type)) {
        const answer = owner.outOfPlace?.(state, actor, action);
        if (answer !== undefined) return answer;
      }
    }
    const now = step.awaiting(state, frame);
    const isExpected = actor === 'clock' ? now.window !== undefined : awaits(now, actor);
    if (!isExpected) {
      return (actor !== 'clock' && step.outOfTurn?.(state, frame, actor, action)) || basic.turn;
    }
    return isTaken ? step.refuse(state, frame, actor, action) : basic.step;
  };
}

function playing<K extends Stepped, C extends Usual<K>>(
  { automatic, deciding }: Steps<K, C>,
  { anyTime, begin }: FlowRules<K, C>,
): Pick<Flow<K, C>, 'apply' | 'fallback' | 'proceed'> {
  const anyTimeTakes = new Set<string>(anyTime?.takes);

  function proceed(state: K['state'], ctx: C): void {
    for (let count = 0; count < MOST_STEPS; count++) {
      const frame = top(state);
      if (frame === undefined) return;
      const step = automatic.get(frame.step);
      if (step === undefined) {
        // Neither automatic nor a decision is our mistake, and must stop here.
        deciding(frame);
        return;
      }
      step.run(state, frame, ctx);
    }
    bug('a thousand automatic steps in a row, at', top(state));
  }

  return {
    apply(state, actor, action, ctx) {
      const frame = top(state);
      if (frame === undefined) return bug('an action after the end', action);
      begin?.(state);
      if (anyTime !== undefined && anyTimeTakes.has(action.type)) {
        if (actor === 'clock') return bug('the clock does not act out of turn', action);
        anyTime.apply(state, actor, action, ctx);
      } else {
        deciding(frame).apply(state, frame, actor, action, ctx);
      }
      proceed(state, ctx);
    },

    fallback(state, seat) {
      const frame = top(state) ?? bug('nothing is asked after the end');
      return deciding(frame).fallback(state, frame, seat);
    },

    proceed,
  };
}

const awaits = (now: Awaiting<unknown>, seat: Seat): boolean =>
  now.must[0] === seat || now.must.includes(seat) || now.may.includes(seat);
