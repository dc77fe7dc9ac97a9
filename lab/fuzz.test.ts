import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type Duel, duel } from '../bots/testing/duel.ts';
import { bug } from '../engine/bug.ts';
import { writeCase } from '../engine/laws/case-file.ts';
import type { Title } from '../engine/title.ts';
import { reopen } from './reopen.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'case.json');
const given = { config: {}, seats: 2, seed: 1, choices: [0, 0, 0, 0] };
writeFileSync(file, writeCase('duel', 'L1', given));

/** Runs it with what it says caught. */
function reopened(title: Title<Duel>, json: boolean) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = reopen(title, file, json);
  const said = out.mock.calls.map(([line]) => String(line));
  const complained = err.mock.calls.map(([line]) => String(line)).join('');
  vi.restoreAllMocks();
  return { code, said, complained };
}

test('a case whose law holds again is told step by step and exits with 0', () => {
  const { code, said, complained } = reopened(duel, false);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(said[0]).toBe('0. deal null');
  expect(said.filter((line) => line.includes('"type":"bid"'))).toHaveLength(4);
  expect(said.at(-1)).toContain('L1 holds');
});

test('a case that is still broken is told up to the break and exits with 1', () => {
  const broken: Title<Duel> = {
    ...duel,
    game: {
      ...duel.game,
      apply(state, actor, action, ctx) {
        duel.game.apply(state, actor, action, ctx);
        if (state.prizes.length === 3) bug('the sky fell');
      },
    },
  };
  const { code, said, complained } = reopened(broken, true);
  expect(code).toBe(1);
  const { law, steps, broke } = JSON.parse(said.join(''));
  expect(law).toBe('L1');
  expect(steps.at(-1).lines[0]).toContain('the sky fell');
  expect(broke).toContain('the sky fell');
  expect(complained).toContain('the sky fell');
});

test('a case of another game is refused', () => {
  const other = { ...duel, game: { ...duel.game, id: 'other' } };
  expect(() => reopen(other, file, false)).toThrow('case: is one of duel, not of other');
});
