import { writeFileSync } from 'node:fs';
import { type Board, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotNames } from '../../../bots/names.ts';
import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import { type GameRecord, recordOf } from '../../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../../engine/sitting.ts';
import { displacement } from '../index.ts';
import type { Displacement } from '../kind.ts';

interface Wish {
  readonly name: string;
  readonly seats: number;
  readonly config: unknown;
  readonly bots: string;
  readonly seed: string;
  /** This seat shows its goal after so many actions. */
  readonly shows?: { readonly seat: number; readonly after: number };
}

/** One short game for each way to end, at tables with different options. */
export const WISHES: readonly Wish[] = [
  { name: 'goal', seats: 3, config: {}, bots: 'greedy', seed: 'goal 11', shows: { seat: 1, after: 9 } },
  { name: 'together', seats: 4, config: { graceRounds: 1 }, bots: 'greedy', seed: 'together 18' },
  {
    name: 'limit-closest',
    seats: 4,
    config: { roundLimit: 8, limitResult: 'closest', goalTargets: 'levelled' },
    bots: 'greedy',
    seed: 'closest 15',
  },
  {
    name: 'limit',
    seats: 2,
    config: { roundLimit: 8, expulsion: 'free', vacancies: 'mayLeave', tieFromDrawer: 'drawerLast' },
    bots: 'random',
    seed: 'limit 3',
  },
];

function boardOf(sitting: Sitting<Displacement>, luck: ReturnType<typeof seeded>): Board<Displacement> {
  return {
    get state() {
      return sitting.state;
    },
    start: sitting.start.events,
    play(actor, action, at) {
      const acted = act(displacement.game, sitting, actor, action, luck, at);
      return acted.refusal === undefined ? acted.entry.events : bug('a bot was refused', acted.refusal);
    },
  };
}

export function recorded({ seats, config, bots, seed, shows }: Wish): GameRecord {
  const { game } = displacement;
  const luck = seeded(seed);
  const sitting = sitDown(game, game.parseConfig(config, { seats, ranked: false }), seats, luck);
  const players = seatPlayers(displacement, parseBotNames(bots, seats), seed);
  playMatch(game, boardOf(sitting, luck), players, game.longest(sitting.config, seats), () => {
    if (shows !== undefined && sitting.entries.length === shows.after) {
      act(game, sitting, shows.seat, { type: 'showGoal' }, luck);
    }
  });
  return recordOf(game, sitting);
}

/** Only for a change of the rules that is meant: `npx node games/displacement/testing/record.ts`. */
if (import.meta.main) {
  for (const wish of WISHES) {
    const file = new URL(`../recorded/${wish.name}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify(recorded(wish))}\n`);
  }
}
