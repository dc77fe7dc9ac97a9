import { expect, test } from 'vitest';
import type { Kind } from '../engine/game.ts';
import type { Told } from './table.ts';
import { turningPoints, type Weight } from './turning.ts';

const told = (...weights: Weight[]): Told<Kind>[] =>
  weights.map((weight, seq) => ({ seq, events: [{ type: 'x', ...weight }] }));
const found = (all: readonly Told<Kind>[], seats = 2): string[] =>
  turningPoints(all, (event) => event as Weight, seats).map(({ seq, why }) => `${seq} ${why.key}`);

test('who goes ahead, who draws level, and from where on the lead held', () => {
  const all = told(
    { gain: { seat: 0, by: 3 } },
    { gain: { seat: 1, by: 3 } },
    { gain: { seat: 1, by: 2 } },
    { gain: { seat: 1, by: 1 } },
  );
  expect(found(all)).toEqual(['0 turning.lead', '1 turning.level', '2 turning.held', '3 turning.score']);
});

test('a game that ends level was held by nobody', () => {
  expect(found(told({ gain: { seat: 0, by: 1 } }, { gain: { seat: 1, by: 1 } }))).toEqual([
    '0 turning.lead',
    '1 turning.level',
  ]);
});

test('the largest loss is named only where no other is as large', () => {
  const loss = (by: number): Weight => ({ loss: { seat: 0, by } });
  expect(found(told(loss(1), loss(4), loss(2)))).toEqual([
    '0 turning.setback',
    '1 turning.most',
    '2 turning.setback',
  ]);
  expect(found(told(loss(4), loss(4)))).toEqual(['0 turning.setback', '1 turning.setback']);
  expect(found(told({ loss: { seat: null, by: 9 } }))).toEqual(['0 turning.everyone']);
});

test('deaths and arrivals stay when there is too much to tell, in the order of the game', () => {
  const all = told(
    ...Array.from({ length: 9 }, (): Weight => ({ loss: { seat: 0, by: 1 } })),
    { died: 2 },
    { home: 1 },
  );
  expect(found(all)).toHaveLength(7);
  expect(found(all).slice(-2)).toEqual(['9 turning.died', '10 turning.home']);
});

test('what happened at once is one turning point, and nothing makes none', () => {
  const both: Told<Kind>[] = [
    {
      seq: 4,
      events: [
        { type: 'x', loss: { seat: 0, by: 1 } } as Kind['event'],
        { type: 'x', died: 1 } as Kind['event'],
      ],
    },
  ];
  expect(found(both)).toEqual(['4 turning.died']);
  expect(found(told({}))).toEqual([]);
});
