import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CARD_IDS } from '../games/ellis-island/pieces/puzzles/content.ts';
import type { Running } from './server.ts';
import { type Client, connect } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { allHeard, arrive, attempt, type Drawn, sixes, toDesk, viewOf } from './testing/islanders.ts';

/** EI-11.3 and 7.3 on the wire: what the Doctor reads reaches nobody else before the result, and the card no one at all. */
const drawn: Drawn = { card: '' };
let server: Running;
beforeAll(async () => {
  server = await serveHere({}, sixes(drawn));
});
afterAll(() => server.stop());

/** Every value that stands under this name, however deep. */
function under(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name && !Array.isArray(value) ? [inner] : []),
    ...under(name, inner),
  ]);
}

async function pry(client: Client, id: string): Promise<void> {
  const past = client.hears((m) => m.t === 'history');
  client.send(JSON.stringify({ t: 'history', id: `${id}-h` }));
  await past;
  await client.ask({ t: 'undo' }, `${id}-u`);
}

const CARDS = [
  'ME-CU-1',
  'ME-FO-2',
  'ME-PI-3',
  'ME-CO-4',
  'ME-TA-5',
  'ME-FE-2',
] as const satisfies readonly (typeof CARD_IDS)[number][];

test.each(CARDS)('[EI-R35] [EI-R37] the solution of %s is in the Doctor’s bytes only', async (card) => {
  drawn.card = card;
  const table = await arrive(server.port, { mentalTimer: 'off' });
  const { first } = viewOf(table.clients[0]);
  const person = table.people[first] ?? expect.fail();
  const solver = table.clients[first] ?? expect.fail();
  const doctor = table.clients[(first + 2) % 3] ?? expect.fail();
  const third = table.clients[(first + 1) % 3] ?? expect.fail();
  await toDesk(table, 1, 'DOH');
  const onlooker = await connect(server.port, { table: person.table, token: null, seat: null }, null, false);
  const eyes = [solver, third, onlooker];
  const begun = eyes.map((client) => client.raw.length);
  await solver.act(attempt('mental'));
  await allHeard(table.clients);
  await doctor.act({ type: 'begin' });
  await allHeard([...table.clients, onlooker]);
  const { solution, face } = viewOf(doctor).exam ?? expect.fail('no exam');
  if (solution === null) throw new Error('the Doctor reads no solution');
  const isCube = face?.family === 'cube';
  // The cubes are tapped before the solver's eyes, once: whoever comes back later has missed them.
  expect(isCube ? viewOf(solver).exam?.face : null).toEqual(
    isCube ? expect.objectContaining({ taps: solution }) : null,
  );
  if (isCube) await solver.sees(() => viewOf(solver).step === 'work');
  const shown = eyes.map((client) => client.raw.length);
  const late = [
    await connect(server.port, person, null, false),
    await connect(server.port, person, null, true),
  ];
  for (const client of [...eyes, ...late]) await pry(client, card.toLowerCase());

  const told = eyes.map((client, i) => client.raw.slice(isCube && i === 0 ? shown[i] : begun[i]));
  told.push(...late.map((client) => client.heard.map((message) => JSON.stringify(message))));
  for (const text of told.flat()) {
    expect(text).not.toMatch(/ME-(CU|FO|PI|CO|TA|FE)|puzzleDrawn/);
    for (const found of under('solution', JSON.parse(text))) expect(found).toBeNull();
    for (const found of under('taps', JSON.parse(text))) expect(JSON.stringify(found)).not.toMatch(/\d/);
    // A letter is in every word; whatever is longer must not be there.
    if (JSON.stringify(solution).length > 3) expect(text).not.toContain(JSON.stringify(solution));
  }
  expect(doctor.raw.join()).toContain(JSON.stringify(solution));

  expect(await solver.act({ type: 'giveUp' })).toBeUndefined();
  await allHeard(table.clients);
  expect(viewOf(solver).exam).toBeNull();
  await Promise.all([onlooker, ...late].map((client) => client.close()));
  await table.close();
});
