import { PRICE, ROOM, SPACES } from '../content.ts';

/** What can be asked of a board. Nothing here changes one. */
interface Board {
  readonly homes: readonly (readonly number[] | null)[];
  readonly displaced: readonly number[];
}

export const displacedIn = (nation: Board): number => nation.displaced.length;

/** DI-1.10. */
export function fullOf({ homes }: Board): number {
  let full = 0;
  for (let space = 0; space < SPACES; space++) if (homes[space]?.length === ROOM) full++;
  return full;
}

/** Whether at least so many communities are full. Asked after every event, nearly always no: stops early. */
export function hasFull({ homes }: Board, target: number): boolean {
  let missing = SPACES - target;
  for (let space = 0; space < SPACES; space++)
    if (homes[space]?.length !== ROOM && --missing < 0) return false;
  return true;
}

export function communitiesOf({ homes }: Board): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (homes[space] !== null) count++;
  return count;
}

export function vacanciesOf({ homes }: Board): number {
  let free = 0;
  for (let space = 0; space < SPACES; space++) {
    const people = homes[space];
    if (people !== null && people !== undefined) free += ROOM - people.length;
  }
  return free;
}

export function housedIn({ homes }: Board): number {
  let housed = 0;
  for (let space = 0; space < SPACES; space++) housed += homes[space]?.length ?? 0;
  return housed;
}

export const peopleOf = (nation: Board): number => housedIn(nation) + nation.displaced.length;

/** DI-R07: the lowest space without a community, from 0; -1 on a full board. */
export const freeSpace = ({ homes }: Board): number => homes.indexOf(null);

export const canBuy = (nation: Board & { readonly tokens: number }): boolean =>
  nation.tokens >= PRICE && freeSpace(nation) >= 0;

/** The fullest community with a vacancy, lowest space first, from 0; -1 without a vacancy. */
export function bestVacancy({ homes }: Board): number {
  let best = -1;
  let most = -1;
  for (let space = 0; space < SPACES; space++) {
    const people = homes[space];
    if (people === null || people === undefined || people.length >= ROOM || people.length <= most) continue;
    best = space;
    most = people.length;
  }
  return best;
}

/**
 * DI-4.3: where a housed pin is taken: the least filled community with people that fits, lowest space first;
 * or -1.
 */
export function thinnestHome({ homes }: Board, fits?: (people: readonly number[]) => boolean): number {
  let best = -1;
  let least = ROOM + 1;
  for (let space = 0; space < SPACES; space++) {
    const people = homes[space];
    if (people === null || people === undefined || people.length === 0 || people.length >= least) continue;
    if (fits !== undefined && !fits(people)) continue;
    best = space;
    least = people.length;
  }
  return best;
}
