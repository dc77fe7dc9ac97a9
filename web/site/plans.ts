import { t } from '../../kit/words.svelte.ts';
import { newId } from '../link/ids.ts';
import { BOTS, type Plan, type PlannedSeat } from '../link/plan.ts';
import { keepPlan, keptPlan, myName } from './kept.ts';
import { go } from './router.svelte.ts';

export const nameOrGuest = (): string => myName().trim() || t('seat.guest');
export const person = (name: string): PlannedSeat => ({ kind: 'human', name, bot: BOTS.normal });
/**
 * A bot at this seat. Each seat has a name of its own: the log must not speak of two that are called alike.
 */
export const machine = (bot: string, seat: number): PlannedSeat => ({
  kind: 'bot',
  name: botName(seat),
  bot,
});
export const botName = (seat: number): string => t(`bot.name.${seat % 8}`);

/** Begins a game on this device; an older one of the same game is given up. */
export function begin(game: string, seats: readonly PlannedSeat[], options: Plan['options']): void {
  keepPlan(game, { game, seats, options, id: newId() } satisfies Plan);
  go(`/solo/${game}`);
}

/** No form, no manual: one tap from the home page to the first prompt. */
export function playNow(game: string): void {
  if (keptPlan<Plan>(game) === undefined) begin(game, [person(nameOrGuest()), machine(BOTS.normal, 1)], {});
  else go(`/new/${game}`);
}

/** The same people once more, everybody one seat further. */
export function planAgain(plan: Plan): Plan {
  const seats = [...plan.seats.slice(-1), ...plan.seats.slice(0, -1)];
  const next: Plan = { ...plan, seats, id: newId() };
  keepPlan(plan.game, next);
  return next;
}
