import type { Seat } from '../../engine/game.ts';
import type { Request } from '../../room/requests.ts';

/** One request as its client knows it. */
export interface Asked {
  readonly client: string;
  readonly table: string;
  readonly id: string;
  readonly t: Request['t'];
  /** 'done', or the key of the refusal; undefined as long as nobody has answered. */
  answer: string | undefined;
  /** When that answer left its node, and how often it was asked until then. */
  answeredAt: number;
  times: number;
}

export interface Joined {
  readonly table: string;
  readonly seat: Seat;
  readonly key: string;
}

/** What happened, for the checker and for whoever reads the time line. */
export interface Journal {
  readonly asked: Asked[];
  readonly joined: Joined[];
  /** Nobody but the person of that name may ever read them. */
  readonly secrets: { readonly text: string; readonly of: string }[];
  /** The first thing that must not be; later ones may follow from it. */
  readonly broken: { readonly law: string; readonly what: string; readonly at: number } | undefined;
  readonly lines: readonly { readonly at: number; readonly place: string; readonly text: string }[];
  /** Of all that was noted, in order. */
  readonly digest: string;
  note(place: string, text: string): void;
  fail(law: string, what: string): void;
}

export function newJournal(now: () => number, keeps: boolean): Journal {
  const lines: { at: number; place: string; text: string }[] = [];
  let broken: Journal['broken'];
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  function note(place: string, text: string): void {
    const line = `${now().toFixed(3)} ${place} ${text}`;
    for (let i = 0; i < line.length; i++) {
      a = Math.imul(a ^ line.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ a ^ (b >>> 15), 0x7feb352d);
    }
    if (keeps) lines.push({ at: now(), place, text });
  }
  return {
    asked: [],
    joined: [],
    secrets: [],
    lines,
    get broken() {
      return broken;
    },
    get digest() {
      return `${(a >>> 0).toString(16).padStart(8, '0')}${(b >>> 0).toString(16).padStart(8, '0')}`;
    },
    note,
    fail(law, what) {
      note('checker', `${law} ${what}`);
      broken ??= { law, what, at: now() };
    },
  };
}
