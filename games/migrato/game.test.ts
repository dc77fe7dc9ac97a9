import { describe, expect, test } from 'vitest';
import { bug } from '../../engine/bug.ts';
import { type GameRecord, replay, verifyRecord } from '../../engine/record.ts';
import { conforms } from '../../engine/testing/conforms.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn } from '../../engine/testing/recorded.ts';
import { CROSSINGS_DECK } from './content.ts';
import { game } from './game.ts';
import { title as migrato } from './index.ts';
import { NAMES, picture } from './testing/picture.ts';

const { recorded, stored } = recordedIn(new URL('./recorded', import.meta.url));
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);
const why = ({ outcome }: GameRecord): unknown => (outcome as { why?: unknown } | null)?.why;
const recordOf = (end: string): GameRecord =>
  recorded.find((record) => why(record) === end) ?? bug('no record of', end);

/** Our deck with two kites changed, as an owner would enter the printed one. */
const copies = {
  ...Object.fromEntries(CROSSINGS_DECK.rows.map((row) => [row.id, row.copies])),
  'kite-4-day': 3,
  'kite-5-day': 1,
};

conforms(migrato, {
  // Each option value at least once.
  configs: [
    {},
    { endTrigger: 'fiveArrivals', memoryAid: 'species', stallLimit: 30, tieBreak: 'settlements' },
    { memoryAid: 'full', arriveByAssociation: false, firstPlayer: 'host', firstSeat: 1, takeBack: false },
    { leftoverSweep: 'referee', settlementTheft: true, firstPlayer: 'skyQuestion', stallLimit: 60 },
    { content: { id: 'an owner’s box', copies }, memoryAid: 'species' },
  ],
  seats: [2],
  recorded,
  stored,
  knowledge: KNOWLEDGE,
});

describe('recorded games', () => {
  test('[MI-R40][MI-R42][MI-R47] there is one for each way to end', () => {
    expect(new Set(recorded.map(why))).toEqual(new Set(game.ends));
  });

  test.each([...game.ends])('[MI-P7] %s plays strictly as it was recorded', (end) => {
    expect(verifyRecord(game, recordOf(end))).toBeUndefined();
  });

  test('[MI-P7] a changed draw, action or outcome is noticed', () => {
    const record = recordOf('types');
    const other = structuredClone(record) as { entries: { action: unknown }[] } & GameRecord;
    const entry =
      other.entries.find(({ action }) => (action as { type: string }).type === 'discard') ?? bug('none');
    entry.action = { type: 'discard', card: 'light' };
    expect(verifyRecord(game, other)).toBeDefined();
    expect(
      verifyRecord(game, { ...record, outcome: { ...(record.outcome as object), winners: [] } }),
    ).toBeDefined();
  });

  test('[MI-R46] a record needs no take-back: what was taken back never happened', () => {
    for (const record of recorded) {
      for (const { action } of replay(game, record)) expect(action?.type).not.toBe('takeBack');
    }
  });
});

/** Told anew with `npx vitest run games/migrato/game.test.ts -u`; read the difference before committing it. */
test('[MI-E34] the golden playthrough reads as it did', async () => {
  const telling = { heading: 'Migrato', names: NAMES, closes: ['turnEnded'], table: picture } as const;
  await expect(playthrough(migrato, recordOf('types'), telling)).toMatchFileSnapshot(
    './recorded/playthrough.txt',
  );
});
