import type { Seat } from '../engine/game.ts';
import { type Line, line } from '../engine/text.ts';
import type { Button } from './buttons.ts';
import type { Picture } from './icons.ts';

/** An open offer as it lies at the table: beside whoever made it, until it is answered. */
export interface Lying {
  readonly id: string;
  readonly by: Seat;
  readonly isMine: boolean;
}

/** A slip that was taken up: what is offered is looked at, and agreed to by one more press. */
export interface Taken {
  readonly kind: 'slip';
  readonly id: string;
}

/**
 * What is offered cannot be taken back once it is agreed to: taking the slip up is the first step, agreeing
 * the second.
 */
export function agreeing<A>(
  { id }: Lying,
  {
    action,
    can,
    isHeld,
    agree,
    sure,
    icon,
  }: {
    readonly action: A;
    /** This seat can pay it; if not, the button says why. */
    readonly can: boolean;
    readonly isHeld: boolean;
    readonly agree: Line;
    readonly sure: Line;
    readonly icon: Picture;
  },
): Button<A, Taken> {
  if (!can) return { label: agree, action, dashed: true };
  if (!isHeld) return { label: agree, pick: { kind: 'slip', id } };
  return { label: sure, action, main: true, armed: true, icon };
}

/** Leads from this slip to the next one of its side, if there is another. */
export function more(slips: readonly Lying[], slip: Lying, key: string): readonly Button<never, Taken>[] {
  const alike = slips.filter(({ isMine }) => isMine === slip.isMine);
  const next = alike[(alike.findIndex(({ id }) => id === slip.id) + 1) % alike.length];
  if (next === undefined || next.id === slip.id) return [];
  return [{ label: line(key, { count: alike.length - 1 }), pick: { kind: 'slip', id: next.id } }];
}
