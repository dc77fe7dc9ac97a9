import type { Game, Kind } from '../engine/game.ts';
import { sitDown } from '../engine/sitting.ts';
import { versionOf } from '../engine/versions.ts';
import { adopt, entryOf } from './commit.ts';
import type { Core } from './core.ts';
import { type Head, PLAIN_SEAT, type SeatRecord } from './head.ts';
import type { BotPace, TalkRule } from './limits.ts';
import type { Sentence } from './protocol.ts';

export interface Founding {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly config: unknown;
  readonly seats: readonly SeatRecord[];
  readonly hostKey: string;
  readonly created: number;
  readonly listed?: boolean;
  readonly talk?: TalkRule;
  readonly decisionMs?: number | null;
  readonly absenceMs?: number | null;
  readonly pace?: BotPace;
  readonly hints?: boolean;
}

/** A new table, before anybody was dealt anything. Private, with phrases, without clocks unless asked for. */
export function newHead(game: Game<Kind>, founding: Founding): Head {
  return {
    id: founding.id,
    code: founding.code,
    game: game.id,
    version: versionOf(game),
    name: founding.name,
    listed: founding.listed ?? false,
    config: founding.config,
    talk: talkOf(game, founding),
    decisionMs: founding.decisionMs ?? null,
    absenceMs: founding.absenceMs ?? null,
    pace: founding.pace ?? 'normal',
    hints: hintsOf(game, founding),
    created: founding.created,
    hostKey: founding.hostKey,
    seats: founding.seats,
    phase: 'lobby',
    paused: false,
    opened: false,
    next: null,
    rev: 0,
    seq: -1,
    mark: 1,
    decisions: founding.seats.map(() => 0),
    ids: founding.seats.map(() => []),
  };
}

/** What the options of the game forbid, no table allows. */
export function talkOf(
  game: Game<Kind>,
  { talk = 'phrases', config }: Pick<Founding, 'talk' | 'config'>,
): TalkRule {
  return talk === 'free' && game.freeText?.(config) === false ? 'phrases' : talk;
}

/** The same for hints: a clause that forbids help is not set aside by a host. */
export const hintsOf = (
  game: Game<Kind>,
  { hints = false, config }: Pick<Founding, 'hints' | 'config'>,
): boolean => hints && game.withoutHints?.(config) !== true;

/** The same people and options, everybody one seat further, so that beginning goes round. */
export function rematchOf(head: Head): readonly SeatRecord[] {
  const seats = head.seats.map(
    (seat): SeatRecord =>
      seat.kind === 'human' && seat.key === null
        ? { ...PLAIN_SEAT, bot: seat.bot, kind: 'human' }
        : { ...seat, standIn: 'no', spare: false, pass: null },
  );
  const last = seats.at(-1) ?? PLAIN_SEAT;
  return [last, ...seats.slice(0, -1)];
}

export async function start(core: Core): Promise<Sentence | undefined> {
  const { game, head, ports } = core;
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  const isTaken = (seat: SeatRecord): boolean => seat.kind === 'bot' || seat.key !== null;
  if (!head.seats.every(isTaken)) return { key: 'room.seatsEmpty' };
  const sitting = sitDown(game, head.config, head.seats.length, ports.luck);
  const { draws, events } = sitting.start;
  const entry = entryOf(core, {
    seq: 0,
    kind: 'start',
    actor: null,
    action: null,
    at: 0,
    draws,
    learnt: [],
    events,
    by: 'person',
    to: null,
  });
  await adopt(core, head, sitting, entry);
  return undefined;
}
