import type { Seat } from '../engine/game.ts';
import { type Company, isHostHere, type Knock, presentSeats, withSeatIn } from './company.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { nameFor } from './names.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { say } from './say.ts';
import { seatThem } from './seats.ts';
import { onlookers } from './tableInfo.ts';

/** More would only be a way to be a nuisance. */
const MOST_KNOCKS = 4;

/** A bot's, or that of somebody away who gave their word that it may be given (`spare`). */
const isToGive = (core: Core, seat: Seat): boolean => {
  const record = core.head.seats[seat];
  if (record?.kind === 'bot') return true;
  return record?.spare === true && record.key !== null && !connectedSeats(core).has(seat);
};

const isSeated = ({ head }: Core, key: string): boolean => head.seats.some((one) => one.key === key);

/** Of everybody else who sits here or looks on. */
const namesBeside = (core: Core, link: Link): readonly (string | null)[] => [
  ...core.head.seats.map((one) => (one.key === null ? null : one.name)),
  ...onlookers(core).map((one) => (one === link ? null : (one.name ?? null))),
];

/** An onlooker is called so from now on, as long as they look on. */
export function introduce(core: Core, link: Link, wished: string): Sentence | undefined {
  if (link.seat !== null || link.host) return { key: 'knock.seated' };
  const name = nameFor(wished, namesBeside(core, link));
  if (typeof name !== 'string') return name;
  link.name = name;
  return undefined;
}

/** An onlooker would like to play on for a bot, or for somebody away; those who play are asked. */
export function knock(
  core: Core,
  link: Link,
  { seat, name: wished, token }: Extract<Request, { t: 'knock' }>,
): Sentence | undefined {
  const { head, company, ports } = core;
  if (link.seat !== null) return { key: 'knock.seated' };
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  const record = head.seats[seat];
  if (record === undefined) return { key: 'table.noSuchSeat' };
  if (!isToGive(core, seat)) return { key: 'table.seatTaken' };
  const name = nameFor(wished, namesBeside(core, link));
  if (typeof name !== 'string') return name;
  const others = company.knocks.filter((one) => one.link !== link);
  if (others.length >= MOST_KNOCKS) return { key: 'knock.tooMany' };
  const key = ports.fingerprint(token);
  // One token, one seat: else whoever has it could not say which.
  if (isSeated(core, key)) return { key: 'knock.seated' };
  const asked: Knock = { id: ++core.asked, link, seat, name, key, agreed: [] };
  core.company = { ...company, knocks: [...others, asked] };
  return undefined;
}

/** The host answers; where none is here, all who are. One no is enough. */
export async function letIn(
  core: Core,
  link: Link,
  { knock: id, agree }: Extract<Request, { t: 'letIn' }>,
): Promise<Sentence | undefined> {
  const { company } = core;
  const asked = company.knocks.find((one) => one.id === id);
  const here = presentSeats(core);
  if (!link.host && isHostHere(core)) return { key: 'room.notHost' };
  if (!link.host && (link.seat === null || !here.includes(link.seat))) return { key: 'room.notSeated' };
  if (asked === undefined) return { key: 'knock.gone' };
  if (!agree) {
    core.company = withoutKnock(company, id);
    say(asked.link, { t: 'notice', notice: { key: 'table.notLetIn' } });
    return undefined;
  }
  const agreed = link.seat === null ? asked.agreed : withSeatIn(asked.agreed, link.seat);
  if (link.host || here.every((one) => agreed.includes(one))) return seatKnocking(core, asked);
  core.company = { ...company, knocks: [...withoutKnock(company, id).knocks, { ...asked, agreed }] };
  return undefined;
}

const withoutKnock = (company: Company, id: number): Company => ({
  ...company,
  knocks: company.knocks.filter((one) => one.id !== id),
});

async function seatKnocking(core: Core, asked: Knock): Promise<Sentence | undefined> {
  const isFree = isToGive(core, asked.seat) && !isSeated(core, asked.key);
  if (isFree) await seatThem(core, asked.seat, asked);
  // Not before: where nothing can be written they still knock.
  core.company = withoutKnock(core.company, asked.id);
  if (!isFree) return { key: 'table.seatTaken' };
  say(asked.link, { t: 'notice', notice: { key: 'table.letIn' } });
  return undefined;
}
