import { writeFileSync } from 'node:fs';
import { type Board, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotNames } from '../../../bots/names.ts';
import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import { type GameRecord, recordOf } from '../../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../../engine/sitting.ts';
import { migrato } from '../index.ts';
import type { Migrato } from '../kind.ts';

interface Wish {
  readonly name: string;
  readonly config: unknown;
  readonly bots: string;
  readonly seed: string;
  /** Seat 1 gives up after so many actions. */
  readonly resignsAfter?: number;
}

/** One short game for each way to end, at tables with different options. */
export const WISHES: readonly Wish[] = [
  { name: 'types', config: {}, bots: 'greedy-beginner', seed: 'play 9' },
  {
    name: 'arrivals',
    config: { endTrigger: 'fiveArrivals', memoryAid: 'species', settlementTheft: true },
    bots: 'greedy-beginner',
    seed: 'arrivals 6',
  },
  {
    name: 'season',
    config: { stallLimit: 30, leftoverSweep: 'referee' },
    bots: 'random',
    seed: 'season 116',
  },
  {
    name: 'resign',
    config: { firstPlayer: 'skyQuestion', memoryAid: 'full' },
    bots: 'greedy',
    seed: 'resign 5',
    resignsAfter: 24,
  },
];

/** A sitting as a board for bots; it stops being played when the wish says so. */
function boardOf(sitting: Sitting<Migrato>, luck: ReturnType<typeof seeded>): Board<Migrato> {
  return {
    get state() {
      return sitting.state;
    },
    start: sitting.start.events,
    play(actor, action, at) {
      const acted = act(migrato.game, sitting, actor, action, luck, at);
      return acted.refusal === undefined ? acted.entry.events : bug('a bot was refused', acted.refusal);
    },
  };
}

export function recorded({ config, bots, seed, resignsAfter }: Wish): GameRecord {
  const { game } = migrato;
  const luck = seeded(seed);
  const sitting = sitDown(game, game.parseConfig(config, { seats: 2, ranked: false }), 2, luck);
  const players = seatPlayers(migrato, parseBotNames(bots, 2), seed);
  const board = boardOf(sitting, luck);
  const most = game.longest(sitting.config, 2);
  const quits = (): boolean => sitting.entries.length === resignsAfter;
  playMatch(game, board, players, most, () => {
    if (quits()) act(game, sitting, 1, { type: 'resign' }, luck);
  });
  return recordOf(game, sitting);
}

/** Only for a change of the rules that is meant: `npx node games/migrato/testing/record.ts`. */
if (import.meta.main) {
  for (const wish of WISHES) {
    const file = new URL(`../recorded/${wish.name}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify(recorded(wish))}\n`);
  }
}
