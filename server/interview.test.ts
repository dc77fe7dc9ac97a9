import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAMILY_ROWS, type FamilyRow } from '../games/ellis-island/content/families.ts';
import { ownFamilies } from '../games/ellis-island/testing/ownSet.ts';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { type Client, connect, post } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import {
  allHeard,
  arrive,
  attempt,
  goOn,
  type Islanders,
  sixes,
  toDesk,
  viewOf,
} from './testing/islanders.ts';

/**
 * EI-R39 on the wire. While an own Interview lasts, no byte that reaches the challenger's devices or an onlooker, by any way
 * there is, holds a fact of the family, but for the name of who is examined and the answers offered, right and wrong alike.
 */
let server: Running;
beforeAll(async () => {
  server = await serveHere({}, sixes());
});
afterAll(() => server.stop());

/** Words of the card that no other text has by chance; `but` is the one name that may be read. */
function wordsOn(family: FamilyRow, but: string): string[] {
  const { homeTown, ship, port, arrival, destination, contact, paidBy, reason, keepsake, history } = family;
  const people = family.members.flatMap((one) => [one.name, one.occupation, one.carries, one.plan, one.mark]);
  const whole = [homeTown, ship, port, arrival, destination, contact, paidBy, reason, keepsake, history];
  return [...whole, family.name, family.religion, ...people].filter((word) => word !== but);
}

/** Only a card has members of these names, whatever their value: ages and counts cannot be searched as digits. */
const CARD_FIELDS = [
  'ship',
  'homeTown',
  'daysAtSea',
  'baggage',
  'years',
  'relation',
  'reads',
  'decoys',
  'history',
];

interface Asked {
  readonly family: FamilyRow;
  readonly name: string;
  /** Every list of answers that was offered in this Interview, what was asked about, and what was given. */
  readonly offered: readonly (string | readonly string[])[];
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** On a line that makes words short a text that was said before is a name with a capital letter. */
const asListed = (list: readonly string[]): RegExp =>
  new RegExp(`\\[${list.map((one) => `(?:${literal(JSON.stringify(one))}|[A-Z]\\w*)`).join(',')}\\]`, 'g');

function factsIn(text: string, { family, name, offered }: Asked): string[] {
  let rest = text;
  const lists = offered.filter((told) => typeof told !== 'string');
  const single = offered.filter((told) => typeof told === 'string');
  for (const list of lists) rest = rest.replace(asListed(list), '[]');
  for (const told of single) rest = rest.replaceAll(JSON.stringify(told), '""');
  const words = wordsOn(family, name).filter((word) => rest.includes(word));
  const fields = CARD_FIELDS.filter((field) => rest.includes(`"${field}":`));
  return [...words, ...fields, ...(rest.includes(`"${family.id}"`) ? [family.id] : [])];
}

/** What a stream of the bot API has brought so far. */
async function streamed({ table, token }: Seated): Promise<{ text(): string; close(): Promise<void> }> {
  const stopper = new AbortController();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/bot/stream?table=${table}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopper.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const piece of response.body ?? []) text += Buffer.from(piece).toString();
  })().catch(() => {});
  return {
    text: () => text,
    async close() {
      stopper.abort();
      await reading;
    },
  };
}

const pathsOf = (one: Seated): string[] => [
  '/api/games',
  '/api/tables',
  `/api/tables/${one.table}`,
  `/api/codes/${one.code}`,
  '/healthz',
  '/metrics',
];

/** Asks for all that can be asked for. */
async function pry(client: Client, id: string): Promise<void> {
  const past = client.hears((m) => m.t === 'history');
  client.send(JSON.stringify({ t: 'history', id: `${id}-h` }));
  await past;
  const whole = client.hears((m) => m.t === 'sync');
  client.send(JSON.stringify({ t: 'resync', id: `${id}-r` }));
  await whole;
  for (const wish of [{ t: 'undo' }, { t: 'open', open: true }] as const)
    await client.ask(wish, `${id}-${wish.t}`);
  await client.ask({ t: 'act', decision: null, action: { type: 'roll' } }, `${id}-a`);
}

/** The challenger has been interviewed before, so that the log is full of facts, and now is again with another member. */
async function beforeInterview(form: string, content: object): Promise<{ table: Islanders; first: number }> {
  const table = await arrive(server.port, { interviewForm: form, mentalFaces: 'printed', ...content });
  const { first } = viewOf(table.clients[0]);
  const challenger = table.clients[first] ?? expect.fail();
  await toDesk(table, 1, 'BOI');
  await challenger.act(attempt('interview'));
  await allHeard(table.clients);
  await goOn(table, (view, options) => {
    if (view.step === 'mark') return { type: 'mark', question: (view.interview?.at ?? 0) + 1, right: true };
    const card = viewOf(table.clients[(first + 2) % 3]).players[first]?.card;
    if (view.step !== 'ask') return undefined;
    return form === 'choice'
      ? options[0]
      : { type: 'say', question: (view.interview?.at ?? 0) + 1, text: card?.ship ?? '' };
  });
  await toDesk(table, 2, 'BOI');
  return { table, first };
}

const OURS = { set: 'printed', rows: FAMILY_ROWS, content: {} };
const rows = ownFamilies();
const OWN = { set: 'own', rows, content: { content: { id: 'mine', families: rows } } };

test.each([
  { form: 'choice', ...OURS },
  { form: 'spoken', ...OURS },
  { form: 'choice', ...OWN },
  { form: 'spoken', ...OWN },
])('[EI-R39] no byte of an own Interview tells the family: $form, $set', async ({ form, rows, content }) => {
  const { table, first } = await beforeInterview(form, content);
  const person = table.people[first] ?? expect.fail();
  const challenger = table.clients[first] ?? expect.fail();
  const asker = table.clients[(first + 2) % 3] ?? expect.fail();
  const third = table.clients[(first + 1) % 3] ?? expect.fail();
  const onlooker = { table: person.table, token: null, seat: null };
  const family = rows.find(({ id }) => id === viewOf(challenger).players[first]?.family) ?? expect.fail();
  // The searching finds what is there: the owner reads the card before.
  const open = { family, name: '', offered: [] };
  expect(factsIn(challenger.raw.join(), open).length).toBeGreaterThan(40);
  await challenger.ask({ t: 'note', text: `We came on the ${family.ship}` });
  await asker.ask({ t: 'talk', text: `to ${family.destination}?` });

  const early = [
    await connect(server.port, person, null, false),
    await connect(server.port, onlooker, null, false),
  ];
  const stream = await streamed(person);
  await allHeard([challenger, ...early]);
  const begun = [challenger, ...early].map((client) => client.raw.length);
  const streamBegun = stream.text().length;
  const askerBegun = asker.raw.length;
  await challenger.act(attempt('interview'));
  await allHeard(table.clients);
  const name = viewOf(challenger).interview?.name ?? '';
  const offered: (string | string[])[] = [];
  const late: Client[] = [];
  const pages: string[] = [];
  for (let at = 0; at < 3; at++) {
    const question = viewOf(challenger).interview?.questions[at];
    if (question === undefined) throw new Error('nothing is asked');
    if (form === 'choice') offered.push([...question.options], question.options[0] ?? '');
    else expect(question.options).toEqual([]);
    if (question.about !== '') offered.push(question.about);
    await asker.ask({ t: 'talk', text: `say ${family.homeTown}` });
    // Every way to come back: without a picture, with an old one, with the latest, with words, looking on.
    const seq = challenger.heard.findLast((m) => m.t === 'step')?.seq ?? 0;
    for (const last of [null, seq - 1, seq]) late.push(await connect(server.port, person, last, false));
    late.push(
      await connect(server.port, person, null, true),
      await connect(server.port, onlooker, null, false),
    );
    for (const client of [challenger, ...early, ...late]) await pry(client, `${form}-${at}`);
    for (const path of pathsOf(person)) {
      pages.push(await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text());
    }
    const act = { table: person.table, id: `bot-${at}`, decision: 0, action: { type: 'roll' } };
    pages.push(JSON.stringify((await post(server.port, '/api/bot/act', act, person.token)).body));
    if (at === 2) break;
    const answer =
      form === 'choice'
        ? { type: 'answer', question: at + 1, option: 1 }
        : { type: 'say', question: at + 1, text: 'I do not know' };
    expect(await challenger.act(answer)).toBeUndefined();
    await allHeard(table.clients);
    if (viewOf(asker).step === 'mark') await asker.act({ type: 'mark', question: at + 1, right: true });
    await allHeard([...table.clients, ...early, ...late]);
  }

  const now = { family, name, offered };
  const bytes = [challenger, ...early].map((client, i) => client.raw.slice(begun[i]));
  for (const client of late)
    bytes.push(
      client.raw,
      client.heard.map((m) => JSON.stringify(m)),
    );
  bytes.push([stream.text().slice(streamBegun)], pages);
  expect(bytes.flat().length).toBeGreaterThan(200);
  for (const text of bytes.flat()) {
    const found = factsIn(text, now);
    if (found.length > 0) throw new Error(`told of ${found.join(' | ')}: ${text.slice(0, 4000)}`);
    if (form === 'spoken') expect(text).not.toContain('"options":["');
  }
  expect(stream.text().length).toBeGreaterThan(streamBegun);
  expect(viewOf(challenger).players[first]).toMatchObject({ family: null, card: null });
  // A third family is told no private fact either; the Interviewer reads the whole card.
  expect(viewOf(third).players[first]).toMatchObject({ family: family.id, card: null });
  expect(viewOf(asker).players[first]?.card).toEqual(family);
  expect(factsIn(asker.raw.slice(askerBegun).join(), open).length).toBeGreaterThan(40);

  const papers = challenger.hears((m) => m.t === 'papers');
  await challenger.act(
    form === 'choice' ? { type: 'answer', question: 3, option: 2 } : { type: 'say', question: 3, text: '' },
  );
  // What was written meanwhile comes afterwards, and the card is back.
  expect(JSON.stringify(await papers)).toContain(`say ${family.homeTown}`);
  expect(await papers).toMatchObject({ note: `We came on the ${family.ship}` });
  expect(viewOf(challenger).players[first]?.card).toEqual(family);
  await stream.close();
  await Promise.all([...early, ...late].map((client) => client.close()));
  await table.close();
});

/** What stands on the inner side of a card. */
function inside(family: FamilyRow): string[] {
  const { homeTown, ship, port, destination, contact, paidBy, reason, keepsake, history, members } = family;
  const people = members.flatMap((one) => [one.occupation, one.carries, one.plan, one.mark]);
  return [homeTown, ship, port, destination, contact, paidBy, reason, keepsake, history, ...people];
}

test('[EI-R39] an own set is told face by face, before the deal and at a rematch, too', async () => {
  const table = await arrive(server.port, { ...OWN.content, mentalFaces: 'printed' });
  const [host, ...others] = table.clients;
  const [owner] = table.people;
  if (host === undefined || owner === undefined) throw new Error('nobody is there');
  const pages: string[] = [];
  for (const path of pathsOf(owner))
    pages.push(await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text());
  const notOf = (client: Client, texts: readonly string[]): void => {
    const { id } = rows.find((row) => row.id === viewOf(client).players[client.seat ?? 0]?.family) ?? {
      id: '',
    };
    const foreign = rows.filter((row) => row.id !== id).flatMap(inside);
    expect(foreign.length).toBeGreaterThan(30);
    for (const text of texts) for (const word of foreign) expect(text).not.toContain(word);
  };
  for (const client of table.clients) notOf(client, [...client.raw, ...pages]);
  expect(viewOf(host).families.map((face) => face?.name)).toEqual(rows.map(({ name }) => name));
  for (const client of others) {
    // Resigning answers no question, so it names none: the one before may have changed this seat's.
    const refusal = await client.ask({ t: 'act', decision: null, action: { type: 'resign' } });
    expect(refusal).toBeUndefined();
  }
  await host.sees((scene) => scene.outcome !== null);
  const told = host.hears((m) => m.t === 'table' && m.table.next !== null);
  await host.ask({ t: 'rematch' });
  const message = await told;
  const next = message.t === 'table' ? (message.table.next ?? '') : '';
  const again = await Promise.all(
    table.people.map(({ token }) => connect(server.port, { ...owner, table: next, token }, null, false)),
  );
  await again[0]?.ask({ t: 'start' });
  for (const client of again) {
    await client.sees(() => true);
    expect(viewOf(client).families.map((face) => face?.name)).toEqual(rows.map(({ name }) => name));
    for (const word of rows.flatMap(inside)) expect(client.raw.join()).not.toContain(word);
    await client.close();
  }
  await table.close();
});
