import { at } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';
import { BadInput, type Fields } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { Hand } from '../ask/study.ts';
import { startCrew } from '../crew.ts';
import { checkAnswers } from './answers.ts';
import { notKept, roomOf, type Setting, type Spaces } from './environment.ts';
import { type Frame, frameIn, sharedFor } from './frame.ts';
import type { Packed } from './packed.ts';
import {
  answersOf,
  FREED,
  kept,
  type Reply,
  type Served,
  type Shown,
  saved,
  slotOf,
  tableOf,
  used,
  wordOf,
} from './words.ts';

/** What every thread is told: all tables, of which each takes some, and where to write what is seen there. */
export interface Job {
  readonly game: string;
  readonly setting: Omit<Setting<Kind>, 'spaces' | 'part'>;
  readonly shown: Shown;
  readonly memory: SharedArrayBuffer;
}

export type Task =
  | { readonly is: 'take'; readonly from: number; readonly many: number }
  | { readonly is: 'step'; readonly answers: Int32Array }
  | { readonly is: 'ask'; readonly said: Fields }
  | { readonly is: 'pack'; readonly slot: number }
  | { readonly is: 'unpack'; readonly packed: Packed<Kind> };

/** What a task brought: a reply to what was asked, or what was packed, or where it was unpacked. */
export interface Done {
  readonly reply?: Reply;
  readonly packed?: Packed<Kind>;
  readonly slot?: number;
}

type Answer = Done | { readonly field: string; readonly problem: string };

interface Part {
  readonly hand: Hand<Answer, Task>;
  readonly from: number;
  readonly many: number;
}

/** Steps the tables on so many threads; what is answered does not depend on how many. */
export async function startThreads(
  job: Omit<Job, 'memory'>,
  spaces: Spaces,
  threads: number,
): Promise<Served & { end(): Promise<void> }> {
  const { tables, others, observe } = job.setting;
  const room = roomOf(spaces, { tables, seats: others.length, observe });
  const memory = sharedFor(room);
  const program = new URL('./tablesWorker.ts', import.meta.url);
  const crew = await startCrew<Answer, Task>(program, { ...job, memory }, threads);
  const parts = crew.hands.map((hand, i): Part => {
    const from = Math.floor((i * tables) / threads);
    return { hand, from, many: Math.floor(((i + 1) * tables) / threads) - from };
  });
  await giveAll(parts, ({ from, many }) => ({ is: 'take', from, many }));
  const served = new Threads(parts, frameIn(memory, room), observe === 'index');
  return Object.assign(served, { end: crew.end });
}

function read(answer: Answer): Done {
  if ('problem' in answer) throw new BadInput(answer.field, answer.problem);
  return answer;
}

const give = async ({ hand }: Part, task: Task): Promise<Done> => read(await hand.give(task));

async function ask(part: Part, said: Fields): Promise<Reply> {
  return (await give(part, { is: 'ask', said })).reply ?? bug('a thread did not reply to', said);
}

/** All answer before any answer is read: one that came late would be taken for that to the next task. */
async function giveAll(parts: readonly Part[], taskOf: (part: Part) => Task): Promise<Done[]> {
  const answers = await Promise.all(parts.map((part) => part.hand.give(taskOf(part))));
  return answers.map(read);
}

class Threads implements Served {
  readonly #parts: readonly Part[];
  readonly #frame: Frame;
  readonly #isIndex: boolean;
  /** By the number that was told: in which thread it is kept, and under which number there. */
  readonly #kept = new Map<number, { readonly part: Part; readonly slot: number }>();
  #nextKept = 0;
  readonly bytes: Uint8Array;

  constructor(parts: readonly Part[], frame: Frame, isIndex: boolean) {
    this.#parts = parts;
    this.#frame = frame;
    this.#isIndex = isIndex;
    this.bytes = frame.bytes;
  }

  async step(answers: Int32Array): Promise<void> {
    const { seat, mask } = this.#frame;
    checkAnswers({ tables: seat.length, mask }, this.#isIndex, answers);
    await giveAll(this.#parts, ({ from, many }) => ({
      is: 'step',
      answers: answers.slice(from, from + many),
    }));
  }

  async ask(said: Fields): Promise<Reply> {
    switch (wordOf(said)) {
      case 'step':
        await this.step(answersOf(said));
        return this.#look();
      case 'reset':
      case 'look':
        return this.#look(said);
      case 'imagine':
        await this.#askTable(said);
        return this.#look();
      case 'save': {
        const part = this.#partOf(said);
        const { slot } = await this.#askTable(said);
        this.#kept.set(this.#nextKept, { part, slot: Number(slot) });
        return saved(this.#nextKept++);
      }
      case 'load':
        await this.#load(said);
        return this.#look();
      case 'free': {
        const told = slotOf(said);
        const { part, slot } = this.#keptAt(told);
        await ask(part, { t: 'free', slot });
        this.#kept.delete(told);
        return FREED;
      }
      case 'kept':
        return kept(this.#kept.size);
      case 'used':
        return used();
      default:
        return this.#askTable(said);
    }
  }

  #partOf(said: Fields): Part {
    const table = tableOf(said, this.#frame.seat.length);
    return at(
      this.#parts,
      this.#parts.findIndex(({ from, many }) => table < from + many),
    );
  }

  /** Asks the thread that has this table, by the number it has there. */
  #askTable(said: Fields): Promise<Reply> {
    const part = this.#partOf(said);
    return ask(part, { ...said, table: Number(said.table) - part.from });
  }

  /** What all see, one after the other as one thread would say it. */
  async #look(said: Fields = { t: 'look' }): Promise<Reply> {
    const seen = await giveAll(this.#parts, () => ({ is: 'ask', said }));
    const lists = Object.keys(at(seen, 0).reply ?? {}).filter((name) => name !== 't');
    return {
      t: 'obs',
      ...Object.fromEntries(lists.map((name) => [name, seen.flatMap(({ reply }) => reply?.[name])])),
    };
  }

  async #load(said: Fields): Promise<void> {
    const here = this.#partOf(said);
    const { part, slot } = this.#keptAt(slotOf(said));
    if (part === here) {
      await this.#askTable({ ...said, slot });
      return;
    }
    const { packed = bug('nothing was packed') } = await give(part, { is: 'pack', slot });
    const { slot: carried } = await give(here, { is: 'unpack', packed });
    await this.#askTable({ ...said, slot: carried });
    await ask(here, { t: 'free', slot: carried });
  }

  #keptAt(slot: number): { readonly part: Part; readonly slot: number } {
    return this.#kept.get(slot) ?? notKept(slot);
  }
}
