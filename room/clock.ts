import type { Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import type { Time } from './ports.ts';

/**
 * When the present window opened and each seat's present decision began, on a clock that stands still in a
 * pause.
 */
export interface Clock {
  /**
   * Looks again at what is awaited and sets the one timer of the room. A window that follows another of which
   * nobody was told anything goes on where that one ended: no time is lost between them. Otherwise it begins
   * now.
   */
  rearm(core: Core, told?: boolean): void;
  /** Milliseconds until the next thing closes by itself that anybody may know of; null if nothing does. */
  left(): number | null;
  /** Something closes by itself. */
  isRunning(): boolean;
  /**
   * Milliseconds from the start of the open window to `when`, which is now if left out; 0 where there is
   * none.
   */
  at(when?: number): number;
  /** What is due: the window, or seats whose time ran out. */
  due(core: Core): { readonly window: boolean; readonly seats: readonly Seat[] };
  stop(): void;
}

export function roomClock(time: Time, fire: () => void): Clock {
  let window: { id: number; ms: number; opened: number; hidden: boolean } | null = null;
  let running: { seat: Seat; decision: number; began: number }[] = [];
  let perDecision: number | null = null;
  let pausedAt: number | null = null;
  let cancel = (): void => {};

  const now = (): number => pausedAt ?? time.now();
  const ends = (which: 'all' | 'told'): number[] => [
    ...(window === null || (which === 'told' && window.hidden) ? [] : [window.opened + window.ms]),
    ...(perDecision === null ? [] : running.map(({ began }) => began + (perDecision ?? 0))),
  ];

  return {
    rearm({ game, head, sitting }, told = true) {
      cancel();
      pause(head.paused);
      const isOn = head.phase === 'playing' && sitting !== null;
      const awaiting = isOn ? game.awaiting(sitting.state) : { must: [] };
      const open = 'window' in awaiting ? awaiting.window : undefined;
      if (open === undefined) window = null;
      else {
        const { id, ms, hidden = false } = open;
        window = { id, ms, hidden, opened: openedAt(id, told) };
      }
      perDecision = head.decisionMs;
      running = awaiting.must.map((seat) => {
        const decision = head.decisions[seat] ?? 0;
        const known = running.find((one) => one.seat === seat && one.decision === decision);
        return known ?? { seat, decision, began: now() };
      });
      const next = ends('all');
      if (pausedAt !== null || next.length === 0) return;
      cancel = time.after(Math.max(0, Math.min(...next) - now()), fire);
    },
    left() {
      const next = ends('told');
      return next.length === 0 ? null : Math.max(0, Math.round(Math.min(...next) - now()));
    },
    isRunning: () => ends('all').length > 0,
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
  }
}
