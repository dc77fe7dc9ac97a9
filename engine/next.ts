import type { Actor, Awaiting, Context, Game, Kind, Seat } from './game.ts';

/** Something that is done, and when it is done within an open window. */
export interface Move<K extends Kind> {
  readonly actor: Actor;
  readonly action: K['action'];
  readonly at: number;
}

/** Nobody is awaited and nothing comes by itself. */
export const isOver = ({ must, may, window }: Awaiting<unknown>): boolean =>
  must.length === 0 && may.length === 0 && window === undefined;

/** What comes if nobody does anything: the end of the open window. */
export function clockMove<K extends Kind>({ window }: Awaiting<K['action']>): Move<K> | undefined {
  return window === undefined ? undefined : { actor: 'clock', action: window.closes, at: window.ms };
}

/** The clock's move as a search makes it; nothing happens where no window is open. */
export function closeWindow<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  ctx: Context<K['event']>,
): void {
  const { window } = game.awaiting(state);
  if (window !== undefined) game.apply(state, 'clock', window.closes, ctx);
}

/** Lets windows run out until somebody must decide, and says who; nobody means that the game is over. */
export function comeToDecision<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  ctx: Context<K['event']>,
): readonly Seat[] {
  let now = game.awaiting(state);
  while (now.must.length === 0 && now.window !== undefined) {
    game.apply(state, 'clock', now.window.closes, ctx);
    now = game.awaiting(state);
  }
  return now.must;
}

/**
 * Which bots are asked although they only may act, each once per moment: in a window all of them; outside of
 * one those that an offer has reached, which is to say that they have options, or who were spoken to.
 */
export function askedToo<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { must, may, window }: Awaiting<K['action']>,
): readonly Seat[] {
  if (may.length === 0 || (window === undefined && game.answersInWindows === true)) return NOBODY;
  return may.filter(
    (seat) =>
      !must.includes(seat) &&
      (window !== undefined ||
        game.options(state, seat).length > 0 ||
        game.isSpokenTo?.(state, seat) === true),
  );
}

const NOBODY: readonly Seat[] = [];

/**
 * What bots do next. Whoever only may act is asked before the one that must, or its chance would always be
 * gone.
 * If nobody wishes to do anything, the clock does.
 */
export function nextMove<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  now: Awaiting<K['action']>,
  ask: (seat: Seat) => K['action'] | null,
): Move<K> | undefined {
  // Bots answer in the middle of a window: neither before anybody could have seen it nor too late.
  const at = now.window === undefined ? 0 : now.window.ms >> 1;
  for (const actor of [...askedToo(game, state, now), ...now.must.slice(0, 1)]) {
    const action = ask(actor);
    if (action !== null) return { actor, action, at };
  }
  return clockMove(now);
}
