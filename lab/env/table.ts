import type { BotName } from '../../bots/names.ts';
import { type Player, seatPlayer } from '../../bots/player.ts';
import { bug } from '../../engine/bug.ts';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Actor, Awaiting, Game, Kind, Seat } from '../../engine/game.ts';
import { askedToo, clockMove, isOver } from '../../engine/next.ts';
import type { Title } from '../../engine/title.ts';

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
  /** Answers; null waits. The game that ended by it, if one did: the next one is dealt already. */
  answer(action: K['action'] | null): Ending | undefined;
  /** The true state, and who is asked: to go on from here later. */
  save(): Saved<K>;
  load(saved: Saved<K>): void;
  /** Goes on in this world, with luck of its own. */
  enter(state: K['state'], luck: string): void;
}

export interface Saved<K extends Kind> {
  readonly state: K['state'];
  readonly waiting: readonly Seat[];
  readonly asked: Asked<K>;
}

export interface Wishes {
  readonly seats: number;
  /** Game i of this table is dealt from this seed. */
  seedOf(game: number): string;
  /** By seat: the bot that plays it, or null for whoever steps the environment. */
  readonly others: readonly (BotName | null)[];
}

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
  #chance: Chance = seeded('');
  #players: readonly (Player<K> | null)[] = [];
  #now: Awaiting<K['action']> = { must: [], may: [] };
  /** Who is still to be asked in this moment. */
  #waiting: Seat[] = [];
  games = 0;
  seed = '';
  state: K['state'];
  asked: Asked<K> = { seat: 0, options: [], mayWait: false };

  constructor(title: Title<K>, config: K['config'], wishes: Wishes) {
    this.#title = title;
    this.#config = config;
    this.#wishes = wishes;
    this.#hasOthers = wishes.others.some((bot) => bot !== null);
    this.state = this.#deal();
    this.#goOnWithin();
  }

  answer(action: K['action'] | null): Ending | undefined {
    if (action !== null) this.#play(this.asked.seat, action, this.#middle());
    for (;;) {
      if (isOver(this.#now)) {
        const ending = endingOf(this.#title.game, this.state, this.#wishes.seats, this.seed);
        this.#deal();
        this.#goOnWithin();
        return ending;
      }
      if (this.#step()) return undefined;
    }
  }

  save(): Saved<K> {
    return {
      state: this.#title.game.clone(this.state),
      waiting: [...this.#waiting],
      asked: this.asked,
    };
  }

  load({ state, waiting, asked }: Saved<K>): void {
    this.state = this.#title.game.clone(state);
    this.#now = this.#title.game.awaiting(this.state);
    this.#waiting = [...waiting];
    this.asked = asked;
  }

  enter(world: K['state'], luck: string): void {
    const { game } = this.#title;
    this.state = world;
    this.#now = game.awaiting(world);
    this.#chance = seeded(luck);
    this.asked = { ...this.asked, options: game.options(world, this.asked.seat) };
  }

  #deal(): K['state'] {
    const { seats, seedOf, others } = this.#wishes;
    const { game } = this.#title;
    this.seed = seedOf(this.games++);
    this.#chance = seeded(this.seed);
    this.#players = others.map((bot, seat) =>
      bot === null ? null : seatPlayer(this.#title, bot, { seat, seats }, seeded(`${this.seed}/bot${seat}`)),
    );
    const out: K['event'][] = [];
    const ctx = { chance: this.#chance, at: 0, reveal };
    this.state = game.setup(this.#config, seats, this.#hasOthers ? { ...ctx, out } : ctx);
    for (const player of this.#players) player?.live(this.state, out);
    this.#look();
    return this.state;
  }

  #look(): void {
    const { game } = this.#title;
    this.#now = game.awaiting(this.state);
    this.#waiting = [...askedToo(game, this.state, this.#now), ...this.#now.must.slice(0, 1)];
  }

  #play(actor: Actor, action: K['action'], at: number): void {
    const { game } = this.#title;
    const ctx = { chance: this.#chance, at, reveal };
    if (this.#hasOthers) {
      const out: K['event'][] = [];
      game.apply(this.state, actor, action, { ...ctx, out });
      for (const player of this.#players) player?.live(this.state, out, actor, action);
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
      const { actor, action, at } = clockMove(this.#now) ?? bug('nobody can act in', game.id);
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
}

const reveal = (): void => {};

function endingOf<K extends Kind>(game: Game<K>, state: K['state'], seats: number, seed: string): Ending {
  const { winners, why, scores } = game.outcome(state) ?? bug(game.id, 'ended without an outcome');
  const reward = Array.from({ length: seats }, (_seat, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  return { reward, why, scores, seed };
}
