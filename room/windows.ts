import type { Awaiting } from '../engine/game.ts';
import type { Turned } from './clock.ts';

/** The window that is open, and when it opened. */
export interface OpenWindow {
  readonly id: number;
  readonly ms: number;
  readonly opened: number;
  readonly hidden: boolean;
}

/** The windows of a room: the present one, and those that taking back could open again. */
export interface Windows {
  readonly present: OpenWindow | null;
  set(open: Awaiting<unknown>['window'], turned: Turned, now: number): void;
  /** When it closes, if one is open; of a hidden one nobody is told. */
  ends(which: 'all' | 'told'): readonly number[];
  /** This one was open before, and its time is over. */
  wasOver(open: Awaiting<unknown>['window'], now: number): boolean;
  /** The clock stood still for so long. */
  shift(ms: number): void;
}

/** Nobody goes back further than to the window before. */
const KEPT = 4;

export function newWindows(): Windows {
  let present: OpenWindow | null = null;
  /** The latest ones, the present one last. */
  let known: { readonly id: number; opened: number }[] = [];

  function beginning(id: number, told: boolean, now: number): number {
    if (present === null) return now;
    if (present.id === id) return present.opened;
    const ended = present.opened + present.ms;
    return told || now < ended ? now : ended;
  }

  return {
    get present() {
      return present;
    },
    set(open, { told, cause }, now) {
      if (open === undefined) {
        if (cause === 'back') known = [];
        present = null;
        return;
      }
      const { id, ms, hidden = false } = open;
      const at = cause === 'back' ? known.findIndex((one) => one.id === id) : -1;
      const opened = known[at]?.opened ?? beginning(id, told, now);
      // What was opened after it is forgotten: when it opens again, it has all its time.
      if (at >= 0) known.length = at + 1;
      else if (present?.id !== id) known = [...known, { id, opened }].slice(-KEPT);
      present = { id, ms, hidden, opened };
    },
    ends(which) {
      if (present === null || (which === 'told' && present.hidden)) return [];
      return [present.opened + present.ms];
    },
    wasOver: (open, now) =>
      open !== undefined && known.some(({ id, opened }) => id === open.id && now - opened >= open.ms),
    shift(ms) {
      if (present !== null) present = { ...present, opened: present.opened + ms };
      for (const one of known) one.opened += ms;
    },
  };
}
