import { expect, test } from 'vitest';
import { duel } from '../bots/testing/duel.ts';
import { beginAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { anyMove, begun, logOf, passTime, stateOf, type Table } from './laws/law.ts';
import type { Bots, Question } from './ports.ts';
import { person, world } from './testing/world.ts';

/** As a room knows its game: by no types of its own. */
const plain: Title<Kind> = duel;
const HINT = { t: 'why', now: true } as const;
const ASKED = { t: 'notice', notice: { key: 'table.hint', args: { seat: { seat: 0 } } } };

/** Bots that answer with the first choice, and note what they were asked. */
function noting(): { readonly asked: Question[]; readonly bots: Bots } {
  const asked: Question[] = [];
  const bots: Bots = {
    async think(question) {
      asked.push(question);
      const [action] = question.options;
      const told = { seat: question.seat, did: { key: 'x' }, instead: null, reasons: [] };
      return {
        action: action ?? null,
        memory: null,
        why: { ...told, verdict: 'only', ahead: [0, 0, 0] },
      };
    },
  };
  return { asked, bots };
}

async function two(more: Parameters<typeof world>[1] = {}) {
  const w = await world(plain, { hints: true, ...more });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  return { w, ada, ben };
}

test('without the word of the host nobody is given a hint beside others', async () => {
  const { ada } = await two({ hints: false });
  expect(ada.table?.hints).toBe(false);
  expect(await ada.ask(HINT)).toEqual({ key: 'advice.notAlone' });
});

test('the host sets it before the start, and everybody who comes is told', async () => {
  const w = await world(plain);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  expect(ben.table?.hints).toBe(false);
  expect(await ben.ask({ t: 'arrange', options: {}, seats: 2, hints: true })).toEqual({
    key: 'room.notHost',
  });
  await ada.ask({ t: 'arrange', options: {}, seats: 2, hints: true });
  expect(ben.table?.hints).toBe(true);
  await ada.ask({ t: 'arrange', options: {}, seats: 2 });
  expect(ben.table?.hints).toBe(true);
  await ada.ask({ t: 'start' });
  expect(await ada.ask({ t: 'arrange', options: {}, seats: 2, hints: false })).toEqual({
    key: 'room.alreadyStarted',
  });
});

test('who asks is told what a bot would do; everybody that they asked, and so does the log, once a question', async () => {
  const luck = seeded('bot');
  const bots: Bots = { think: async (question) => beginAs(plain, question.bot, question, luck).best() };
  const { w, ada, ben } = await two({ bots });
  const watcher = await w.sit(null);
  expect(await ada.ask(HINT)).toBeUndefined();
  expect(await ada.ask(HINT)).toBeUndefined();
  const whys = ada.heard.flatMap((message) => (message.t === 'why' ? message.whys : []));
  expect(whys).toMatchObject([
    { seat: 0, did: { key: 'bid' } },
    { seat: 0, did: { key: 'bid' } },
  ]);
  for (const guest of [ada, ben, watcher])
    expect(guest.heard.filter(({ t }) => t === 'notice')).toEqual([ASKED]);
  expect(ben.heard.some(({ t }) => t === 'why')).toBe(false);
  await w.reopen();
  expect((await logOf(w)).map(({ kind, actor }) => [kind, actor])).toEqual([
    ['start', null],
    ['hint', 0],
  ]);
  const dia = await w.sit(null);
  await dia.ask({ t: 'history' });
  const past = dia.heard.findLast((message) => message.t === 'history');
  expect(past?.t === 'history' && past.frames.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['start', undefined],
    ['hint', 0],
  ]);
});

test('a hint is made of nothing but what the seat sees now: not even of what it has seen', async () => {
  const { asked, bots } = noting();
  const { w, ada, ben } = await two({ bots });
  for (let round = 0; round < 2; round++) {
    await ada.ask(HINT);
    const state = await stateOf(w);
    const { view, memory, options, forms } = asked.at(-1) ?? expect.fail('nobody was asked');
    expect(view).toEqual(w.game.view(state, 0));
    expect(options).toEqual(w.game.options(state, 0));
    expect({ memory, forms }).toEqual({ memory: null, forms: [] });
    for (const guest of [ada, ben]) {
      const [card] = (guest.scene.view as { hand: number[] }).hand;
      await guest.act({ type: 'bid', card });
    }
  }
});

test('nobody is told of a hint that was not given: on a question that is to be one’s own, or too late', async () => {
  const { bots: ready } = noting();
  const yours: Bots = {
    async think(question) {
      const thought = await ready.think(question, '');
      return { ...thought, ...(thought.why && { why: { ...thought.why, verdict: 'yours' as const } }) };
    },
  };
  const { w, ada, ben } = await two({ bots: yours });
  await ada.ask(HINT);
  expect(ada.heard.some(({ t }) => t === 'why')).toBe(true);
  const [card] = (ada.scene.view as { hand: number[] }).hand;
  await ada.act({ type: 'bid', card });
  expect(await ada.ask(HINT)).toEqual({ key: 'advice.notNow' });
  expect(ben.heard.some(({ t }) => t === 'notice')).toBe(false);
  expect((await logOf(w)).some(({ kind }) => kind === 'hint')).toBe(false);
});

test('[MI-R15] where the table may not remember for anybody it gives no hints', async () => {
  const seats = [person('Ada'), person('Ben')];
  const given = await world(migrato, { hints: true, seats });
  expect((await given.sit(0)).table?.hints).toBe(false);
  const aided = await world(migrato, { hints: true, seats, options: { memoryAid: 'full' } });
  const ada = await aided.sit(0);
  expect(ada.table?.hints).toBe(true);
  await ada.ask({ t: 'arrange', options: { memoryAid: 'none' }, seats: 2 });
  expect(ada.table?.hints).toBe(false);
});

/** All that Ben and an onlooker are told while both play by the same luck; Ada asks for hints, or does not. */
async function heard(title: Title<Kind>, asks: boolean): Promise<readonly string[][]> {
  const seats = title.game.seats.min;
  const options = title.game.id === 'migrato' ? { memoryAid: 'full' } : {};
  const given = { title, seats, seed: 'hints', options };
  const table: Table = await begun(given, { hints: true, decisionMs: 60_000, bots: noting().bots });
  const watcher = await table.w.sit(null);
  const [ada, ...others] = table.guests;
  for (let i = 0; i < 40 && table.w.room.head.phase === 'playing'; i++) {
    await passTime(table, 700);
    if (asks) await ada?.ask(HINT);
    const move = await anyMove(table);
    if (move === undefined) await passTime(table, 60_000);
    else await move.guest.act(move.action);
  }
  if (asks) expect((await logOf(table.w)).some(({ kind }) => kind === 'hint')).toBe(true);
  // Requests are numbered over all tables of a test run.
  return [...others, watcher].map(({ raw }) => raw.map((text) => text.replace(/"id":"q[0-9]+"/, '"id"')));
}

test.each(Object.values(titles))(
  '$game.id: others get the same bytes as without it, but that somebody asked',
  async (title) => {
    const without = await heard(title, false);
    const given = await heard(title, true);
    const isNews = (text: string): boolean => text === JSON.stringify(ASKED);
    expect(given.flat().some(isNews)).toBe(true);
    expect(given.map((texts) => texts.filter((text) => !isNews(text)))).toEqual(without);
  },
);
