import type { Awaiting, Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import { isSeenAsBot } from './head.ts';
import type { Time } from './ports.ts';
import { newWindows } from './windows.ts';

/** What an entry means to those whose time is running. */
export interface Turned {
  /** Somebody was told something by it. */
  readonly told: boolean;
  /** 'beside': it answered nothing, so no time begins anew. 'back': an earlier question is open again. */
  readonly cause: 'play' | 'beside' | 'back';
  /** It was made at a mark: taking back comes to the moment before it. */
  readonly marked: boolean;
}

const NOTHING_NEW: Turned = { told: true, cause: 'play', marked: false };

/**
 * When the present window opened and each seat's present decision began, on a clock that stands still in a
 * pause.
 */
export interface Clock {
  /**
   * Looks again at what is awaited and sets the one timer of the room. A window that follows another of which
   * nobody was told anything goes on where that one ended: no time is lost between them. Otherwise it begins
   * now. Nothing that leaves the game where it was gives anybody new time.
   */
  rearm(core: Core, turned?: Turned): void;
  /** Milliseconds until the next thing closes by itself that anybody may know of; null if nothing does. */
  left(): number | null;
  /** What `left` counts down to: while it is the same, clients need not be told the time again. */
  goal(): string;
  /** Something closes by itself. */
  isRunning(): boolean;
  /** Time would be over at once if this were awaited again. */
  isOver(again: Awaiting<unknown>): boolean;
  /**
   * Milliseconds from the start of the open window to `when`, which is now if left out; 0 where there is
   * none.
   */
  at(when?: number): number;
  /** What is due: the window, or seats whose time ran out. */
  due(core: Core): { readonly window: boolean; readonly seats: readonly Seat[] };
  stop(): void;
}

/** A decision of a seat, and since when its time runs. */
interface Running {
  readonly seat: Seat;
  readonly decision: number;
  began: number;
  /** No clock decides for it; the others are told the same time as of anybody (`hasNoLimit`). */
  readonly endless: boolean;
}

const isEndless = (running: readonly Running[], seat: Seat): boolean =>
  running.some((one) => one.seat === seat && one.endless);

/** When their time is over: what really ends, or as it is told now. */
const endsOf = (running: readonly Running[], ms: number, toldAt: number | null): number[] =>
  running.flatMap(({ began, endless }) => {
    const end = began + ms;
    return !endless || (toldAt !== null && end > toldAt) ? [end] : [];
  });

/** Whoever began no later than this has had all the time. */
const lateOf = (running: readonly Running[], since: number): Seat[] =>
  running.flatMap(({ seat, began, endless }) => (began <= since && !endless ? [seat] : []));

export function roomClock(time: Time, fire: () => void): Clock {
  const windows = newWindows();
  let running: Running[] = [];
  /** By seat: when the decision began that taking back would open again. */
  const before = new Map<Seat, number>();
  let perDecision: number | null = null;
  let pausedAt: number | null = null;
  let cancel = (): void => {};

  const now = (): number => pausedAt ?? time.now();

  const ends = (which: 'all' | 'told'): number[] => [
    ...windows.ends(which),
    ...(perDecision === null ? [] : endsOf(running, perDecision, which === 'all' ? null : now())),
  ];

  function pause(paused: boolean): void {
    if (paused && pausedAt === null) pausedAt = time.now();
    if (paused || pausedAt === null) return;
    const lost = time.now() - pausedAt;
    pausedAt = null;
    windows.shift(lost);
    for (const one of running) one.began += lost;
    for (const [seat, began] of before) before.set(seat, began + lost);
  }

  return {
    rearm({ game, head, sitting, ports }, turned = NOTHING_NEW) {
      cancel();
      pause(head.paused);
      const { cause, marked } = turned;
      if (marked) for (const { seat, began } of running) before.set(seat, began);
      const isOn = head.phase === 'playing' && sitting !== null;
      const awaiting: Awaiting<unknown> = isOn ? game.awaiting(sitting.state) : { must: [], may: [] };
      windows.set(runningOf(awaiting, { game, head, sitting, ports }), turned, now());
      perDecision = head.decisionMs;
      running = awaiting.must.map((seat) => {
        const decision = head.decisions[seat] ?? 0;
        const held = running.find((one) => one.seat === seat);
        const isSame = held !== undefined && (cause === 'beside' || held.decision === decision);
        const again = cause === 'back' ? before.get(seat) : undefined;
        const endless = isOn && game.hasNoLimit?.(sitting.state, seat) === true;
        return { seat, decision, began: again ?? (isSame ? held.began : now()), endless };
      });
      const next = ends('all');
      if (pausedAt !== null || next.length === 0) return;
      cancel = time.after(Math.max(0, Math.min(...next) - now()), fire);
    },
    left() {
      const next = ends('told');
      return next.length === 0 ? null : Math.max(0, Math.round(Math.min(...next) - now()));
    },
    goal() {
      const next = ends('told');
      return next.length === 0 ? 'none' : `${Math.min(...next)} ${pausedAt !== null}`;
    },
    isRunning: () => ends('all').length > 0,
    isOver({ must, window }) {
      const limit = perDecision ?? Number.POSITIVE_INFINITY;
      return (
        windows.wasOver(window, now()) ||
        must.some((seat) => now() - (before.get(seat) ?? now()) >= limit && !isEndless(running, seat))
      );
    },
    at(when = now()) {
      const { present } = windows;
      if (present === null) return 0;
      return Math.min(present.ms, Math.max(0, Math.round(when - present.opened)));
    },
    due({ head }) {
      const { present } = windows;
      if (head.paused) return { window: false, seats: [] };
      return {
        window: present !== null && now() - present.opened >= present.ms,
        seats: perDecision === null ? [] : lateOf(running, now() - perDecision),
      };
    },
    stop: () => cancel(),
  };
}

/**
 * Whoever stepped back unseen counts as there: a clock that stopped would tell it, and begin anew on return.
 * Alone, and where all share one device, nobody waits for anybody who is not there. What nobody must answer
 * waits there for the people it was put to; without them it would never end.
 */
function runningOf(
  { must, window }: Awaiting<unknown>,
  { game, head, sitting, ports }: Pick<Core, 'game' | 'head' | 'sitting' | 'ports'>,
): Awaiting<unknown>['window'] {
  if (window?.courtesy !== true) return window;
  const people = head.seats.flatMap((seat, i) => (seat.kind === 'human' && !isSeenAsBot(seat) ? [i] : []));
  if (ports.oneDevice !== true && people.length > 1) return window;
  if (must.length > 0 || sitting === null) return undefined;
  return people.some((seat) => game.isOffered?.(sitting.state, seat) === true) ? undefined : window;
}
