import { parseBotName } from '../../bots/names.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { versionOf } from '../../engine/versions.ts';
import { sitThrough } from '../../lab/ask/sit.ts';
import { memoryStore } from '../../room/memoryStore.ts';
import { newHead } from '../../room/start.ts';
import type { LogEntry, Store } from '../../room/store.ts';
import type { Plan } from './plan.ts';

/** A game that bots have played to its end, as a room would have kept it: only to be looked at. */
export async function playedRoom(
  title: Title<Kind>,
  { played, seats }: Pick<Plan, 'played' | 'seats'>,
  founding: Omit<Parameters<typeof newHead>[1], 'config'>,
): Promise<Store> {
  const { game } = title;
  const { seed = '', bots = [], config: given = {} } = played ?? {};
  const config = game.parseConfig(given, { seats: seats.length, ranked: false });
  const names = bots.map((bot) => parseBotName(bot));
  const job = { game: game.id, seats: seats.length, seed, bots: names, botNames: bots, config };
  const sitting = sitThrough(title, job);
  const store = memoryStore();
  const lobby = newHead(game, { ...founding, config });
  await store.create(lobby);
  const common = { version: versionOf(game), time: founding.created, by: 'bot', to: null } as const;
  const start: LogEntry = {
    ...common,
    ...sitting.start,
    seq: 0,
    kind: 'start',
    actor: null,
    action: null,
    at: 0,
    learnt: [],
  };
  const acts = sitting.entries.map(
    (entry, i): LogEntry => ({ ...common, ...entry, seq: i + 1, kind: 'act' }),
  );
  let head = lobby;
  for (const entry of [start, ...acts]) {
    const { seq } = entry;
    const state = sitting.marks[seq] ?? sitting.state;
    const before = sitting.marks[seq - 1];
    const isMarked = before !== undefined && game.isMark(before);
    const phase = seq === acts.length ? 'over' : 'playing';
    head = { ...head, seq, phase, rev: head.rev + 1, mark: isMarked ? seq : head.mark };
    await store.commit({ head, state, entry, marks: isMarked });
  }
  return store;
}
