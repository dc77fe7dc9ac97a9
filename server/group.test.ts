import { expect, test } from 'vitest';
import { StoreTrouble } from '../room/store.ts';
import { type Transaction, writeTogether } from './group.ts';

const transactions = (): { log: string[]; transaction: Transaction } => {
  const log: string[] = [];
  return {
    log,
    transaction: {
      begin: () => void log.push('begin'),
      commit: () => void log.push('commit'),
      rollback: () => void log.push('rollback'),
    },
  };
};

test('all of a group is one transaction', () => {
  const { log, transaction } = transactions();
  const settled = writeTogether(
    transaction,
    [1, 2, 3].map((n) => () => {
      log.push(`write ${n}`);
      return n;
    }),
  );
  expect(log).toEqual(['begin', 'write 1', 'write 2', 'write 3', 'commit']);
  expect(settled).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
});

test('one that fails is refused alone; the others are written', () => {
  const { log, transaction } = transactions();
  const error = new Error('conflict');
  const bad = (): string => {
    throw error;
  };
  expect(writeTogether(transaction, [() => 'fine', bad, () => 'too'])).toEqual([
    { value: 'fine' },
    { error },
    { value: 'too' },
  ]);
  expect(log).toEqual(['begin', 'rollback', 'begin', 'commit', 'begin', 'rollback', 'begin', 'commit']);
});

test('F2 what may have been written is refused to all of its group and not written a second time', () => {
  const { log, transaction } = transactions();
  const error = new StoreTrouble('unsure', 'the disk broke');
  const commit = (): void => {
    throw error;
  };
  expect(writeTogether({ ...transaction, commit }, [() => 1, () => 2])).toEqual([{ error }, { error }]);
  expect(log).toEqual(['begin', 'rollback']);
});

test('a disk that takes nothing refuses everybody', () => {
  const error = new Error('full');
  const commit = (): void => {
    throw error;
  };
  const { transaction } = transactions();
  expect(writeTogether({ ...transaction, commit }, [() => 1, () => 2])).toEqual([{ error }, { error }]);
});
