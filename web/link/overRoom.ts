import { parseBotName } from '../../bots/names.ts';
import type { Game, Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { versionOf } from '../../engine/versions.ts';
import { sitThrough } from '../../lab/ask/sit.ts';
import { memoryStore } from '../../room/memoryStore.ts';
import type { LoggedMoment } from '../../room/moments.ts';
import { newHead } from '../../room/start.ts';
import type { LogEntry, Store } from '../../room/store.ts';
import type { Plan } from './plan.ts';
import { playAgain } from './playAgain.ts';

type Founding = Omit<Parameters<typeof newHead>[1], 'config'>;

/** A game that is over, as a room would have kept it: only to be looked at. */
export async function overRoom(
  title: Title<Kind>,
  { played, sent, seats }: Pick<Plan, 'played' | 'sent' | 'seats'>,
  founding: Founding,
): Promise<Store> {
  const { game } = title;
  const table = { seats: seats.length, ranked: false };
  const config = game.parseConfig(sent?.config ?? played?.config ?? {}, table);
  const { seed = '', bots = [] } = played ?? {};
  const moments =
    sent === undefined
      ? playedByBots(title, { game: game.id, seats: seats.length, seed, bots, config }, founding.created)
      : playAgain(game, sent);
  return storeOf(game, { ...founding, config }, moments);
}

interface Played {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly config: unknown;
}

function playedByBots(title: Title<Kind>, played: Played, time: number): readonly LoggedMoment[] {
  const bots = played.bots.map((bot) => parseBotName(bot));
  const sitting = sitThrough(title, { ...played, bots, botNames: played.bots });
  const common = { version: versionOf(title.game), time, by: 'bot', to: null } as const;
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
  return [start, ...acts].map((entry) => ({
    entry,
    state: sitting.marks[entry.seq] ?? sitting.state,
  }));
}

/** The state before every action is kept: what was taken back is found at any of them. */
async function storeOf(
  game: Game<Kind>,
  founding: Parameters<typeof newHead>[1],
  moments: readonly LoggedMoment[],
): Promise<Store> {
  const store = memoryStore();
  let head = newHead(game, founding);
  await store.create(head);
  for (const [i, { entry, state }] of moments.entries()) {
    const { seq } = entry;
    const marks = entry.kind === 'act';
    const phase = i === moments.length - 1 ? 'over' : 'playing';
    head = { ...head, seq, phase, rev: head.rev + 1, mark: marks ? seq : head.mark };
    await store.commit({ head, state, entry, marks });
  }
  return store;
}
