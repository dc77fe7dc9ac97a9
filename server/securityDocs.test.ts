import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of version 5.0.0 has: they stand before those of 3. */
const ASKED: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const asked = Object.entries(ASKED).flatMap(([section, count]) =>
  Array.from({ length: count }, (_none, i) => `${section}.${i + 1}`),
);

/** "6.2.1 to 6.2.3, 6.3.1" names four. */
function named(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const section = first.slice(0, first.lastIndexOf('.') + 1);
    const [from, to] = [first, last].map((one) => Number(one.slice(one.lastIndexOf('.') + 1)));
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_none, i) => `${section}${(from ?? 0) + i}`);
  });
}

test('every requirement of ASVS 5.0.0, levels 1 and 2, has one answer, and nothing else has', () => {
  const list = text.slice(text.indexOf('## ASVS 5.0.0'), text.indexOf('## What proves it'));
  const rows = [...list.matchAll(/^\| (\d+\.\d+\.[^|]*?) +\| (.+?) +\|$/gm)];
  const answered = rows.flatMap(([, cell = '']) => named(cell));
  expect(answered.toSorted()).toEqual(asked.toSorted());
  const unclear = rows.filter(
    ([, , answer = '']) => !/^(met|n\/a|in part|open|the operator’s)\b/.test(answer),
  );
  expect(unclear.map(([, cell]) => cell)).toEqual([]);
});

test('files that the page names are there', () => {
  const files = [...text.matchAll(/`((?:server|service|room|engine|bench)\/[\w./-]+\.(?:ts|md))`/g)];
  expect(files.length).toBeGreaterThan(20);
  for (const [, file = ''] of files)
    expect(() => readFileSync(join(import.meta.dirname, '..', file)), file).not.toThrow();
});
