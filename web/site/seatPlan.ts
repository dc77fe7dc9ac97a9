import { levelLabel, USUAL_LEVEL } from '../../engine/levels.ts';
import type { PlannedSeat } from '../link/plan.ts';
import { botName, machine, person, playerName } from './plans.ts';

/** Who is meant to sit on a seat: somebody at this device, somebody elsewhere, or a bot. */
export const SITTERS = ['here', 'away', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/** A seat of a table that is being set up. */
export interface SeatPlan {
  readonly sitter: Sitter;
  /** Of somebody at this device; may be empty. */
  readonly name: string;
  /** Of the bot, also of the one that plays if nobody comes. */
  readonly level: number;
}

export const newSeat = (sitter: Sitter): SeatPlan => ({ sitter, name: '', level: USUAL_LEVEL });

/** You and others of one kind. */
export const seatsFor = (name: string, others: number, sitter: Sitter): SeatPlan[] => [
  { ...newSeat('here'), name },
  ...Array.from({ length: others }, () => newSeat(sitter)),
];

export const nameAt = ({ sitter, name }: SeatPlan, seat: number): string =>
  sitter === 'here' ? name.trim() || playerName(seat) : botName(seat);

/** For a game on this device: a seat for somebody elsewhere is a bot's until that person comes. */
export const plannedAt = (plan: SeatPlan, seat: number): PlannedSeat =>
  plan.sitter === 'here' ? person(nameAt(plan, seat)) : machine(levelLabel(plan.level), seat);

/** As the server is told of it. */
export const wishFor = (
  { sitter, level }: SeatPlan,
  seat: number,
): { kind: 'human' } | { kind: 'bot'; bot: string; name: string } =>
  sitter === 'bot' ? { kind: 'bot', bot: levelLabel(level), name: botName(seat) } : { kind: 'human' };
