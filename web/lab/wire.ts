import type { Range } from '../../engine/card.ts';
import type { FieldSpec, Value } from '../../engine/contentSpec.ts';
import type { Messages } from '../../engine/text.ts';
import type { Wished } from '../../lab/ask/arm.ts';
import type { Asking } from '../../lab/ask/asking.ts';
import type { Meanings } from '../../lab/ask/meaning.ts';
import type { Question } from '../../lab/ask/question.ts';
import type { Answer, Result } from '../../lab/ask/result.ts';
import type { Mark } from '../../lab/ask/showing.ts';

/** A question as the page puts it, before the game has read it. */
export interface Put extends Omit<Asking, 'arms'> {
  readonly game: string;
  readonly arms: readonly Wished[];
}

/** One field of one row that can be changed, and what it is in the box. */
export interface KnobField {
  readonly name: string;
  readonly spec: Extract<FieldSpec, { kind: 'whole' | 'one' }>;
  readonly value: Value;
}

export interface KnobTable {
  readonly name: string;
  readonly rows: readonly {
    readonly id: string;
    /** As the box says it, if it does. */
    readonly name: string | null;
    readonly fields: readonly KnobField[];
  }[];
}

export interface FirstKnob {
  readonly table: string;
  readonly row: string;
  readonly field: string;
  readonly to: string;
}

/** What can be asked of a game. */
export interface Facts {
  readonly game: string;
  readonly seats: Range;
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly (string | number | boolean)[];
    readonly byDefault: string | number | boolean;
  }[];
  readonly tables: readonly KnobTable[];
  /** A change that goes by itself, to begin with: of some fields several must change together. */
  readonly first: FirstKnob | null;
  readonly measures: Meanings;
  /** It says which cards somebody meets. */
  readonly hasCards: boolean;
}

/** A question that was read: what it is called, what it will play, and the command that asks the same. */
export interface Asked {
  readonly question: Question;
  readonly digest: string;
  readonly arms: readonly string[];
  readonly command: string;
  /** The content holds rows of its own that players may not read: no link and no report carries them. */
  readonly isSecret: boolean;
}

export type ToDesk =
  | { readonly t: 'open'; readonly game: string }
  | { readonly t: 'ask'; readonly put: Put; readonly nr: number }
  | { readonly t: 'time'; readonly put: Put }
  | { readonly t: 'run'; readonly put: Put }
  | { readonly t: 'stop' }
  /** A report, or the result that a command printed. */
  | { readonly t: 'read'; readonly text: string }
  /** Games that show a mark of the answer that was found here. */
  | { readonly t: 'show'; readonly mark: Mark }
  | { readonly t: 'report'; readonly result: Result; readonly messages: Messages; readonly language: string }
  /** To a thread of the desk: whose games it plays, then which part. */
  | { readonly t: 'play'; readonly question: Question }
  | { readonly t: 'part'; readonly part: number }
  | { readonly t: 'clock' };

/** A game that bots played, as a simulation would: its seed brings it back. */
export interface Watched {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly config: unknown;
}

/** What is known while games are still being played. */
export type Sofar = Pick<Answer, 'question' | 'estimates' | 'ladder' | 'histograms' | 'answer' | 'deals'> & {
  /** At most so many deals. */
  readonly of: number;
};

export type FromDesk =
  | { readonly t: 'facts'; readonly facts: Facts }
  /** `put`: the number of what was asked. */
  | { readonly t: 'asked'; readonly asked: Asked; readonly put: number }
  | { readonly t: 'timed'; readonly digest: string; readonly msPerDeal: number }
  | { readonly t: 'sofar'; readonly sofar: Sofar }
  | {
      readonly t: 'result';
      readonly result: Result;
      readonly asked: Asked;
      readonly watch: readonly Watched[];
    }
  | { readonly t: 'shown'; readonly games: readonly Watched[] }
  | { readonly t: 'report'; readonly html: string }
  | { readonly t: 'wrong'; readonly field: string; readonly problem: string }
  | { readonly t: 'broken'; readonly problem: string };
