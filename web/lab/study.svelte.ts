import type { Result } from '../../lab/ask/result.ts';
import type { Mark } from '../../lab/ask/showing.ts';
import { openDesk } from './client.ts';
import { type Form, firstForm, putOf } from './form.ts';
import type { Asked, Facts, FromDesk, Sofar, Watched } from './wire.ts';

export interface Answered {
  readonly result: Result;
  readonly asked: Asked;
  readonly watch: readonly Watched[];
}

/** A study on this page: the blanks, the question they make, and what is known of it. */
export class Study {
  facts = $state.raw<Facts | undefined>();
  form = $state.raw<Form | undefined>();
  asked = $state.raw<Asked | undefined>();
  /** What was asked is what the blanks say now; until then nobody knows what they hold. */
  isSettled = $state(false);
  #put = 0;
  wrong = $state('');
  broken = $state('');
  isOffline = $state(false);
  /** How long a deal takes here, and of which question. */
  timed = $state.raw<{ readonly digest: string; readonly msPerDeal: number } | undefined>();
  isRunning = $state(false);
  sofar = $state.raw<Sofar | undefined>();
  answered = $state.raw<Answered | undefined>();
  /** The blanks that were played. */
  ran = $state.raw<Form | undefined>();
  /** What was opened from a file was not played here. */
  isFromFile = $state(false);
  #wished: Form | undefined;
  #shown: ((games: readonly Watched[]) => void) | undefined;
  #report: ((html: string) => void) | undefined;
  readonly #desk = openDesk(
    (told) => this.#heard(told),
    () => (this.isOffline = true),
  );

  /** `form`: with these blanks filled in, as a link says. */
  open(game: string, form?: Form): void {
    this.#wished = form;
    this.facts = undefined;
    this.form = undefined;
    this.asked = undefined;
    this.#desk.tell({ t: 'open', game });
  }

  fill(change: Partial<Form>): void {
    if (this.form === undefined || this.facts === undefined) return;
    this.form = { ...this.form, ...change };
    this.wrong = '';
    this.isSettled = false;
    this.#desk.tell({ t: 'ask', put: putOf(this.form, this.facts), nr: ++this.#put });
  }

  time(): void {
    if (this.form === undefined || this.facts === undefined || this.isRunning) return;
    this.#desk.tell({ t: 'time', put: putOf(this.form, this.facts) });
  }

  run(): void {
    if (this.form === undefined || this.facts === undefined || this.isRunning) return;
    this.isRunning = true;
    this.ran = this.form;
    this.isFromFile = false;
    this.broken = '';
    this.sofar = undefined;
    this.answered = undefined;
    this.#desk.tell({ t: 'run', put: putOf(this.form, this.facts) });
  }

  stop(): void {
    this.#desk.tell({ t: 'stop' });
  }

  read(text: string): void {
    this.broken = '';
    this.isFromFile = true;
    this.#desk.tell({ t: 'read', text });
  }

  report(result: Result, messages: Readonly<Record<string, string>>, language: string): Promise<string> {
    return new Promise((yes) => {
      this.#report = yes;
      this.#desk.tell({ t: 'report', result, messages, language });
    });
  }

  /** Asks for games that show a mark. */
  show(mark: Mark): Promise<readonly Watched[]> {
    return new Promise((yes) => {
      this.#shown = yes;
      this.#desk.tell({ t: 'show', mark });
    });
  }

  close(): void {
    this.#desk.close();
  }

  #heard(told: FromDesk): void {
    if (told.t === 'facts') {
      this.facts = told.facts;
      this.form = this.#wished ?? firstForm(told.facts);
      this.fill({});
    } else if (told.t === 'asked') {
      this.asked = told.asked;
      this.isSettled = told.put === this.#put;
    } else if (told.t === 'timed') this.timed = told;
    else if (told.t === 'sofar') this.sofar = told.sofar;
    else if (told.t === 'shown') this.#shown?.(told.games);
    else if (told.t === 'report') this.#report?.(told.html);
    else {
      this.isRunning = false;
      if (told.t === 'result') this.answered = told;
      else if (told.t === 'broken') this.broken = told.problem;
      else {
        this.wrong = told.field === '' ? told.problem : `${told.field}: ${told.problem}`;
        this.asked = undefined;
      }
    }
  }
}
