import type { BotName } from '../../bots/names.ts';
import { lived, type Player, seatPlayer } from '../../bots/player.ts';
import { newRacing, type Racing, raceMove } from '../../bots/race.ts';
import { at as itemAt } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';
import { type SeededLuck, seeded } from '../../engine/chance.ts';
import type { Actor, Awaiting, Game, Kind, Seat } from '../../engine/game.ts';
import { askedToo, clockMove, isOver } from '../../engine/next.ts';
import type { Title } from '../../engine/title.ts';
import type { Moves } from './moves.ts';

/** Who is asked now, and what can be answered. */
export interface Asked<K extends Kind> {
  readonly seat: Seat;
  readonly options: readonly K['action'][];
  /** Nobody waits for this answer, or the clock gives one. */
  readonly mayWait: boolean;
}

export interface Ending {
  /** One for each seat: its share of the victory. */
  readonly reward: readonly number[];
  readonly why: string;
  readonly scores: readonly number[];
  readonly seed: string;
}

/** A table that asks one seat after another and deals anew when a game is over. */
export interface EnvTable<K extends Kind> {
  readonly asked: Asked<K>;
  readonly state: K['state'];
  readonly seed: string;
  readonly games: number;
  /** What this seat knows beyond its view; null where that is nothing, or where nobody remembers. */
  told(seat: Seat, view: K['view']): object | null;
  memoryOf(seat: Seat): K['memory'] | null;
  /** How the game came about that is played, and the one before it; undefined in an imagined world. */
  readonly moves: Moves<K>;
  readonly movesBefore: { readonly seed: string; readonly moves: Moves<K> } | undefined;
  /** Answers; null waits. The game that ended by it, if one did: the next one is dealt already. */
  answer(action: K['action'] | null): Ending | undefined;
  /** Who is asked now, and who chooses at the same time without seeing what the others choose. */
  together(): readonly Asked<K>[];
  /** All that decides how it goes on: the true state, luck, and what the others remember. */
  save(): Saved<K>;
  load(saved: Saved<K>): void;
  /** Goes on in this world, with luck of its own; whoever is not asked remembers only what they see in it. */
  enter(state: K['state'], luck: string): void;
}

export interface Saved<K extends Kind> {
  readonly state: K['state'];
  readonly waiting: readonly Seat[];
  readonly asked: Asked<K>;
  readonly seed: string;
  readonly games: number;
  readonly chance: SeededLuck;
  readonly memories: readonly (K['memory'] | null)[];
  readonly lucks: readonly SeededLuck[];
  readonly racing: Racing<K>;
  readonly answers: ReadonlyMap<Seat, K['action'] | null>;
  readonly moves: Moves<K>;
}

export interface Wishes {
  readonly seats: number;
  /** Game i of this table is dealt from this seed. */
  seedOf(game: number): string;
  /** By seat: the bot that plays it, or null for whoever steps the environment. */
  readonly others: readonly (BotName | null)[];
  /** What those are told who step it: nothing but their view, or also what it covers again. */
  readonly memory?: Memory | undefined;
}

export type Memory = 'none' | 'expert';

export const openTable = <K extends Kind>(
  title: Title<K>,
  config: K['config'],
  wishes: Wishes,
): EnvTable<K> => new LiveTable(title, config, wishes);

/** The one that asks: its fields are what a closure over so many functions would hold. */
class LiveTable<K extends Kind> implements EnvTable<K> {
  readonly #title: Title<K>;
  readonly #config: K['config'];
  readonly #wishes: Wishes;
  readonly #hasOthers: boolean;
  /** By seat, of those who step it; empty where nobody remembers. */
  #memories: (K['memory'] | null)[] = [];
  readonly #remembers: boolean;
  #chance: SeededLuck = seeded('');
  #players: readonly (Player<K> | null)[] = [];
  /** By seat, of bots only. */
  #lucks: readonly SeededLuck[] = [];
  #now: Awaiting<K['action']> = { must: [], may: [] };
  /** Who is still to be asked in this moment. */
  #waiting: Seat[] = [];
  #racing: Racing<K> = newRacing();
  /** In a race: what was answered before anybody acts. */
  #answers = new Map<Seat, K['action'] | null>();
  moves: Moves<K>;
  movesBefore: { readonly seed: string; readonly moves: Moves<K> } | undefined;
  games = 0;
  seed = '';
  state: K['state'];
  asked: Asked<K> = { seat: 0, options: [], mayWait: false };

  constructor(title: Title<K>, config: K['config'], wishes: Wishes) {
    this.#title = title;
    this.#config = config;
    this.#wishes = wishes;
    this.#hasOthers = wishes.others.some((bot) => bot !== null);
    this.#remembers = wishes.memory === 'expert' && title.remembers !== undefined;
    this.state = this.#deal();
    this.#goOnWithin();
  }

  answer(action: K['action'] | null): Ending | undefined {
    if (this.#isRace) this.#answers.set(this.asked.seat, action);
    else if (action !== null) this.#play(this.asked.seat, action, this.#middle());
    for (;;) {
      if (isOver(this.#now)) {
        const { seed, moves } = this;
        const ending = endingOf(this.#title.game, this.state, this.#wishes.seats, seed);
        this.#deal();
        this.movesBefore = { seed, moves };
        this.#goOnWithin();
        return ending;
      }
      if (this.#step()) return undefined;
    }
  }

  together(): readonly Asked<K>[] {
    const { game } = this.#title;
    const { must, window } = this.#now;
    const isTogether = this.#isRace || must.includes(this.asked.seat);
    const others = !isTogether ? [] : this.#isRace ? this.#waiting : must;
    return [
      this.asked,
      ...others.flatMap((seat) => {
        const isOurs = seat !== this.asked.seat && (this.#players[seat] ?? null) === null;
        const options = isOurs ? game.options(this.state, seat) : [];
        return options.length > 0 ? [{ seat, options, mayWait: window !== undefined }] : [];
      }),
    ];
  }

  told(seat: Seat, view: K['view']): object | null {
    const memory = this.memoryOf(seat);
    return memory === null ? null : (this.#title.remembers?.(memory, view, seat) ?? null);
  }

  memoryOf(seat: Seat): K['memory'] | null {
    return this.#memories[seat] ?? null;
  }

  save(): Saved<K> {
    const { asked, seed, games, moves } = this;
    return {
      state: this.#title.game.clone(this.state),
      waiting: [...this.#waiting],
      asked,
      seed,
      games,
      chance: this.#chance.copy(),
      memories: this.#wishes.others.map((_bot, seat) => this.#players[seat]?.memory ?? this.memoryOf(seat)),
      lucks: this.#lucks.map((luck) => luck.copy()),
      racing: copied(this.#racing),
      answers: new Map(this.#answers),
      moves,
    };
  }

  load(saved: Saved<K>): void {
    this.state = this.#title.game.clone(saved.state);
    this.#now = this.#title.game.awaiting(this.state);
    this.#waiting = [...saved.waiting];
    this.asked = saved.asked;
    this.seed = saved.seed;
    this.games = saved.games;
    this.#chance = saved.chance.copy();
    this.#seatOthers(
      saved.lucks.map((luck) => luck.copy()),
      saved.memories,
    );
    if (this.#remembers) this.#memories = [...saved.memories];
    this.#racing = copied(saved.racing);
    this.#answers = new Map(saved.answers);
    this.moves = saved.moves;
    this.movesBefore = undefined;
  }

  enter(world: K['state'], luck: string): void {
    const { game } = this.#title;
    this.state = world;
    this.#now = game.awaiting(world);
    this.#chance = seeded(luck);
    this.#seatOthers(this.#lucksOf(luck));
    const mine = this.memoryOf(this.asked.seat);
    this.#begin([]);
    if (this.#remembers) this.#memories[this.asked.seat] = mine;
    this.asked = { ...this.asked, options: game.options(world, this.asked.seat) };
    this.moves = undefined;
    this.movesBefore = undefined;
  }

  #lucksOf(seed: string): SeededLuck[] {
    return this.#wishes.others.map((_bot, seat) => seeded(`${seed}/bot${seat}`));
  }

  #seatOthers(lucks: readonly SeededLuck[], memories: readonly (K['memory'] | null)[] = []): void {
    const { seats, others } = this.#wishes;
    this.#lucks = lucks;
    this.#players = others.map((bot, seat) =>
      bot === null
        ? null
        : seatPlayer(this.#title, bot, { seat, seats }, itemAt(lucks, seat), {
            before: memories[seat] ?? null,
          }),
    );
  }

  #deal(): K['state'] {
    const { seats, seedOf } = this.#wishes;
    const { game } = this.#title;
    this.seed = seedOf(this.games++);
    this.#chance = seeded(this.seed);
    if (this.#hasOthers) this.#seatOthers(this.#lucksOf(this.seed));
    this.#racing = newRacing();
    this.#answers.clear();
    this.moves = null;
    const out: K['event'][] = [];
    const ctx = { chance: this.#chance, at: 0, reveal };
    this.state = game.setup(this.#config, seats, this.#isWatched ? { ...ctx, out } : ctx);
    for (const player of this.#players) player?.live(this.state, out);
    this.#begin(out);
    this.#look();
    return this.state;
  }

  /** Somebody has to be shown what happens. */
  get #isWatched(): boolean {
    return this.#hasOthers || this.#remembers;
  }

  /** Everybody begins to remember, with what they are shown now. */
  #begin(events: readonly K['event'][]): void {
    if (!this.#remembers) return;
    const { game } = this.#title;
    const { state } = this;
    this.#memories = this.#wishes.others.map((_bot, seat) => lived(game, null, seat, { state, events }));
  }

  /** Milliseconds decide: all answer before anybody acts. */
  get #isRace(): boolean {
    return this.#now.window?.hidden === true && this.#now.must.length === 0;
  }

  #look(): void {
    const { game } = this.#title;
    this.#now = game.awaiting(this.state);
    const { must, may, window } = this.#now;
    if (!this.#isRace) this.#waiting = [...askedToo(game, this.state, this.#now), ...must.slice(0, 1)];
    else {
      // One window is one question to each seat.
      const isNew = this.#racing.window !== window?.id;
      if (isNew) this.#answers.clear();
      this.#waiting = may.filter(
        (seat) => (this.#players[seat] ?? null) === null && (isNew || !this.#racing.thoughts.has(seat)),
      );
    }
  }

  #play(actor: Actor, action: K['action'], at: number): void {
    const { game } = this.#title;
    const ctx = { chance: this.#chance, at, reveal };
    if (this.moves !== undefined) this.moves = { actor, action, at, before: this.moves };
    if (this.#isWatched) {
      const out: K['event'][] = [];
      game.apply(this.state, actor, action, { ...ctx, out });
      for (const player of this.#players) player?.live(this.state, out, actor, action);
      this.#memories = this.#memories.map((memory, seat) =>
        lived(game, memory, seat, { state: this.state, events: out, actor, action }),
      );
    } else game.apply(this.state, actor, action, ctx);
    this.#look();
  }

  /** Whoever answers within a window does so in the middle of it. */
  #middle(): number {
    return this.#now.window === undefined ? 0 : this.#now.window.ms >> 1;
  }

  /** No game is over before somebody was asked. */
  #goOnWithin(): void {
    while (!this.#step()) if (isOver(this.#now)) bug('a game was over before anybody was asked');
  }

  /** One question, one answer of a bot, or the clock; true if somebody of ours is asked. */
  #step(): boolean {
    const { game } = this.#title;
    const seat = this.#waiting.shift();
    if (seat === undefined) {
      const { actor, action, at } = this.#unasked() ?? bug('nobody can act in', game.id);
      this.#play(actor, action, at);
      return false;
    }
    const player = this.#players[seat] ?? null;
    if (player !== null) {
      const action = player.decide(this.state);
      if (action !== null) this.#play(seat, action, this.#middle());
      return false;
    }
    const options = game.options(this.state, seat);
    const hasWindow = this.#now.window !== undefined;
    const isMust = this.#now.must.includes(seat) && !hasWindow;
    if (options.length > 0) {
      const isLast = this.#waiting.length === 0 && !hasWindow;
      this.asked = { seat, options, mayWait: !isMust && !isLast };
      return true;
    }
    // Only a form could be filled in: what is played for a seat whose time ran out.
    if (isMust) this.#play(seat, game.fallback(this.state, seat), this.#middle());
    return false;
  }

  /** In a race whoever comes first, as it was answered; else the clock. */
  #unasked() {
    const { window } = this.#now;
    if (!this.#isRace || window === undefined) return clockMove(this.#now);
    const players = this.#wishes.others.map(
      (_bot, seat) => this.#players[seat] ?? { decide: () => this.#answers.get(seat) ?? null },
    );
    return raceMove(this.#title.game, this.state, { ...this.#now, window }, players, this.#racing);
  }
}

const reveal = (): void => {};

const copied = <K extends Kind>({ window, at, thoughts }: Racing<K>): Racing<K> => ({
  window,
  at,
  thoughts: new Map(thoughts),
});

function endingOf<K extends Kind>(game: Game<K>, state: K['state'], seats: number, seed: string): Ending {
  const { winners, why, scores } = game.outcome(state) ?? bug(game.id, 'ended without an outcome');
  const reward = Array.from({ length: seats }, (_seat, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  return { reward, why, scores, seed };
}
