import { tick } from 'svelte';
import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Refusal, Seat } from '../../engine/game.ts';
import type { Line } from '../../engine/text.ts';
import { askAnew, narrate } from '../../kit/narrator.ts';
import { isCovered } from '../../kit/peek.svelte.ts';
import { calmMotion, settings } from '../../kit/settings.svelte.ts';
import { glide, places } from '../../kit/stage.ts';
import { toast } from '../../kit/toasts.svelte.ts';
import { own, voice } from '../../kit/words.svelte.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import type { Sentence } from '../../room/protocol.ts';
import { Session } from '../link/session.svelte.ts';
import type { Connect } from '../link/wire.ts';
import { sayUnknown } from '../site/problem.ts';
import { type Box, withTold } from '../site/shelf.ts';
import type { Act } from './act.ts';
import { Aloud } from './aloud.ts';
import { callTo, sound } from './calls.ts';
import { Log } from './log.svelte.ts';
import { namesOf } from './names.ts';
import { Recap } from './recap.svelte.ts';
import { isAskedSame, isSame } from './same.ts';
import { heaviest, isAbout, momentWaits, type Step, waitsFor } from './steps.ts';
import { timedIn } from './timed.ts';

type Events = readonly Kind['event'][];

/** So much waiting is a pile-up: it is shown as it stands, not act by act. */
const TOO_MANY = 4;
/** Between two acts that came together: a glide has to end, a fade need not. */
const BETWEEN_MS = { glide: 360, fade: 120 } as const;

/** One person at one table: what is shown now, what is still to be shown, and what was told. */
export class Play {
  /** Once the rules are here its game has all its sentences. */
  box: Box;
  readonly session: Session;
  readonly log: Log;
  readonly recap = new Recap();
  shown = $state.raw<Scene | undefined>();
  /** The newest picture; what led to it may still have to be shown, or read. */
  latest = $state.raw<Scene | undefined>();
  moment = $state.raw<Events>([]);
  /** The table after the moment, as far as it is not covered. */
  momentView = $state.raw<Kind['view']>();
  /** The moment stays until its reader goes on. */
  momentWaits = false;
  refusal = $state.raw<Refusal | undefined>();
  /** The table cannot be opened: a sentence instead of it. */
  trouble = $state.raw<Sentence | undefined>();
  /** How often this seat has acted, as far as that is shown. */
  done = $state(0);
  /** The same without what lies beside the play, as a wish, and leaves what is asked as it was. */
  answered = $state(0);
  /** Something is still being shown: the choices wait for it. */
  showing = $state(false);
  /** When the picture came, and how long the decision or the window then had left. */
  timed = $state.raw<{ readonly leftMs: number; readonly atMs: number } | undefined>();
  /** False while somebody else looks at this device: then nothing is performed, only kept up to date. */
  watched = true;
  /**
   * The first prompt does not wait for the rules: until they are here nobody says why not, and nothing is
   * logged.
   */
  rules = $state.raw<Game<Kind> | undefined>();
  /** In a lesson: whether this may be done now (who says no has answered), and a bot asked for advice. */
  allows: ((action: Kind['action']) => boolean) | undefined;
  advises = (): boolean => true;

  /** Why this device is about to lose its seat: nobody need be told that it did. */
  parting: 'left' | 'stood' | 'travelled' | undefined;
  /** The token that will be a seat here if those who play agree. */
  knocking = $state<string | undefined>();
  letIn: ((token: string) => void) | undefined;
  #acts: Act[] = [];
  /** What this seat did last lies beside the play. */
  #isAside = false;
  #late: Seat[] = [];
  #isPerforming = false;
  /** The log is to be asked for again when all has been shown. */
  #rereads = false;
  /** The picture came by itself: what had led to it is still to be told. */
  #missed = false;
  #learning: Promise<void> | undefined;
  /** What was touched before the rules came. */
  #unanswered: Kind['action'] | undefined;
  readonly #aloud = new Aloud(this);
  #goOn: (() => void) | undefined;

  constructor(
    box: Box,
    connect: Connect,
    who: { readonly table: string; readonly token: string | null },
    rules?: Game<Kind>,
  ) {
    this.box = $state.raw(box);
    this.rules = rules;
    if (rules !== undefined) box.ui.holds?.(rules);
    this.log = new Log(box, () => this.rules);
    this.session = new Session(rules, connect, who, {
      scene: (scene, events, fresh, by) =>
        this.#push({ scene, events, fresh, own: this.session.acting, by, late: this.#takeLate() }),
      trouble: (error, fatal) => {
        if (fatal) this.trouble = error;
        else toast(this.saySentence(error));
      },
      notice: (notice) => {
        if (notice.key === 'clock.ranOut') return this.#ranOut(notice);
        // Whoever has just come has not all the words yet.
        void import('../../kit/later.ts').then(() => toast(this.saySentence(notice)));
        // What is done to a seat stands in the log, too.
        if (notice.key.startsWith('table.')) this.refreshLog();
        if (notice.key === 'table.letIn' && this.knocking !== undefined) this.letIn?.(this.knocking);
        if (notice.key === 'table.notLetIn') this.knocking = undefined;
      },
      shared: (token) => this.letIn?.(token),
    });
  }

  get seat(): Seat | null {
    return this.session.you.seat;
  }

  /** It is told just before what the clock did. */
  #ranOut({ args }: Sentence): void {
    const seats = (args?.seats ?? []) as readonly { readonly seat: Seat }[];
    this.#late = seats.map(({ seat }) => seat);
    const isMine = this.seat !== null && this.#late.includes(this.seat);
    if (isMine) toast(this.saySentence({ key: 'clock.ranOut' }), '');
  }

  #takeLate(): readonly Seat[] {
    return this.#late.splice(0);
  }

  get #voice(): ReturnType<typeof voice> {
    return voice(own(this.box.title.texts), this.names, this.seat);
  }

  get names(): readonly string[] {
    return namesOf(this.session.table);
  }

  say = (line: Line): string => this.#voice.say(line);

  /** A reason in a few words, for beside a button; undefined where neither the game nor the kit has any. */
  sayShort = ({ key }: Sentence): string | undefined =>
    this.#voice.knows(`${key}.short`) ? this.say({ key: `${key}.short` }) : undefined;

  saySentence = (sentence: Sentence): string => {
    try {
      return this.say(sentence as Line);
    } catch {
      return sayUnknown(sentence.key);
    }
  };

  label = (action: Kind['action']): string =>
    this.shown === undefined ? '' : this.say(this.box.title.label(action, this.shown.view, this.seat ?? 0));

  act = async (action: Kind['action']): Promise<boolean> => {
    this.refusal = undefined;
    if (this.allows?.(action) === false) return false;
    this.#isAside = this.rules?.beside?.includes(action.type) === true;
    const refusal = await this.session.act(action);
    if (refusal !== undefined) this.complain(refusal);
    return refusal === undefined;
  };

  /** A refusal with a clause is told where it can be looked up, any other as a note. */
  complain = (sentence: Sentence): void => {
    if (sentence.rule === undefined) toast(this.saySentence(sentence));
    else this.refusal = sentence as Refusal;
  };

  /**
   * Refusals depend on nothing a seat may not know (a law), so any world that looks like its view gives the
   * right one.
   */
  refuse = (action: Kind['action']): Refusal | undefined => {
    const { rules, shown, seat } = this;
    if (shown === undefined || seat === null) return undefined;
    if (rules !== undefined)
      return rules.refuse(rules.imagine(shown.view, seat, null, seeded('why not')), seat, action);
    this.#unanswered = action;
    void this.learn();
    return undefined;
  };

  /** Fetches the rules, once; without a network the table goes on without them until asked again. */
  learn(): Promise<void> {
    this.#learning ??= this.rules === undefined ? this.#learn() : Promise.resolve();
    return this.#learning;
  }

  async #learn(): Promise<void> {
    const { title } = this.box;
    const words = import('../../kit/later.ts');
    const learnt = await Promise.all([title.game(), withTold(title), words]).catch(() => undefined);
    if (learnt === undefined) {
      this.#learning = undefined;
      this.#aloud.stop();
      return;
    }
    const [rules, whole] = learnt;
    this.box = { ...this.box, title: whole };
    this.rules = rules;
    this.box.ui.holds?.(rules);
    this.session.holds(rules);
    this.#aloud.tell();
    this.recap.tellEarly();
    const action = this.#unanswered;
    this.#unanswered = undefined;
    if (action !== undefined) this.tellWhy(this.refuse(action));
  }

  /**
   * What everybody sees of this scene: the same for every world that looks like it to this seat. Undefined
   * without rules.
   */
  openView(scene: Scene): unknown {
    const { rules } = this;
    if (this.seat === null) return scene.view;
    return rules?.view(rules.imagine(scene.view, this.seat, null, seeded('cover')), 'public');
  }

  tellWhy = (refusal: Refusal | undefined): void => {
    this.refusal = refusal;
  };

  /** Ends the moment that is being shown. */
  skip = (): void => {
    this.#goOn?.();
  };

  refreshLog(): void {
    // It comes with the rules: they say what of it may be told openly.
    if (this.rules === undefined) return;
    // Whoever came back is told what they missed; without a network the log alone tells it.
    const telling = this.#missed ? import('./missed.ts').catch(() => undefined) : undefined;
    void this.session.history().then((past) => {
      // What is still to be shown is in this history already: told now, it would be told twice.
      this.#rereads = this.#isPerforming;
      if (this.#isPerforming) return;
      const had = this.log.lines.length;
      // At once: what happens from here on comes after it.
      const logged = this.log.replace(past, this.shown?.view, this.seat);
      const then = { done: this.done, seen: this.recap.steps };
      void telling?.then((one) => one?.tellMissed(this, logged, then));
      this.#missed &&= telling === undefined;
      const latest = this.log.lines.at(-1)?.line;
      if (latest?.key !== 'log.undone') return;
      this.recap.clear();
      if (had > 0 && this.log.lines.length > had) narrate(this.say(latest));
    });
  }

  close(): void {
    this.session.close();
    this.skip();
    this.#aloud.stop();
  }

  #push(act: Act): void {
    this.timed = timedIn(act.scene, this.session.link === 'local');
    // At once: whoever has not read yet what the others did is waited for all the same.
    if (!act.fresh && this.watched) callTo(this.seat, this.latest, act.scene);
    this.latest = act.scene;
    if (!this.#isPerforming && act.fresh && isSame(this.shown, act.scene)) {
      this.#showAgain(act.scene);
      return;
    }
    this.#acts.push(act);
    if (this.#isPerforming) this.showing = true;
    else void this.#perform();
  }

  /** A new menu would knock what was picked up out of the fingers: the old one stays. */
  #showAgain(scene: Scene): void {
    this.shown = { ...scene, options: this.shown?.options ?? [], forms: this.shown?.forms ?? [] };
    this.refreshLog();
  }

  async #perform(): Promise<void> {
    this.#isPerforming = true;
    if (isCovered() && this.rules === undefined) {
      this.showing = true;
      await this.learn();
    }
    for (let act = this.#acts.shift(); act !== undefined; act = this.#acts.shift()) {
      const hurry =
        act.fresh ||
        document.hidden ||
        !this.watched ||
        this.#acts.length > TOO_MANY ||
        this.shown === undefined;
      const step = await this.#show(act, hurry);
      if (step !== undefined && this.watched && waitsFor(step, settings.pace)) {
        this.showing = true;
        await this.recap.pause();
        this.showing = this.#acts.length > 0;
      }
      if (hurry || this.#acts.length === 0) continue;
      const pause = BETWEEN_MS[calmMotion() ? 'fade' : 'glide'];
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.#isPerforming = false;
    if (this.#rereads) this.refreshLog();
  }

  async #show(act: Act, hurry: boolean): Promise<Step | undefined> {
    const { scene, events, fresh } = act;
    const { ui } = this.box;
    // What is covered on the table is not told beside it either.
    const seen = isCovered() ? this.log.openly(events, scene.view, this.seat) : events;
    const after = isCovered() ? this.openView(scene) : scene.view;
    const moment =
      hurry || this.shown === undefined ? [] : ui.moment(seen, this.shown.view, after, this.seat);
    const turn = ui.turn(scene.view);
    const begins = this.shown !== undefined && ui.turn(this.shown.view) !== turn;
    if (!fresh && this.watched)
      this.#aloud.tell({ events: seen, by: act.by, late: act.late, turn: begins ? turn : undefined });
    if (moment.length > 0) {
      this.showing = true;
      this.momentView = after;
      this.momentWaits = momentWaits(act, this.seat, this.box, settings.pace);
      this.moment = moment;
      await new Promise<void>((resolve) => {
        this.#goOn = resolve;
      });
      this.#goOn = undefined;
      this.moment = [];
    }
    const old = this.shown;
    const before = hurry ? undefined : places();
    const isAsked = (one: Scene | undefined): boolean =>
      this.seat !== null && one?.awaiting.must.includes(this.seat) === true;
    const answers = act.own && !(this.#isAside && isAskedSame(old, scene));
    if (answers || (isAsked(old) && !isAsked(scene))) askAnew();
    this.shown = scene;
    if (act.own) this.done += 1;
    if (answers) this.answered += 1;
    // Choices that went away and came back with every step would take along what was picked up.
    this.showing = this.#acts.length > 0;
    // Not before the moment was shown: the log would give away how it ends.
    const rereads = old !== undefined && ui.rereads?.(old.view, scene.view, this.seat) === true;
    if (rereads) this.log.clear();
    const isNew = fresh && !isSame(old, scene);
    this.#missed ||= isNew;
    if (fresh || rereads || (events.length === 0 && old !== undefined)) this.refreshLog();
    // The same picture again, as when the rules have come, takes nothing away that is still to be read.
    if (act.own || isNew) this.recap.clear();
    const told = fresh || rereads ? undefined : this.#tell(act, old);
    // A moment has told it already, at its own pace.
    const step = moment.length > 0 ? undefined : told;
    if (old?.decision !== scene.decision) this.refusal = undefined;
    if (old === undefined) setTimeout(() => void this.learn());
    if (before === undefined || old === undefined) return step;
    await tick();
    glide(before, ui.flights(events, old.view, scene.view, this.seat));
    if (settings.sound === 'on') sound(ui, events);
    return step;
  }

  /** Into the log, and where others did it, or somebody died of it, into the recap. */
  #tell(act: Act, old: Scene | undefined): Step | undefined {
    const { log, seat, box } = this;
    const { scene, events, own: isOwn, by, late } = act;
    if (this.rules === undefined) this.recap.early.push(() => this.#tell(act, old));
    if (this.rules === undefined || events.length === 0) return undefined;
    const [lines, open] = [log.lines.length, log.open.length];
    log.add(events, scene.view, seat, { by, late });
    // How the table was dealt nobody did.
    if (old === undefined || isSame(old, scene) || seat === null || this.allows !== undefined)
      return undefined;
    const gravity = heaviest(events.map((event) => box.ui.gravity?.(event)));
    const told = log.lines.slice(lines).filter(({ head }) => !head);
    this.recap.own = isOwn ? told : [];
    if (told.length === 0 || (isOwn && gravity !== 'death')) return undefined;
    const step: Step = {
      before: old,
      after: scene,
      events,
      lines: told,
      open: log.open.slice(open).filter(({ head }) => !head),
      hits: told.some(({ line }) => isAbout(line, seat)),
      gravity,
    };
    this.recap.add(step);
    return step;
  }
}
