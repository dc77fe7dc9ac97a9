import type { Game, Kind } from '../../engine/game.ts';
import type { Why } from '../../engine/why.ts';
import type { LinkState } from '../../kit/link.ts';
import { ownLanguage } from '../../kit/words.svelte.ts';
import { ruledScene } from '../../room/choices.ts';
import { type Following, follow, type Scene, sceneOf } from '../../room/encoding/follow.ts';
import type { InStead } from '../../room/instead.ts';
import { MOST_UNANSWERED, PROTOCOL_VERSION } from '../../room/limits.ts';
import type { Past, Said, Sentence, ServerMessage, TableInfo, You } from '../../room/protocol.ts';
import type { Request, Requested } from '../../room/requests.ts';
import { newId } from './ids.ts';
import type { Connect, Wire } from './wire.ts';

/** A request without the id that the session gives it. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
const NOBODY: You = { seat: null, host: false, pass: false, devices: 0, pair: null };

const ASK_AGAIN_MS = 3000;

interface Waiting {
  readonly request: Request;
  readonly settle: (refusal: Sentence | undefined) => void;
}

/** What a page needs beside the pictures themselves. */
export interface Listener {
  /**
   * A new picture with what was seen to happen; `fresh` when it stands for itself (joined, missed something).
   */
  scene(scene: Scene, events: readonly { readonly type: string }[], fresh: boolean, by?: InStead): void;
  trouble(error: Sentence, fatal: boolean): void;
  notice(notice: Sentence): void;
  /** Another device of this person says that this one has the seat, too: by this token. */
  shared(token: string): void;
}

/** One person at one table, over any wire. Keeps what was told and answers for every request exactly once. */
export class Session {
  table = $state.raw<TableInfo | undefined>();
  you = $state.raw<You>(NOBODY);
  link = $state.raw<LinkState>('connecting');
  said = $state.raw<readonly Said[]>([]);
  note = $state('');
  /** A bot played for this person, in the sight of all, and does no longer: they will want to know what. */
  returned = $state(false);
  /** An action is under way. */
  acting = $state(false);

  #held: Following | undefined;
  #scene: Scene | undefined;
  /** Until it is here the room sends menus. */
  #game: Game<Kind> | undefined;
  readonly #wire: Wire;
  #token: string | null;
  /** What an onlooker said that they are called: a new line has to say it again. */
  #called: string | undefined;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  /** Those of them that are on their way over the present connection. */
  readonly #sent = new Set<string>();
  readonly #wondered = new Map<
    string,
    { readonly request: Requested<'why'>; readonly settle: (answer: readonly Why[] | Sentence) => void }
  >();
  readonly #asked = new Map<string, { readonly request: Request; readonly settle: (past: Past) => void }>();
  /** Of a game that is over, as each pair of eyes saw it. */
  readonly #pasts = new Map<string, Promise<Past>>();

  constructor(
    game: Game<Kind> | undefined,
    connect: Connect,
    who: { readonly table: string; readonly token: string | null },
    listener: Listener,
  ) {
    this.#game = game;
    this.#token = who.token;
    this.#listener = listener;
    this.#wire = connect({
      open: () => {
        const last = this.#held?.seq ?? null;
        const token = this.#token;
        const rules = this.#game !== undefined;
        const language = ownLanguage();
        const v = PROTOCOL_VERSION;
        this.#wire.send({ t: 'hello', v, table: who.table, token, last, rules, language });
      },
      heard: (message) => this.#hear(message),
      state: (state) => {
        this.link = state;
      },
    });
  }

  /** Undefined when it was done, else why not. Survives a lost connection: the same id is sent again. */
  ask(wish: Wish): Promise<Sentence | undefined> {
    const request = { ...wish, id: newId() } as Request;
    return new Promise((settle) => {
      this.#waiting.set(request.id, { request, settle });
      this.#sendNext();
    });
  }

  /** From now on this token is the seat, and every other device that has the old one loses it. */
  async renew(token: string): Promise<Sentence | undefined> {
    const refusal = await this.ask({ t: 'renew', token });
    if (refusal === undefined) this.#token = token;
    return refusal;
  }

  async act(action: { readonly type: string }): Promise<Sentence | undefined> {
    this.acting = true;
    const refusal = await this.ask({
      t: 'act',
      decision: this.#scene?.decision ?? null,
      action: { ...action },
    });
    this.acting = false;
    return refusal;
  }

  /** From now on choices are worked out here; the picture comes once more, without a menu. */
  holds(game: Game<Kind>): void {
    this.#game = game;
    this.#wire.send({ t: 'resync', id: newId(), rules: true });
  }

  /** With whose eyes is a wish; the answer says whose it shows. What is over is asked for once. */
  history(eyes?: Past['eyes']): Promise<Past> {
    if (this.#scene?.outcome == null) return this.#askHistory(eyes);
    const which = [this.#held?.seq, this.you.seat, eyes].join();
    const past = this.#pasts.get(which) ?? this.#askHistory(eyes);
    this.#pasts.set(which, past);
    return past;
  }

  /** Why bots did what they did, then or since this seat last acted; or why that is not told. */
  why(n?: number): Promise<readonly Why[] | Sentence> {
    return this.#wonder({ t: 'why', id: newId(), ...(n !== undefined && { n }) });
  }

  /** What a bot would do in this seat's place, and why; or why that is not told. */
  async advice(): Promise<Why | Sentence> {
    const said = await this.#wonder({ t: 'why', id: newId(), now: true });
    return 'key' in said ? said : (said[0] ?? { key: 'advice.notNow' });
  }

  #wonder(request: Requested<'why'>): Promise<readonly Why[] | Sentence> {
    return new Promise((settle) => {
      this.#wondered.set(request.id, { request, settle });
      this.#wire.send(request);
    });
  }

  #askHistory(eyes?: Past['eyes']): Promise<Past> {
    const request = { t: 'history', id: newId(), ...(eyes !== undefined && { eyes }) } as const;
    return new Promise((settle) => {
      this.#asked.set(request.id, { request, settle });
      this.#wire.send(request);
    });
  }

  close(): void {
    this.#wire.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.you = message.you;
        this.#tell(message.table);
        this.said = message.talk;
        this.note = message.note;
        this.#take(message, [], !message.current);
        this.#sent.clear();
        if (this.#called !== undefined && this.you.seat === null) void this.introduce(this.#called);
        this.#sendNext();
        for (const { request } of this.#asked.values()) this.#wire.send(request);
        for (const { request } of this.#wondered.values()) this.#wire.send(request);
        break;
      case 'you':
        this.you = message.you;
        break;
      case 'shared':
        this.#listener.shared(message.token);
        break;
      case 'sync':
        this.#take(message, [], true);
        break;
      case 'step':
        this.#take(message, message.e ?? [], false, message.by);
        if (message.id !== undefined) this.#settle(message.id, undefined);
        break;
      case 'table':
        this.#tell(message.table);
        break;
      case 'ack':
        this.#settle(message.id, undefined);
        break;
      case 'refused':
        this.#settle(message.id, message.refusal);
        this.#askAgain(message.id);
        this.#wondered.get(message.id)?.settle(message.refusal);
        this.#wondered.delete(message.id);
        break;
      case 'history':
        this.#asked.get(message.id)?.settle(message);
        this.#asked.delete(message.id);
        break;
      case 'why':
        this.#wondered.get(message.id)?.settle(message.whys);
        this.#wondered.delete(message.id);
        break;
      case 'talk':
        this.said = [...this.said, message];
        break;
      case 'papers':
        this.said = message.talk;
        this.note = message.note;
        break;
      case 'notice':
        this.#listener.notice(message.notice);
        break;
      case 'error':
        this.#listener.trouble(message.error, message.fatal);
        break;
      default:
        break;
    }
  }

  /** The host's right passes on while people are here. */
  #tell(table: TableInfo): void {
    const { seat } = this.you;
    const before = this.table;
    this.table = table;
    if (before !== undefined && before.host !== table.host)
      this.you = {
        ...this.you,
        host: seat === null ? table.host === null && this.you.host : table.host === seat,
      };
    if (seat === null) return;
    const wasPlayedFor = before?.seats[seat]?.standIn === true;
    if (wasPlayedFor && table.seats[seat]?.standIn === false && table.phase === 'playing')
      this.returned = true;
  }

  /** An onlooker says who they are. */
  async introduce(name: string): Promise<Sentence | undefined> {
    this.#called = undefined;
    const refusal = await this.ask({ t: 'introduce', name });
    if (refusal === undefined) this.#called = name;
    return refusal;
  }

  /** Another device says that it is the same person's: it gets this token, or it does not. */
  share(pair: number, isMe: boolean): Promise<Sentence | undefined> {
    return this.ask({ t: 'share', pair, token: isMe ? this.#token : null });
  }

  /** A history that was asked for too soon after another comes a little later. */
  #askAgain(id: string): void {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    setTimeout(() => this.#asked.has(id) && this.#wire.send(asked.request), ASK_AGAIN_MS);
  }

  #settle(id: string, refusal: Sentence | undefined): void {
    this.#waiting.get(id)?.settle(refusal);
    this.#waiting.delete(id);
    if (this.#sent.delete(id)) this.#sendNext();
  }

  /** No more at once than the room remembers: each could have to be asked again. */
  #sendNext(): void {
    for (const { request } of this.#waiting.values()) {
      if (this.#sent.size >= MOST_UNANSWERED) return;
      if (this.#sent.has(request.id)) continue;
      this.#sent.add(request.id);
      this.#wire.send(request);
    }
  }

  #take(
    message: Parameters<typeof follow>[1],
    events: readonly { type: string }[],
    fresh: boolean,
    by?: InStead,
  ): void {
    const next = follow(this.#held, message);
    if (next === undefined) {
      if (message.t === 'step') this.#wire.send({ t: 'resync', id: newId() });
      return;
    }
    const same = next === this.#held;
    this.#held = next;
    if (next.picture === null || same) return;
    this.#scene =
      this.#game === undefined ? sceneOf(next.picture) : ruledScene(this.#game, next.picture, this.you.seat);
    this.#listener.scene(this.#scene, events, fresh, by);
  }
}
