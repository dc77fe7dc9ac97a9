import type { Seat } from '../engine/game.ts';
import type { Missing } from './company.ts';
import type { Core } from './core.ts';
import type { Sentence } from './protocol.ts';

/** So often somebody may say that they are here before they act: else their word would freeze a table. */
export const MOST_WORDS = 3;

export const offerOf = (seat: Seat): string => `offer ${seat}`;

export function setMissing(core: Core, seat: Seat, now: Missing | undefined): void {
  const others = core.company.missing.filter((one) => one.seat !== seat);
  core.company = { ...core.company, missing: now === undefined ? others : [...others, now] };
}

/** This seat is not missed: whatever others thought of doing, they need not. */
export function heardFrom(core: Core, seat: Seat): void {
  core.timers.stop(offerOf(seat));
  if (core.company.missing.some((one) => one.seat === seat)) setMissing(core, seat, undefined);
}

/** They did what was waited for: that they are there needs no other word. */
export function answered(core: Core, seat: Seat): void {
  heardFrom(core, seat);
  const { company } = core;
  if (!company.vouched.includes(seat)) return;
  core.company = { ...company, vouched: company.vouched.filter((one) => one !== seat) };
}

/** Asked whether they are still there, they say so, or come back. A few times that is enough. */
export function sayHere(core: Core, seat: Seat): Sentence | undefined {
  const { company } = core;
  const asked = company.missing.find((one) => one.seat === seat);
  if (asked?.nudged === true) {
    if (company.vouched.filter((one) => one === seat).length >= MOST_WORDS) return { key: 'away.actNow' };
    core.company = { ...company, vouched: [...company.vouched, seat] };
  }
  heardFrom(core, seat);
  return undefined;
}
