import { writeFileSync } from 'node:fs';
import { bug } from '../../engine/bug.ts';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Actor, Kind } from '../../engine/game.ts';
import { type GameRecord, recordOf } from '../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../engine/sitting.ts';
import type { Title } from '../../engine/title.ts';
import { type Board, playMatch, seatPlayers } from '../match.ts';
import { parseBotNames } from '../names.ts';

/** One game for a game's `recorded/`: who plays at which table, by which luck. */
export interface Wish<K extends Kind> {
  readonly name: string;
  readonly seats: number;
  readonly config: unknown;
  readonly bots: string;
  readonly seed: string;
  /** What else is done before the next decision, by whom: resigning, showing a goal. */
  meanwhile?(sitting: Sitting<K>): { readonly by: Actor; readonly action: K['action'] } | undefined;
}

/** A sitting as a board for bots. */
function boardOf<K extends Kind>({ game }: Title<K>, sitting: Sitting<K>, luck: Chance): Board<K> {
  return {
    get state() {
      return sitting.state;
    },
    start: sitting.start.events,
    play(actor, action, at) {
      const acted = act(game, sitting, actor, action, luck, at);
      return acted.refusal === undefined ? acted.entry.events : bug('a bot was refused', acted.refusal);
    },
  };
}

export function recordWish<K extends Kind>(title: Title<K>, wish: Wish<K>): GameRecord {
  const { game } = title;
  const { seats, config, bots, seed, meanwhile } = wish;
  const luck = seeded(seed);
  const sitting = sitDown(game, game.parseConfig(config, { seats, ranked: false }), seats, luck);
  const players = seatPlayers(title, parseBotNames(bots, seats), seed);
  playMatch(game, boardOf(title, sitting, luck), players, game.longest(sitting.config, seats), () => {
    const also = meanwhile?.(sitting);
    if (also !== undefined) act(game, sitting, also.by, also.action, luck);
  });
  return recordOf(game, sitting);
}

/** Only for a change of the rules that is meant: writes every record anew. */
export function writeRecords<K extends Kind>(title: Title<K>, wishes: readonly Wish<K>[], folder: URL): void {
  for (const wish of wishes) {
    const file = new URL(`${wish.name}.json`, `${folder}/`);
    writeFileSync(file, `${JSON.stringify(recordWish(title, wish))}\n`);
  }
}
