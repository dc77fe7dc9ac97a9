import { boardOf, playOn } from '../../bots/match.ts';
import { type BotName, RANDOM } from '../../bots/names.ts';
import { type Player, seatPlayer } from '../../bots/player.ts';
import { at } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import type { Kind, Seat } from '../../engine/game.ts';
import { type GameRecord, replay } from '../../engine/record.ts';
import type { Title } from '../../engine/title.ts';

/** The moment before an entry of a record: the true state, and what each seat remembers. */
export interface Moment<K extends Kind> {
  readonly state: K['state'];
  readonly memories: readonly (K['memory'] | null)[];
  readonly seats: number;
}

/** What became of the seat that chose: its share in the victory, and its score. */
export interface Fate {
  readonly wins: number;
  readonly score: number;
}

/** Plays the record again up to the entry of this number (the first action is 1), strictly. */
export function momentBefore<K extends Kind>(title: Title<K>, record: GameRecord, entry: number): Moment<K> {
  const { game } = title;
  const { seats } = record;
  const seated = Array.from({ length: seats }, (_nobody, seat) => seat);
  const players = seated.map((seat) => seatPlayer(title, RANDOM, { seat, seats }, seeded('unused')));
  let number = 0;
  for (const { state, action, events } of replay(game, record)) {
    const actor = number === 0 ? undefined : at(record.entries, number - 1).actor;
    for (const player of players) player.live(state, events, actor, action);
    number++;
    // The replay goes on with the same state: what is kept must be a copy.
    if (number === entry) {
      return { state: game.clone(state), memories: players.map(({ memory }) => memory), seats };
    }
  }
  return bug('the record has no entry', entry);
}

/**
 * Goes on from the moment with this choice. `all`: in the true state; `seat`: in a world that the seat could
 * not tell from it, where the others remember no more than they see. The same number has the same luck
 * whatever is chosen.
 */
export function fateOf<K extends Kind>(
  title: Title<K>,
  { state: truth, memories, seats }: Moment<K>,
  { seat, action, knowing, bots, seed }: Choice<K>,
): Fate {
  const { game } = title;
  const mine = memories[seat] ?? null;
  const isOpen = knowing === 'all';
  const state = isOpen
    ? game.clone(truth)
    : game.imagine(game.view(truth, seat), seat, mine, seeded(`${seed}/world`));
  const deal = seeded(seed);
  const board = boardOf(game, state, deal);
  const players = bots.map((bot, who): Player<K> => {
    const before = isOpen || who === seat ? (memories[who] ?? null) : null;
    return seatPlayer(title, bot, { seat: who, seats }, seeded(`${seed}/bot${who}`), { before, deal });
  });
  const events = board.play(seat, action, 0);
  for (const player of players) player.live(board.state, events, seat, action);
  playOn(game, board, players, LONGEST);
  const { winners, scores } = game.outcome(board.state) ?? bug('the game stopped without an outcome');
  return { wins: winners.includes(seat) ? 1 / winners.length : 0, score: scores[seat] ?? 0 };
}

/** More than any game of ours takes. */
const LONGEST = 1_000_000;

export interface Choice<K extends Kind> {
  readonly seat: Seat;
  readonly action: K['action'];
  readonly knowing: 'all' | 'seat';
  readonly bots: readonly BotName[];
  readonly seed: string;
}
