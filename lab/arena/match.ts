import { type Board, bareBoard, type Told } from '../../bots/match.ts';
import { type BotName, parseBotName } from '../../bots/names.ts';
import { type Player, seatPlayer } from '../../bots/player.ts';
import { newRacing, raceMove } from '../../bots/race.ts';
import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import { BadInput } from '../../engine/door.ts';
import type { Game, Kind, Outcome, Seat } from '../../engine/game.ts';
import { askedToo, nextMove } from '../../engine/next.ts';
import type { Title } from '../../engine/title.ts';
import type { Moment } from '../ask/whatif.ts';
import type { Program } from './program.ts';

/** One decision that the program made: what it saw, and what it did. */
export interface Decision extends Moment<Kind> {
  readonly seed: string;
  readonly number: number;
  readonly seat: Seat;
  readonly did: Kind['action'];
}

export interface Match {
  readonly config: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Where the program sits; all other seats have the bot. */
  readonly seat: Seat;
  readonly bot: BotName;
  /** A decision may take so long. */
  readonly ms: number;
}

export interface Fought {
  readonly state: Kind['state'];
  readonly events: readonly Kind['event'][];
  readonly actions: number;
  readonly outcome: Outcome;
}

/** Where it fails to answer a bot plays for it, so that every game comes to its end. */
const STAND_IN: BotName = parseBotName('random');

/**
 * One game of a program among bots. In windows where milliseconds count it has the reflexes of a bot: a pipe
 * says nothing of how quick somebody is.
 */
export async function fight(
  title: Title<Kind>,
  program: Program,
  { config, seats, seed, seat, bot, ms }: Match,
  noted: (decision: Decision) => void,
): Promise<Fought> {
  const { game } = title;
  const board: Board<Kind> = bareBoard(game, config, seats, seeded(seed));
  const luck = (who: Seat) => seeded(`${seed}/bot${who}`);
  const players = Array.from({ length: seats }, (_nobody, who): Player<Kind> => {
    return seatPlayer(title, who === seat ? STAND_IN : bot, { seat: who, seats }, luck(who));
  });
  const rules = { game: game.id, seat, seats, config: game.publicConfig?.(config) ?? config, ms };
  program.tell({ t: 'table', ...rules });
  const all: Kind['event'][] = [...board.start];
  const live: Told<Kind> = (actor, action, events) => {
    for (const player of players) player.live(board.state, events, actor, action);
    program.tell({
      t: 'step',
      did: actor === seat ? action : null,
      ...seenBy(game, board.state, seat, events),
    });
    all.push(...events);
  };
  for (const player of players) player.live(board.state, board.start);
  program.tell({ t: 'step', did: null, ...seenBy(game, board.state, seat, board.start) });

  const racing = newRacing<Kind>();
  const longest = game.longest(config, seats);
  let decisions = 0;
  for (let actions = 0; actions <= longest; actions++) {
    const { state } = board;
    const now = game.awaiting(state);
    const { must, window } = now;
    const isRace = must.length === 0 && window?.hidden === true;
    const mine = !isRace && (must[0] === seat || askedToo(game, state, now).includes(seat));
    const answer = mine ? await decide(decisions) : null;
    const next = isRace
      ? raceMove(game, state, { ...now, window }, players, racing)
      : nextMove(game, state, now, (who) => (who === seat ? answer : (players[who]?.decide(state) ?? null)));
    if (next === undefined) {
      const outcome = game.outcome(state) ?? bug('the game stopped without an outcome');
      program.tell({ t: 'over', outcome });
      return { state, events: all, actions, outcome };
    }
    live(next.actor, next.action, board.play(next.actor, next.action, next.at));
  }
  return bug(game.id, 'is not over after', longest, 'actions');

  /** What the program wishes, or what stands in for it. */
  async function decide(number: number): Promise<Kind['action'] | null> {
    const { state } = board;
    decisions++;
    const { must, may } = game.awaiting(state);
    const isWanted = must.includes(seat);
    const asked = {
      t: 'state',
      decision: number,
      view: game.view(state, seat),
      options: game.options(state, seat),
    };
    const more = { forms: game.forms(state, seat), awaiting: { must, may } };
    const answer = await program.ask({ ...asked, ...more }, ms);
    if (answer === undefined || (answer.action === null && isWanted)) {
      if (answer !== undefined) program.refused();
      return isWanted ? (players[seat]?.decide(state) ?? null) : null;
    }
    if (answer.action === null) return null;
    const action = lawful(game, state, seat, answer.action);
    if (action === undefined) {
      program.refused();
      return isWanted ? (players[seat]?.decide(state) ?? null) : null;
    }
    const memories = players.map(({ memory }) => memory);
    if (asked.options.length > 1) {
      noted({ state: game.clone(state), memories, seats, seed, number, seat, did: action });
    }
    return action;
  }
}

function lawful(
  game: Game<Kind>,
  state: Kind['state'],
  seat: Seat,
  given: unknown,
): Kind['action'] | undefined {
  try {
    const action = game.parseAction(given);
    return game.refuse(state, seat, action) === undefined ? action : undefined;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** What this seat is told of what happened. */
function seenBy(game: Game<Kind>, state: Kind['state'], seat: Seat, events: readonly Kind['event'][]) {
  const seen = events
    .map((event) => game.redact(event, seat, state, 'live'))
    .filter((event) => event !== undefined);
  return { events: seen, view: game.view(state, seat) };
}
