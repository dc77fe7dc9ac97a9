import { seeded } from '../../engine/chance.ts';
import type { Seated } from '../../room/rest.ts';
import { type Call, newCalls } from './calls.ts';
import { type Client, newClient } from './client.ts';
import type { Cluster } from './cluster.ts';
import type { Views } from './pictures.ts';
import type { TablePlan } from './plan.ts';

const AGAIN_MS = 400;
const SLOWEST_MS = 1500;
const TOKEN_LETTERS = 22;

/** Everybody at one table: the first founds it, the others sit down, and some look on. */
export async function seatPeople(
  cluster: Cluster,
  views: Views,
  plan: TablePlan,
  index: number,
  came: (client: Client) => void,
): Promise<void> {
  const { timeline, journal } = cluster;
  const chance = seeded(`${cluster.plan.seed} people ${index}`);
  const call = newCalls(cluster, chance);
  const nameOf = (seat: number): string => `${index + 1}${'abcdefgh'[seat] ?? seat}`;

  function arrive(name: string, token: string | null, seat: number | null): void {
    if (token !== null)
      journal.secrets.push({ text: token, of: name }, { text: `note of ${name}`, of: name });
    const person = { name, table, token, seat, isHost: name === nameOf(0), stays: plan.deserted !== true };
    came(newClient(cluster, views, person, ''));
    if (nameOf(plan.devices - 1) === name) came(newClient(cluster, views, person, "'"));
  }

  async function follow(name: string): Promise<void> {
    await timeline.sleep(chance.below(SLOWEST_MS));
    const token = tokenOf(cluster, name);
    arrive(name, token, await sitDown(cluster, call, table, name, token));
  }

  const { table, token, seat: own } = await found(cluster, call, plan, nameOf(0));
  arrive(nameOf(0), token, own);
  for (let seat = 1; seat < plan.people; seat++) void follow(nameOf(seat));
  for (let i = 0; i < plan.onlookers; i++) arrive(`${index + 1}x`, null, null);
}

function tokenOf({ plan }: Cluster, name: string): string {
  const own = seeded(`${plan.seed} token ${name}`);
  return Array.from({ length: TOKEN_LETTERS }, () => own.below(36).toString(36)).join('');
}

async function found(
  { timeline, journal }: Cluster,
  call: Call,
  { game, people, bots, decisionMs, absenceMs }: TablePlan,
  name: string,
): Promise<Seated> {
  const kindOf = (i: number) => ({ kind: i < people ? 'human' : 'bot' }) as const;
  const seats = Array.from({ length: people + bots }, (_, i) => kindOf(i));
  for (;;) {
    const made = await call(`client ${name}`, ({ node }) =>
      node.tables.create({ game, seats, name, decisionMs, absenceMs, facilitate: people === 0 }),
    );
    if (made !== undefined && 'table' in made) {
      journal.note(`client ${name}`, `founded ${made.table} (${game})`);
      if (made.seat !== null)
        journal.joined.push({ table: made.table, seat: made.seat, key: `key of ${made.token}` });
      return made;
    }
    await timeline.sleep(AGAIN_MS);
  }
}

/** Asked again with the same token until it is answered. */
async function sitDown(
  { timeline, journal }: Cluster,
  call: Call,
  table: string,
  name: string,
  token: string,
): Promise<number> {
  for (;;) {
    const got = await call(`client ${name}`, ({ node }) =>
      node.join({ table, name, seat: undefined, token }),
    );
    if (typeof got === 'number') {
      journal.note(`client ${name}`, `has chair ${got}`);
      journal.joined.push({ table, seat: got, key: `key of ${token}` });
      return got;
    }
    if (got?.key === 'table.full') journal.fail('I6', `there is no chair for ${name}`);
    await timeline.sleep(AGAIN_MS);
  }
}
