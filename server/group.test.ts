import { expect, test } from 'vitest';
import { groupCommit } from './group.ts';

const transactions = (): { log: string[]; group: ReturnType<typeof groupCommit> } => {
  const log: string[] = [];
  const group = groupCommit({
    begin: () => void log.push('begin'),
    commit: () => void log.push('commit'),
    rollback: () => void log.push('rollback'),
  });
  return { log, group };
};

test('all of one turn of the loop is one transaction, and nobody hears before its commit', async () => {
  const { log, group } = transactions();
  const heard = [1, 2, 3].map((n) =>
    group.add(() => log.push(`write ${n}`)).then(() => log.push(`told ${n}`)),
  );
  await Promise.all(heard);
  expect(log.slice(0, 5)).toEqual(['begin', 'write 1', 'write 2', 'write 3', 'commit']);
  expect(group.stats).toEqual({ commits: 1, writes: 3 });
});

test('one that fails is rejected alone; the others are written', async () => {
  const { group } = transactions();
  const fine = group.add(() => 'fine');
  const bad = group.add(() => {
    throw new Error('conflict');
  });
  expect(await fine).toBe('fine');
  await expect(bad).rejects.toThrow('conflict');
});

test('more than 512 take more than one transaction', async () => {
  const { group } = transactions();
  await Promise.all(Array.from({ length: 1000 }, (_, i) => group.add(() => i)));
  expect(group.stats).toEqual({ commits: 2, writes: 1000 });
});
