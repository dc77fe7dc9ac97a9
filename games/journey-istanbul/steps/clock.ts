import type { Awaiting, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';

const TIME_UP: Action = { type: 'timeUp' };

interface Asked {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** Those who are asked, with the window of this timer if the table has one (JI-R54). */
export function within(
  state: State,
  timer: 'turnTimer' | 'offerTimer' | 'helpTimer',
  asked: Asked,
): Awaiting<Action> {
  const seconds = state.config[timer];
  if (seconds === null) return asked;
  return { ...asked, window: { id: state.window, ms: seconds * 1000, closes: TIME_UP, of: timer } };
}

/** The clock only says that time is up. */
export const refuseClock = (action: Action): Refusal | undefined =>
  action.type === 'timeUp' ? undefined : refused('E_NOT_YOUR_TURN');
