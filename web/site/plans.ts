import type { Card } from '../../engine/card.ts';
import { levelLabel, USUAL_LEVEL } from '../../engine/levels.ts';
import { toast } from '../../kit/toasts.svelte.ts';
import { t } from '../../kit/words.svelte.ts';
import { newId } from '../link/ids.ts';
import type { Plan, PlannedSeat } from '../link/plan.ts';
import { myName } from './kept.ts';
import { go } from './router.svelte.ts';
import { keepSolo } from './solos.ts';

const USUAL = levelLabel(USUAL_LEVEL);

/** Somebody who gave no name, as the others at the table call them. */
export const playerName = (seat: number): string => t('seat.player', { n: seat + 1 });
export const nameOrNumber = (seat: number): string => myName().trim() || playerName(seat);
export const person = (name: string): PlannedSeat => ({ kind: 'human', name, bot: USUAL });
/**
 * A bot at this seat. Each seat has a name of its own: the log must not speak of two that are called alike.
 */
export const machine = (bot: string, seat: number): PlannedSeat => ({
  kind: 'bot',
  name: botName(seat),
  bot,
});
export const botName = (seat: number): string => t(`bot.name.${seat % 8}`);

/** A new game on this device, kept beside all others. */
function plan(game: string, seats: readonly PlannedSeat[], options: Plan['options']): Plan {
  const made: Plan = { game, seats, options, id: newId() };
  if (!keepSolo(made)) toast(t('solo.notKept'));
  return made;
}

/** Begins a game on this device. */
export function begin(game: string, seats: readonly PlannedSeat[], options: Plan['options']): void {
  go(`/solo/${game}#${plan(game, seats, options).id}`);
}

/** No form, no manual: one tap from the home page to the first prompt. */
export function planNow({ id, now }: Card): Plan {
  const bots = Array.from({ length: now.bots }, (_, i) => machine(USUAL, i + 1));
  return plan(id, [person(nameOrNumber(0)), ...bots], now.options);
}

export const playNow = (card: Card): void => go(`/solo/${card.id}#${planNow(card).id}`);

/** The same seats and options at a moment of this game, which stays as it is. */
export const planFrom = (before: Plan): Plan => ({ ...before, id: newId(), from: before.id });

/** The same people once more, everybody one seat further, by these options. */
export function planAgain({ game, seats }: Plan, options: Plan['options']): Plan {
  return plan(game, [...seats.slice(-1), ...seats.slice(0, -1)], options);
}
