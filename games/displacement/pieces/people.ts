import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { SPACES } from '../content.ts';
import type { Cause, PlacedPin } from '../event.ts';
import type { Ctx } from '../kind.ts';
import { type Nation, nationOf, originOf, type Pin, pinOf, type State } from '../state.ts';
import { bestVacancy, freeSpace, thinnestHome } from './nation.ts';

// The verbs of the rulebook. Each tells what it did; none of them looks at goals.

/** DI-4.8, DI-4.9: never below nothing, and no debt. */
export function changeTokens(state: State, seat: Seat, by: number, cause: Cause, ctx: Ctx): void {
  const nation = nationOf(state, seat);
  const change = Math.max(by, -nation.tokens);
  if (change === 0) return;
  nation.tokens += change;
  ctx.out?.push({ type: 'tokensChanged', seat, by: change, cause });
}

/** DI-4.7, DI-R20: into the displaced area, in the native colour. */
export function bearPins(state: State, seat: Seat, count: number, ctx: Ctx): void {
  if (count === 0) return;
  const { displaced } = nationOf(state, seat);
  for (let i = 0; i < count; i++) displaced.push(pinOf(state.born++, seat));
  ctx.out?.push({ type: 'pinsBorn', seat, pins: displaced.slice(-count) });
}

/** DI-4.1 to DI-4.3, DI-R17: displaced first, longest waiting; then housed, from the thinnest community. */
export function losePins(state: State, seat: Seat, count: number, ctx: Ctx): void {
  const nation = nationOf(state, seat);
  const told: PlacedPin[] | undefined = ctx.out && [];
  const fromDisplaced = Math.min(count, nation.displaced.length);
  for (const pin of nation.displaced.splice(0, fromDisplaced)) told?.push({ pin, place: 'displaced' });
  state.died += fromDisplaced;
  for (let left = count - fromDisplaced; left > 0; left--) {
    const space = thinnestHome(nation);
    if (space < 0) break;
    const pin = leaveHome(nation, space, 0);
    told?.push({ pin, place: space + 1 });
    state.died++;
  }
  if (told !== undefined && told.length > 0) ctx.out?.push({ type: 'pinsDied', seat, pins: told });
}

/** DI-4.4 to DI-4.6: in reading order; the people become displaced. */
export function loseCommunities(state: State, seat: Seat, count: number, ctx: Ctx): void {
  const { homes, displaced } = nationOf(state, seat);
  const spaces: number[] = [];
  const told: PlacedPin[] = [];
  for (let space = 0; space < SPACES && spaces.length < count; space++) {
    const people = homes[space];
    if (people === null || people === undefined) continue;
    homes[space] = null;
    spaces.push(space + 1);
    for (const pin of people) {
      displaced.push(pin);
      told.push({ pin, place: space + 1 });
    }
  }
  if (spaces.length > 0) ctx.out?.push({ type: 'communitiesLost', seat, spaces, pins: told });
}

/** DI-5.6, DI-7.19: empty, on the lowest free space; forfeited on a full board. */
export function addCommunity(state: State, seat: Seat, cause: 'buy' | 'card', ctx: Ctx): void {
  const nation = nationOf(state, seat);
  const space = freeSpace(nation);
  if (space < 0) return;
  nation.homes[space] = [];
  ctx.out?.push({ type: 'communityGained', seat, space: space + 1, cause });
}

/**
 * One displaced pin, by its place in the queue, into the fullest community with a vacancy. Returns the space.
 */
export function moveIn(nation: Nation, queued: number): number {
  const space = bestVacancy(nation);
  const people = nation.homes[space] ?? bug('no vacancy to move into');
  const [pin] = queued === 0 ? [nation.displaced.shift()] : nation.displaced.splice(queued, 1);
  nation.homes[space] = [...people, pin ?? bug('nobody waits at', queued)];
  return space + 1;
}

/** Takes the pin at this place out of a community, which stays (DI-R18). */
export function leaveHome(nation: Nation, space: number, place: number): Pin {
  const people = nation.homes[space] ?? bug('no community on', space);
  nation.homes[space] = people.filter((_pin, i) => i !== place);
  return people[place] ?? bug('nobody lives at', place);
}

/** How many displaced pins of each origin a nation has, by seat of origin. */
export function waitingByOrigin({ displaced }: Pick<Nation, 'displaced'>, seats: number): number[] {
  const counts = new Array<number>(seats).fill(0);
  for (const pin of displaced) counts[originOf(pin)] = (counts[originOf(pin)] ?? 0) + 1;
  return counts;
}
