import { expect, test } from 'vitest';
import { duel } from '../bots/testing/duel.ts';
import { beginAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Bots, Question } from './ports.ts';
import { newTempo } from './tempo.ts';
import { bot, person, settle, world } from './testing/world.ts';

test('who goes on is quick, who has much to take in is slow, and never slower than that', () => {
  const tempo = newTempo();
  expect(tempo.of(0, 7, 4)).toBe(1);
  tempo.acted(0, 7);
  const of = (news: number): number => tempo.of(0, 7 + news, 4);
  expect(of(0)).toBe(0.5);
  expect(of(4)).toBeCloseTo(1);
  expect(of(8)).toBeGreaterThan(of(4));
  expect(of(400)).toBe(1.5);
});

test('the tempo of a bot is the same whatever it holds', async () => {
  const plain: Title<Kind> = duel;
  const luck = seeded('bot');
  const tempos = async (of: string): Promise<readonly (number | undefined)[]> => {
    const asked: Question[] = [];
    const bots: Bots = {
      async think(question) {
        asked.push(question);
        return beginAs(plain, question.bot, question, luck).best();
      },
    };
    const w = await world(plain, { seats: [person('Ada'), bot], bots, seed: of });
    const ada = await w.sit(0);
    await ada.ask({ t: 'start' });
    await settle(w.room);
    while (ada.scene.outcome === null) {
      const [card] = (ada.scene.view as { hand: number[] }).hand;
      await ada.act({ type: 'bid', card });
      await settle(w.room);
    }
    return asked.map(({ tempo }) => tempo);
  };
  expect(await tempos('one deal')).toEqual(await tempos('another deal'));
});
