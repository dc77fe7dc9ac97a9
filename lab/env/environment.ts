import { at as itemAt } from '../../engine/at.ts';
import { type Chance, pick, seeded } from '../../engine/chance.ts';
import { digest } from '../../engine/digest.ts';
import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { GameRecord, NamedSet } from '../../engine/record.ts';
import type { Title } from '../../engine/title.ts';
import { checkAnswers } from './answers.ts';
import { type Codec, codecOf, WAIT } from './codec.ts';
import { type Frame, newFrame, type Room } from './frame.ts';
import { type Layout, layoutOf, type Sample } from './layout.ts';
import { recordFrom } from './moves.ts';
import { type Packed, packed, unpacked } from './packed.ts';
import { type Ending, type EnvTable, type Memory, openTable, type Saved, type Wishes } from './table.ts';

export type Observe = 'tensor' | 'index' | 'view';

/** What both sides have to agree on, for tables of one config. */
export interface Spaces {
  readonly layout: Layout;
  readonly codec: Codec;
  /** Over both: weights that were learnt with one are good with no other. */
  readonly digest: string;
}

/** From these games layouts and numbers are made: always the same, so that they are, too. */
const GAMES = 60;
const MOST_STEPS = 20_000;
const MOST_SAMPLES = 4000;

/** Plays some games of a fixed seed by chance and notes what is seen and what can be done. */
export function spacesOf<K extends Kind>(
  title: Title<K>,
  config: K['config'],
  seats: number,
  memory: Memory = 'none',
): Spaces {
  const { game } = title;
  const others = new Array<null>(seats).fill(null);
  const table = openTable(title, config, { seats, seedOf: (i) => `spaces/${i}`, others, memory });
  const chance = seeded('spaces');
  const samples: Sample[] = [];
  const menus = new Map<string, readonly K['action'][]>();
  for (let steps = 0; table.games <= GAMES && steps < MOST_STEPS; steps++) {
    const { seat, options } = table.asked;
    if (steps % 3 === 0 && samples.length < MOST_SAMPLES) {
      // A copy: what a view shares with the state goes on changing.
      const view = game.view(table.state, seat);
      samples.push(JSON.parse(JSON.stringify({ view, seat, memory: table.told(seat, view) })));
    }
    const text = JSON.stringify(options);
    if (!menus.has(text)) menus.set(text, options);
    table.answer(chosen(table, chance));
  }
  const layout = layoutOf(samples, seats);
  const codec = codecOf(game.actionSchema, [...menus.values()]);
  return { layout, codec, digest: digest([layout.slices, codec.known]) };
}

/** Any answer; waiting is one of them. */
export function chosen<K extends Kind>(
  { asked: { options, mayWait } }: EnvTable<K>,
  chance: Chance,
): K['action'] | null {
  return mayWait && chance.below(options.length + 1) === 0 ? null : pick(chance, options);
}

/** Many tables that are stepped together. */
export interface Environment {
  readonly tables: number;
  readonly seats: number;
  /** By table. */
  readonly seat: Uint8Array;
  readonly done: Uint8Array;
  /** By table and seat. */
  readonly reward: Float32Array;
  /** By table; empty unless tensors are observed. */
  readonly observation: Float32Array;
  /** By table, one bit for each number; with `index` one whole number: how many options there are. */
  readonly mask: Uint8Array;
  /** All of this as a binary frame, which changes with it. */
  readonly bytes: Uint8Array;
  readonly endings: readonly (Ending | undefined)[];
  step(answers: Int32Array): void;
  reset(seed: string): void;
  options(table: number): readonly { readonly id: number; readonly action: unknown }[];
  view(table: number): unknown;
  /** What the seat asked there remembers beyond its view; null where that is nothing. */
  memory(table: number): unknown;
  /** Who is asked and who chooses at the same time: the numbers, and the row if rows are observed. */
  together(table: number): readonly Together[];
  seedOf(table: number): string;
  /** Keeps the true state of a table; the number it is kept under. Whoever uses it in play cheats. */
  save(table: number): number;
  load(table: number, kept: number): void;
  /** What was kept under this number is needed no more. */
  free(kept: number): void;
  /** What is kept there as another thread can read it, and the number it is kept under in that one. */
  pack(kept: number): Packed<Kind>;
  unpack(packed: Packed<Kind>): number;
  /** How many are kept now. */
  readonly kept: number;
  /** The game that ended by the last step, or else the one that is played. */
  record(table: number): GameRecord;
  /** Puts the table into another world that the seat asked there cannot tell from its own. */
  imagine(table: number, luck: string): void;
}

export interface Together {
  readonly seat: number;
  readonly ids: readonly number[];
  readonly row: readonly number[];
}

export interface Setting<K extends Kind> {
  readonly config: K['config'];
  readonly tables: number;
  readonly seed: string;
  readonly observe: Observe;
  readonly others: Wishes['others'];
  /** As `spaces` were made for. */
  readonly memory?: Memory | undefined;
  readonly spaces: Spaces;
  /** Which set of content, if not ours. */
  readonly content?: NamedSet | undefined;
  /** Where these are some of more tables: the number of the first, how many there are, and their frame. */
  readonly part?: { readonly from: number; readonly of: number; readonly frame: Frame } | undefined;
}

/** How much there is to see at so many tables. */
export const roomOf = (
  { layout, codec }: Spaces,
  { tables, seats, observe }: { readonly tables: number; readonly seats: number; readonly observe: Observe },
): Room => ({
  tables,
  seats,
  size: observe === 'tensor' ? layout.size : 0,
  width: observe === 'index' ? 2 : Math.ceil(codec.count / 8),
});

export const openEnvironment = <K extends Kind>(title: Title<K>, setting: Setting<K>): Environment =>
  new Tables(title, setting);

export function notKept(place: number): never {
  throw new BadInput('slot', `nothing is kept under ${place}`);
}

class Tables<K extends Kind> implements Environment {
  readonly #title: Title<K>;
  readonly #setting: Setting<K>;
  readonly #size: number;
  readonly #width: number;
  readonly #ids: (readonly number[])[];
  readonly #kept = new Map<number, Saved<K>>();
  #nextKept = 0;
  #open: EnvTable<K>[] = [];
  readonly tables: number;
  readonly seats: number;
  readonly seat: Uint8Array;
  readonly done: Uint8Array;
  readonly reward: Float32Array;
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
  readonly bytes: Uint8Array;
  readonly endings: (Ending | undefined)[];

  constructor(title: Title<K>, setting: Setting<K>) {
    const { tables, observe, others, spaces } = setting;
    this.#title = title;
    this.#setting = setting;
    const room = roomOf(spaces, { tables, seats: others.length, observe });
    this.#size = room.size;
    this.#width = room.width;
    this.#ids = new Array(tables).fill([]);
    this.tables = tables;
    this.seats = others.length;
    const frame = setting.part?.frame ?? newFrame(room);
    this.seat = frame.seat;
    this.done = frame.done;
    this.reward = frame.reward;
    this.observation = frame.observation;
    this.mask = frame.mask;
    this.bytes = frame.bytes;
    this.endings = new Array(tables).fill(undefined);
    this.reset(setting.seed);
  }

  reset(seed: string): void {
    const { config, others, memory, part } = this.#setting;
    const { tables: n, seats } = this;
    const { from, of } = part ?? { from: 0, of: n };
    this.#open = Array.from({ length: n }, (_table, k) =>
      openTable(this.#title, config, {
        seats,
        others,
        memory,
        seedOf: (game) => `${seed}/${from + k + game * of}`,
      }),
    );
    this.done.fill(0);
    this.reward.fill(0);
    this.endings.fill(undefined);
    for (let k = 0; k < n; k++) this.#look(k);
  }

  step(answers: Int32Array): void {
    const { tables, seats } = this;
    checkAnswers(this, this.#isIndex, answers);
    for (let k = 0; k < tables; k++) {
      const ending = itemAt(this.#open, k).answer(this.#actionOf(k, answers[k] ?? WAIT));
      this.done[k] = ending === undefined ? 0 : 1;
      this.endings[k] = ending;
      for (let s = 0; s < seats; s++) this.reward[k * seats + s] = ending?.reward[s] ?? 0;
      this.#look(k);
    }
  }

  options(k: number): readonly { readonly id: number; readonly action: unknown }[] {
    const { options, mayWait } = itemAt(this.#open, k).asked;
    const numbers = this.#isIndex ? options.map((_option, i) => i + 1) : (this.#ids[k] ?? []);
    const listed = options.map((action, i) => ({ id: numbers[i] ?? 0, action }));
    return mayWait ? [{ id: WAIT, action: null }, ...listed] : listed;
  }

  view(k: number): unknown {
    const { state, asked } = itemAt(this.#open, k);
    return this.#title.game.view(state, asked.seat);
  }

  memory(k: number): unknown {
    const table = itemAt(this.#open, k);
    return table.told(table.asked.seat, this.#title.game.view(table.state, table.asked.seat));
  }

  together(k: number): readonly Together[] {
    const { layout, codec } = this.#setting.spaces;
    const table = itemAt(this.#open, k);
    return table.together().map(({ seat, options, mayWait }) => {
      const ids = this.#isIndex ? options.map((_option, i) => i + 1) : codec.idsOf(options);
      const row = new Float32Array(this.#size);
      const view = this.#title.game.view(table.state, seat);
      if (this.#size > 0) layout.write(view, seat, row, 0, table.told(seat, view));
      return { seat, ids: mayWait ? [WAIT, ...ids] : ids, row: [...row] };
    });
  }

  seedOf(k: number): string {
    return itemAt(this.#open, k).seed;
  }

  save(k: number): number {
    this.#kept.set(this.#nextKept, itemAt(this.#open, k).save());
    return this.#nextKept++;
  }

  load(k: number, place: number): void {
    itemAt(this.#open, k).load(this.#keptAt(place));
    this.done[k] = 0;
    this.endings[k] = undefined;
    this.#look(k);
  }

  free(place: number): void {
    this.#keptAt(place);
    this.#kept.delete(place);
  }

  pack(place: number): Packed<K> {
    return packed(this.#keptAt(place));
  }

  unpack(from: Packed<K>): number {
    this.#kept.set(this.#nextKept, unpacked(from));
    return this.#nextKept++;
  }

  #keptAt(place: number): Saved<K> {
    return this.#kept.get(place) ?? notKept(place);
  }

  get kept(): number {
    return this.#kept.size;
  }

  record(k: number): GameRecord {
    const table = itemAt(this.#open, k);
    const { seed, moves } = this.done[k] === 1 && table.movesBefore !== undefined ? table.movesBefore : table;
    if (moves === undefined) throw new BadInput('table', 'an imagined world has no record');
    const { config, content } = this.#setting;
    return recordFrom(this.#title, { config, seats: this.seats, content }, seed, moves);
  }

  imagine(k: number, luck: string): void {
    const { game } = this.#title;
    const table = itemAt(this.#open, k);
    const { seat } = table.asked;
    const seen = game.view(table.state, seat);
    table.enter(game.imagine(seen, seat, table.memoryOf(seat), seeded(luck)), luck);
    this.#look(k);
  }

  get #isIndex(): boolean {
    return this.#setting.observe === 'index';
  }

  #look(k: number): void {
    const table = itemAt(this.#open, k);
    const { asked, state } = table;
    const { mask } = this;
    this.seat[k] = asked.seat;
    if (this.#isIndex) {
      mask[2 * k] = asked.options.length & 255;
      mask[2 * k + 1] = (asked.options.length >> 8) | (asked.mayWait ? 128 : 0);
      return;
    }
    const { layout, codec } = this.#setting.spaces;
    const first = k * this.#width;
    const ids = codec.idsOf(asked.options);
    this.#ids[k] = ids;
    mask.fill(0, first, first + this.#width);
    for (const id of ids) mask[first + (id >> 3)] = (mask[first + (id >> 3)] ?? 0) | (1 << (id & 7));
    if (asked.mayWait) mask[first] = (mask[first] ?? 0) | 1;
    if (this.#size === 0) return;
    const view = this.#title.game.view(state, asked.seat);
    layout.write(view, asked.seat, this.observation, k * this.#size, table.told(asked.seat, view));
  }

  #actionOf(k: number, id: number): K['action'] | null {
    const { options } = itemAt(this.#open, k).asked;
    return options[this.#isIndex ? id - 1 : (this.#ids[k] ?? []).indexOf(id)] ?? null;
  }
}
