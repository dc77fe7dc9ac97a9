import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';
import { idOf } from '../../games/migrato/content.ts';
import { title as migrato } from '../../games/migrato/index.ts';
import { titleOf } from '../titles.ts';
import { chosen, openEnvironment, spacesOf } from './environment.ts';
import { openTable } from './table.ts';

describe('whoever forgets nothing', () => {
  const seats = 2;
  const others = [null, null];
  const config = migrato.game.parseConfig({}, { seats, ranked: false });

  test('knows the own night cards of Migrato, of which the view shows the backs', () => {
    const table = openTable(migrato, config, {
      seats,
      seedOf: (i) => `own/${i}`,
      others,
      memory: 'expert',
    });
    const chance = seeded('own');
    let covered = 0;
    for (let i = 0; i < 600; i++) {
      for (const seat of [0, 1] as const) {
        const view = migrato.game.view(table.state, seat);
        const colonies = table.state.seats[seat].colonies.map(({ cards }) => cards.map(idOf));
        expect(table.told(seat, view)).toMatchObject({ colonies });
        if (view.seats[seat]?.colonies.some(({ cards }) => cards.includes('night'))) covered++;
      }
      table.answer(chosen(table, chance));
    }
    expect(covered).toBeGreaterThan(50);
  });

  test('has the row of everybody and more behind it; an imagined world and a saved one look the same', () => {
    const open = (memory: 'none' | 'expert') => {
      const spaces = spacesOf(migrato, config, seats, memory);
      const setting = { config, tables: 1, seed: 'row', others, memory, spaces };
      return { env: openEnvironment(migrato, { ...setting, observe: 'tensor' }), spaces };
    };
    const [plain, expert] = [open('none'), open('expert')];
    const [size, more] = [plain.spaces.layout.size, expert.spaces.layout.size];
    expect(more).toBeGreaterThan(size);
    expect(expert.spaces.digest).not.toBe(plain.spaces.digest);
    expect(expert.spaces.layout.slices.find(({ at }) => at === size)?.name).toMatch(/^memory\./);
    const chance = seeded('row');
    for (let i = 0; i < 80; i++) {
      const row = [...expert.env.observation];
      expect(row.slice(1, size)).toEqual([...plain.env.observation].slice(1));
      const [told, mask] = [expert.env.memory(0), [...expert.env.mask]];
      const slot = expert.env.save(0);
      expert.env.imagine(0, `world ${i}`);
      expect(expert.env.memory(0)).toEqual(told);
      expect([...expert.env.observation]).toEqual(row);
      expect([...expert.env.mask]).toEqual(mask);
      expert.env.load(0, slot);
      expert.env.free(slot);
      expect(expert.env.memory(0)).toEqual(told);
      const ids = expert.env.options(0).map(({ id }) => id);
      const answer = Int32Array.of(ids[chance.below(ids.length)] ?? 0);
      expert.env.step(answer);
      plain.env.step(answer);
    }
    expect(plain.env.memory(0)).toBeNull();
  });

  test('knows the own card of Ellis Island where it is covered', () => {
    const title = titleOf('ellis-island');
    const island = title.game.parseConfig({ mode: 'quick' }, { seats, ranked: false });
    const wishes = { seats, seedOf: (i: number) => `card/${i}`, others, memory: 'expert' } as const;
    const table = openTable(title, island, wishes);
    const chance = seeded('card');
    let covered = 0;
    for (let i = 0; i < 3000 && covered < 5; i++) {
      const { seat } = table.asked;
      const view = title.game.view(table.state, seat) as { players: readonly { card: unknown }[] };
      const { facts } = table.told(seat, view) as { facts: object | null };
      if (facts !== null && view.players[seat]?.card === null) covered++;
      table.answer(chosen(table, chance));
    }
    expect(covered).toBe(5);
  });

  test('knows no more than the view where the view covers nothing', () => {
    const plain = Object.values(titles).filter(({ remembers }) => remembers === undefined);
    expect(plain.map(({ game }) => game.id)).toEqual(['displacement', 'emigration', 'journey-istanbul']);
    const title = titleOf('emigration');
    const own = title.game.parseConfig({}, { seats, ranked: false });
    expect(spacesOf(title, own, seats, 'expert').digest).toBe(spacesOf(title, own, seats).digest);
  });
});
