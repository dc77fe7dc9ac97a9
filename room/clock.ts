import type { Awaiting, Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import type { Time } from './ports.ts';

/** What an entry means to those whose time is running. */
export interface Turned {
  /** Somebody was told something by it. */
  readonly told: boolean;
  /** 'beside': it answered nothing, so no time begins anew. 'back': a question is open again that was before. */
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

interface Opened {
  readonly id: number;
  opened: number;
}

/** Nobody goes back further than to the window before. */
const WINDOWS_KEPT = 4;

export function roomClock(time: Time, fire: () => void): Clock {
  let window: { id: number; ms: number; opened: number; hidden: boolean } | null = null;
  let running: { seat: Seat; decision: number; began: number }[] = [];
  /** By seat: when the decision began that taking back would open again. */
  const before = new Map<Seat, number>();
  /** The latest windows, the present one last. */
  let past: Opened[] = [];
  let perDecision: number | null = null;
  let pausedAt: number | null = null;
  let cancel = (): void => {};

  const now = (): number => pausedAt ?? time.now();
  const ends = (which: 'all' | 'told'): number[] => [
    ...(window === null || (which === 'told' && window.hidden) ? [] : [window.opened + window.ms]),
    ...(perDecision === null ? [] : running.map(({ began }) => began + (perDecision ?? 0))),
  ];

  return {
    rearm({ game, head, sitting }, { told, cause, marked } = NOTHING_NEW) {
      cancel();
      pause(head.paused);
      if (marked) for (const { seat, began } of running) before.set(seat, began);
      const isOn = head.phase === 'playing' && sitting !== null;
      const awaiting: Awaiting<unknown> = isOn ? game.awaiting(sitting.state) : { must: [], may: [] };
      setWindow(awaiting.window, told, cause);
      perDecision = head.decisionMs;
      running = awaiting.must.map((seat) => {
        const decision = head.decisions[seat] ?? 0;
        const held = running.find((one) => one.seat === seat);
        const isSame = held !== undefined && (cause === 'beside' || held.decision === decision);
        const again = cause === 'back' ? before.get(seat) : undefined;
        return { seat, decision, began: again ?? (isSame ? held.began : now()) };
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
    isOver({ must, window: open }) {
      const held = past.find((one) => one.id === open?.id);
      const limit = perDecision;
      return (
        (open !== undefined && held !== undefined && now() - held.opened >= open.ms) ||
        (limit !== null && must.some((seat) => now() - (before.get(seat) ?? now()) >= limit))
      );
    },
    at(when = now()) {
      if (window === null) return 0;
      return Math.min(window.ms, Math.max(0, Math.round(when - window.opened)));
    },
    due({ head }) {
      const limit = perDecision;
      const isLate = (seat: { began: number }): boolean => limit !== null && now() - seat.began >= limit;
      return {
        window: !head.paused && window !== null && now() - window.opened >= window.ms,
        seats: head.paused ? [] : running.filter(isLate).map(({ seat }) => seat),
      };
    },
    stop: () => cancel(),
  };

  function setWindow(open: Awaiting<unknown>['window'], told: boolean, cause: Turned['cause']): void {
    if (open === undefined) {
      if (cause === 'back') past = [];
      window = null;
      return;
    }
    const { id, ms, hidden = false } = open;
    const known = cause === 'back' ? past.findIndex((one) => one.id === id) : -1;
    const opened = past[known]?.opened ?? openedAt(id, told);
    // What was opened after it is forgotten: when it opens again, it has all its time.
    if (known >= 0) past.length = known + 1;
    else if (window?.id !== id) past = [...past, { id, opened }].slice(-WINDOWS_KEPT);
    window = { id, ms, hidden, opened };
  }

  function openedAt(id: number, told: boolean): number {
    if (window === null) return now();
    if (window.id === id) return window.opened;
    const ended = window.opened + window.ms;
    return told || now() < ended ? now() : ended;
  }

  function pause(paused: boolean): void {
    if (paused && pausedAt === null) pausedAt = time.now();
    if (paused || pausedAt === null) return;
    const lost = time.now() - pausedAt;
    pausedAt = null;
    if (window !== null) window.opened += lost;
    for (const one of running) one.began += lost;
    for (const one of past) one.opened += lost;
    for (const [seat, began] of before) before.set(seat, began + lost);
  }
}
