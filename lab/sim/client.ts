import { type Chance, seeded } from '../../engine/chance.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import { plainClient } from '../../room/encoding/client.ts';
import { type Following, follow, sceneOf } from '../../room/encoding/follow.ts';
import type { ServerMessage, TableInfo } from '../../room/protocol.ts';
import type { Holding } from './checker.ts';
import type { Cluster } from './cluster.ts';
import type { Views, Witness } from './pictures.ts';
import { newRequests, type Requests } from './requests.ts';
import { newWire, type Wire } from './wire.ts';
import { mischief } from './wishes.ts';

export interface Person {
  readonly name: string;
  readonly table: string;
  readonly token: string | null;
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** Else it leaves for good as soon as there is something to play. */
  readonly stays: boolean;
}

/** One device of one person, or an onlooker's, and what it holds. */
export interface Client {
  readonly person: Person;
  readonly name: string;
  readonly chance: Chance;
  readonly requests: Requests;
  readonly wire: Wire;
  isWelcome: boolean;
  hasLeft: boolean;
  table: TableInfo | undefined;
  following: Following | undefined;
  witness: Witness | undefined;
  isThinking: boolean;
}

/** From here on all is over: sent away for good. */
const FINAL = 4100;
const TICK_MS = 500;
/** In the end nothing new is asked, so that all can be compared. */
const LAST_MS = 5000;
const MOST_WAITING = 4;

const viewerOf = ({ person }: Client): Viewer => person.seat ?? 'public';

export const holdingOf = (client: Client): Holding => ({
  client: client.name,
  table: client.person.table,
  viewer: viewerOf(client),
  view: client.following?.picture?.view,
  isConnected: client.isWelcome,
});

export function newClient(cluster: Cluster, views: Views, person: Person, device: string): Client {
  const { plan, timeline, journal } = cluster;
  const name = `client ${person.name}${device}`;
  const { table, token } = person;
  const chance = seeded(`${plan.seed} ${name}`);
  const wire = newWire(cluster, name, chance, {
    opened(send) {
      client.witness = views.witness(table, viewerOf(client), name);
      const last = client.following?.seq ?? null;
      send(plainClient.write({ t: 'hello', v: 1, table, token, last }));
    },
    heard: (text, sentAt) => hear(cluster, client, text, sentAt),
    lost(code) {
      journal.note(name, `lost its line (${code})`);
      if (code >= FINAL) journal.fail('I6', `${name} was sent away for good (${code})`);
      client.isWelcome = false;
    },
  });
  const requests = newRequests(journal, { name, table }, (request) => {
    if (client.isWelcome) wire.send(plainClient.write(request));
    return client.isWelcome;
  });
  const client: Client = {
    person,
    name,
    chance,
    requests,
    wire,
    isWelcome: false,
    hasLeft: false,
    table: undefined,
    following: undefined,
    witness: undefined,
    isThinking: false,
  };
  const tick = (): void => {
    if (client.hasLeft) return;
    timeline.after(TICK_MS, tick);
    if (client.isWelcome) lookAround(cluster, client);
  };
  timeline.after(TICK_MS, tick);
  return client;
}

function hear(cluster: Cluster, client: Client, text: string, sentAt: number): void {
  const { journal, plan, timeline } = cluster;
  const { person, name, chance, requests } = client;
  journal.said(name, text);
  for (const { text: secret, of } of journal.secrets) {
    if (of !== person.name && text.includes(secret)) journal.fail('I5', `${name} was told a secret of ${of}`);
  }
  if (chance.below(1000) < plan.net.resetPerMille && timeline.now < plan.quietFrom) {
    client.wire.reset();
    return;
  }
  const message = plainClient.read(text);
  if (message.t === 'welcome') client.witness?.welcomed(sentAt);
  if (message.t !== 'error' && message.t !== 'notice') client.witness?.heard(sentAt);
  switch (message.t) {
    case 'welcome':
      client.isWelcome = true;
      client.wire.welcomed();
      client.table = message.table;
      journal.note(name, `is welcome (${message.current ? 'current' : message.seq})`);
      follows(cluster, client, message, sentAt);
      requests.again();
      break;
    case 'sync':
    case 'step':
      follows(cluster, client, message, sentAt);
      break;
    case 'table':
      client.table = message.table;
      break;
    case 'ack':
      requests.answered(message.id, 'done', sentAt);
      think(cluster, client);
      break;
    case 'refused':
      requests.answered(message.id, message.refusal.key, sentAt);
      think(cluster, client);
      break;
    default:
  }
}

type Followed = Extract<ServerMessage, { t: 'welcome' | 'sync' | 'step' }>;

function follows(cluster: Cluster, client: Client, message: Followed, sentAt: number): void {
  const next = follow(client.following, message);
  if (next === undefined) {
    if (message.t === 'step') client.requests.ask({ t: 'resync' });
    else cluster.journal.fail('I3', `${client.name} was told that it is current and holds nothing`);
    return;
  }
  client.following = next;
  if (next.picture === null) return;
  client.witness?.told(next.picture.view, message.t === 'step' ? (message.e ?? []) : [], sentAt);
  think(cluster, client);
}

/** Somewhat later, as people do. */
function think(cluster: Cluster, client: Client): void {
  const { plan, timeline } = cluster;
  const { chance, person, requests } = client;
  if (client.isThinking || person.seat === null) return;
  client.isThinking = true;
  timeline.after(plan.clients.thinkMs * (0.3 + chance.below(1000) / 1000), () => {
    client.isThinking = false;
    if (!client.isWelcome || timeline.now > plan.ms - LAST_MS || requests.waiting >= MOST_WAITING) return;
    // When all is well everybody plays, or nobody could say whether a table goes on.
    const isWild = timeline.now < plan.quietFrom;
    if (isWild && chance.below(100) < plan.clients.mischief) mischief(client);
    else if (!(isWild && canRegret(client) && chance.below(100) < plan.clients.regret)) play(client);
    else requests.ask({ t: 'undo' });
  });
}

const canRegret = ({ following, table, requests }: Client): boolean =>
  (following?.picture?.undo.state ?? 'no') !== 'no' && table?.request === null && !requests.awaits('undo');

function play({ following, requests, chance, person }: Client): void {
  if (following === undefined || following.picture === null || requests.awaits('act')) return;
  const { options, awaiting, decision } = sceneOf(following.picture);
  const isAwaited = awaiting.must.includes(person.seat ?? -1);
  const action = options[chance.below(Math.max(1, options.length))];
  if (action !== undefined && (isAwaited || chance.below(3) === 0))
    requests.ask({ t: 'act', decision, action });
}

function lookAround(cluster: Cluster, client: Client): void {
  const { person, table, requests, chance } = client;
  if (!person.stays && table?.phase === 'playing') {
    cluster.journal.note(client.name, 'leaves for good');
    client.hasLeft = true;
    client.isWelcome = false;
    client.wire.leave();
    return;
  }
  if (person.isHost && table?.paused === true && chance.below(3) === 0) requests.ask({ t: 'resume' });
  const isFull = table?.seats.every(({ free }) => !free) === true;
  if (person.isHost && isFull && table?.phase === 'lobby' && !requests.awaits('start'))
    requests.ask({ t: 'start' });
  answerOthers(client);
  think(cluster, client);
}

/** Somebody would like to take back what others have learnt from. Most people do not mind. */
function answerOthers({ person, table, requests, chance }: Client): void {
  const { request } = table ?? {};
  if (request == null || person.seat === null || !request.waiting.includes(person.seat)) return;
  if (!requests.awaits('consent'))
    requests.ask({ t: 'consent', request: request.id, agree: chance.below(4) > 0 });
}
