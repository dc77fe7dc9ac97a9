import type { Seat } from '../../engine/game.ts';
import type { Request } from '../../room/requests.ts';
import { newDigest } from './digest.ts';

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
  /** Of all that was noted and said, in order. */
  readonly digest: string;
  /** Too much for a time line. */
  said(place: string, text: string): void;
  note(place: string, text: string): void;
  fail(law: string, what: string): void;
}

export function newJournal(now: () => number, keeps: boolean): Journal {
  const lines: { at: number; place: string; text: string }[] = [];
  let broken: Journal['broken'];
  const digest = newDigest();
  function note(place: string, text: string): void {
    digest.add(`${now().toFixed(3)} ${place} ${text}`);
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
      return digest.hex;
    },
    note,
    said: (place, text) => digest.add(`${now().toFixed(3)} ${place} ${text}`),
    fail(law, what) {
      note('checker', `${law} ${what}`);
      broken ??= { law, what, at: now() };
    },
  };
}
