import type { Awaiting, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';

const TIME_UP: Action = { type: 'timeUp' };

interface Asked {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** Those who are asked, with the window of this table's timer if it has one (JI-R54). */
export const within = (state: State, seconds: number | null, asked: Asked): Awaiting<Action> =>
  seconds === null ? asked : { ...asked, window: { id: state.window, ms: seconds * 1000, closes: TIME_UP } };

/** The clock only says that time is up. */
export const refuseClock = (action: Action): Refusal | undefined =>
  action.type === 'timeUp' ? undefined : refused('E_NOT_YOUR_TURN');
