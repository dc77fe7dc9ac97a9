import { describe, expect, test } from 'vitest';
import { recordWish } from '../../bots/testing/record.ts';
import { conforms } from '../../engine/testing/conforms.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { recordedIn, recordIn } from '../../engine/testing/recorded.ts';
import { title } from './index.ts';
import { WISHES } from './testing/record.ts';

const RECORDED = new URL('./recorded', import.meta.url);
const KNOWLEDGE = new URL('./testing/knowledge.txt', import.meta.url);

conforms(title, {
  configs: [{}, { rounds: 2, storms: false, takeBack: false }],
  seats: [2, 4],
  ...recordedIn(RECORDED),
  knowledge: KNOWLEDGE,
});

describe('recorded games', () => {
  test.each(WISHES)('$name is what its wish still gives', (wish) => {
    expect(recordWish(title, wish)).toEqual(recordIn(RECORDED, wish.name));
  });

  /** Told anew with `npx vitest run games/<id>/game.test.ts -u`; read the difference before committing it. */
  test('the golden playthrough reads as it did', async () => {
    const telling = {
      heading: 'Ferry',
      names: ['Ana', 'Ben', 'Cem'],
      closes: ['departed', 'rolled'],
    } as const;
    await expect(playthrough(title, recordIn(RECORDED, 'crossed'), telling)).toMatchFileSnapshot(
      './recorded/playthrough.txt',
    );
  });
});
