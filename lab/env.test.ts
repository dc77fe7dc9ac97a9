import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { canonical } from '../engine/digest.ts';
import { titles } from '../games/index.ts';
import { chosen, openEnvironment, spacesOf } from './env/environment.ts';
import { openTable } from './env/table.ts';

const LONG = process.env.CROSSINGS_LONG === '1';
const STEPS = LONG ? 20_000 : 600;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const games = Object.values(titles).map((title) => ({ name: title.game.id, title }));

describe.each(games)('the environment of $name', ({ title }) => {
  const { game } = title;
  const seats = game.seats.min;
  const config = game.parseConfig({}, { seats, ranked: false });
  const spaces = spacesOf(title, config, seats);
  const { layout, codec } = spaces;
  const others = new Array<null>(seats).fill(null);
  const written = (view: unknown, seat: number): Float32Array => {
    const out = new Float32Array(layout.size);
    layout.write(view, seat, out, 0);
    return out;
  };

  test('L15 a tensor says what the view says, and nothing else', () => {
    const table = openTable(title, config, { seats, seedOf: (i) => `law/${i}`, others });
    const chance = seeded('law');
    const seen = new Map<string, string>();
    let outside = 0;
    for (let i = 0; i < STEPS; i++) {
      const { seat, options } = table.asked;
      const view = game.view(table.state, seat);
      const tensor = written(view, seat);
      expect(tensor.every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
      if (i % 10 === 0) {
        // A world that this seat cannot tell from its own has the same tensor and the same mask.
        const world = game.imagine(view, seat, null, chance);
        expect(canonical(game.view(world, seat))).toBe(canonical(view));
        expect(written(game.view(world, seat), seat)).toEqual(tensor);
        expect(codec.idsOf(game.options(world, seat))).toEqual(codec.idsOf(options));
      }
      // Another view has another tensor, unless something in it has no place, which the first number says.
      if (tensor[0] === 1) outside++;
      else {
        const text = tensor.join();
        const same = seen.get(text);
        if (same !== undefined) expect(canonical(view)).toBe(same);
        seen.set(text, canonical(view));
      }
      table.answer(chosen(table, chance));
    }
    expect(outside / STEPS).toBeLessThan(0.5);
  });

  test('L16 all options have numbers, all different, that lead back to them', () => {
    const table = openTable(title, config, { seats, seedOf: (i) => `codec/${i}`, others });
    const chance = seeded('codec');
    let spare = 0;
    let all = 0;
    for (let i = 0; i < STEPS; i++) {
      const ids = codec.idsOf(table.asked.options);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Math.max(...ids)).toBeLessThan(codec.count);
      expect(ids).not.toContain(0);
      spare += ids.filter((id) => codec.known[id] === null).length;
      all += ids.length;
      table.answer(chosen(table, chance));
    }
    expect(spare / all).toBeLessThan(0.25);
  });

  test('the mask is the menu, wrong answers change nothing, and seeds repeat', () => {
    const open = () =>
      openEnvironment(title, { config, tables: 4, seed: 'mask', observe: 'tensor', others, spaces });
    const [env, again] = [open(), open()];
    const chance = seeded('mask');
    const legal = (k: number): number[] => env.options(k).map(({ id }) => id);
    for (let i = 0; i < STEPS / 4; i++) {
      const width = env.mask.length / env.tables;
      for (let k = 0; k < env.tables; k++) {
        const bits = Array.from({ length: codec.count }, (_bit, id) => id).filter(
          (id) => ((env.mask[k * width + (id >> 3)] ?? 0) >> (id & 7)) & 1,
        );
        expect(bits).toEqual(legal(k).sort((a, b) => a - b));
      }
      const before = [...env.mask];
      expect(() => env.step(Int32Array.from([0, 0, 0, codec.count]))).toThrow('is no answer there');
      expect([...env.mask]).toEqual(before);
      const answers = Int32Array.from({ length: env.tables }, (_table, k) => {
        const ids = legal(k);
        return ids[chance.below(ids.length)] ?? 0;
      });
      env.step(answers);
      again.step(answers);
      expect(again.observation).toEqual(env.observation);
      expect(again.done).toEqual(env.done);
    }
  });
});

describe('from Python', () => {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (python === undefined)
    console.error('NOT TESTED: lab/env/crossings.py, because there is no Python here');

  test.skipIf(python === undefined)('random play of all games, and both orders of calls', () => {
    const { status, stdout, stderr } = spawnSync(
      python ?? '',
      [here('./env/check.py'), 'migrato', ...Object.keys(titles).filter((name) => name !== 'migrato')],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          CROSSINGS: `${process.execPath} ${here('./crossings.ts')}`,
          PYTHONDONTWRITEBYTECODE: '1',
        },
      },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toContain("migrato OpenSpiel's order of calls");
  });
});
