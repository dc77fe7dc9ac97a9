import { expect, test } from 'vitest';
import { say } from '../../engine/text.ts';
import { title as ellisIsland } from '../../games/ellis-island/index.ts';
import { ownFamilies, ownSet } from '../../games/ellis-island/testing/ownSet.ts';
import { pageOf, resultsIn } from '../plot/page.ts';
import { armText, commandOf } from '../text/again.ts';
import { en } from '../text/en.ts';
import { armOf } from './arm.ts';
import { questionOf } from './asking.ts';
import { playPart } from './block.ts';
import { evidenceOf } from './evidence.ts';
import type { Question } from './question.ts';
import { answer, sealed } from './result.ts';
import { holdsSecrets } from './secret.ts';

const SECRET = { ...ownSet(), families: ownFamilies() };
const OPEN = { ...ownSet(), families: [] };
const SAYS = (one: Parameters<typeof say>[1]): string => say(en, one);

function questionWith(content: unknown): Question {
  const wished = { settings: ['mode=quick'], content: undefined, bots: 'random' };
  const arms = [
    armOf(ellisIsland, 2, { ...wished, name: 'A' }),
    {
      name: 'B',
      config: ellisIsland.game.parseConfig({ mode: 'quick', content }, { seats: 2, ranked: false }),
      bots: ['random', 'random'],
    },
  ];
  return questionOf(ellisIsland, {
    ask: 'compare',
    seats: 2,
    seed: '1',
    arms,
    guards: [],
    main: 'actions',
    stop: { deals: 1 },
  });
}

function reportOn(question: Question): string {
  const evidence = evidenceOf([playPart(ellisIsland, question, 0)], 1);
  const run = { threads: 1, seconds: 0, kept: 0, cut: null, engine: '', build: '' };
  return pageOf([sealed(answer(question, evidence, 'planned'), run)], () => ellisIsland, SAYS);
}

test('families of somebody’s own are secret; ours, and what all may read, are not', () => {
  expect(holdsSecrets(ellisIsland, questionWith(SECRET))).toBe(true);
  expect(holdsSecrets(ellisIsland, questionWith(OPEN))).toBe(false);
  expect(holdsSecrets(ellisIsland, questionWith(undefined))).toBe(false);
});

test('no report, no command and no description carries them', () => {
  const question = questionWith(SECRET);
  const html = reportOn(question);
  expect(html).toContain('cards that players may not read');
  for (const text of [
    html,
    commandOf(ellisIsland, question),
    ...question.arms.map((arm) => armText(ellisIsland, question, arm)),
  ])
    expect(text).not.toContain('(own)');
  expect(resultsIn(html)).toBeUndefined();
  expect(resultsIn(reportOn(questionWith(OPEN)))).toContain('crossings-result');
});
