import { expect, test } from 'vitest';
import { beyond } from './beyond.ts';

const work = { step: 'work', exam: { seat: 1, ticks: 4 }, interview: null, players: [] } as const;

test('[EI-R35] who is examined sees the whole limit, and nobody else a clock', () => {
  expect(beyond(work, 1)).toBe(90_000);
  expect(beyond({ ...work, exam: { seat: 1, ticks: 1 } }, 1)).toBe(0);
  expect(beyond({ ...work, exam: { seat: 1, ticks: -1 } }, 1)).toBeNull();
  for (const seat of [0, 2, null])
    expect(beyond({ ...work, exam: { seat: 1, ticks: null } }, seat)).toBeNull();
  const asked = { step: 'ask', exam: null, interview: { seat: 0, ticks: 2 }, players: [] } as const;
  expect(beyond(asked, 0)).toBe(30_000);
  expect(beyond(asked, 1)).toBeNull();
});

test('nobody needs a clock while the cubes are tapped, and elsewhere it is that of the turn', () => {
  expect(beyond({ ...work, step: 'show' }, 1)).toBeNull();
  expect(beyond({ step: 'move', exam: null, interview: null, players: [] }, 1)).toBe(0);
  expect(beyond({ ...work, step: 'doctor' }, 0)).toBe(0);
});

test('[EI-R36] whoever has no limit is shown no clock, whatever is asked', () => {
  const players = [{ prefer: null }, { prefer: { calm: false, text: false, time: 'none' } }] as const;
  for (const step of ['family', 'nerve', 'work', 'roll'] as const) {
    expect(beyond({ ...work, step, players }, 1)).toBeNull();
    expect(beyond({ ...work, step: 'roll', players }, 0)).toBe(0);
  }
});
