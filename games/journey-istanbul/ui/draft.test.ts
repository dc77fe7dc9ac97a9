import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { given, ORANGE, RED } from '../testing/given.ts';
import { cardNo } from '../testing/play.ts';
import { actionOf, lackOf, MODES, newDraft, onTopic, truthOf } from './draft.ts';
import { glue, type Part, partLine, sentenceOf } from './parts.ts';
import { shelves } from './shelves.ts';
import { hearersOf, modesOf, sendLine } from './speech.ts';

const state = given({ seats: 3, t: 2, sheet: { 3: 'P3A W3-TAK', 5: 'J5-FAT' }, seen: { P3A: [RED] } });
const view = game.view(state, RED);
const forms = game.forms(state, RED);

test('whatever is composed, the rules take it as it stands', () => {
  for (const mode of MODES) {
    for (const trade of ['tell', 'show', 'swap'] as const) {
      const draft = { ...newDraft(view, RED, mode), trade };
      expect(game.refuse(state, RED, game.parseAction(actionOf(draft)))).toBeUndefined();
    }
  }
});

test('every part of a sentence has words and something to choose, and every choice is lawful', () => {
  for (const mode of modesOf(forms)) {
    const draft = newDraft(view, RED, mode);
    for (const part of sentenceOf(draft).parts) {
      expect(partLine(view, draft, part)).toBeDefined();
      const options = shelves(view, RED, draft, part, hearersOf(forms, mode)).flatMap((one) => one.options);
      expect(options.filter((one) => one.on).length).toBeGreaterThan(0);
      for (const { set } of options) {
        expect(game.refuse(state, RED, game.parseAction(actionOf({ ...draft, ...set })))).toBeUndefined();
      }
    }
  }
});

test('a claim begins with the truth as far as its author knows it, and never with an invention', () => {
  const seen = newDraft(view, RED, 'tell');
  expect(actionOf(seen)).toMatchObject({ what: 'police', amount: 4000 });
  expect(truthOf(view, seen)).toBe('seen');
  expect(truthOf(view, { ...seen, kind: 'nothing' })).toBe('other');
  const unseen = onTopic(view, { ...seen, about: `card-${cardNo(state, 'W3-TAK')}` });
  expect(actionOf(unseen)).toMatchObject({ what: 'unknown', amount: 0 });
  expect(truthOf(view, { ...unseen, kind: 'work' })).toBe('unseen');
});

test('money goes to one person who is still in Istanbul', () => {
  const two = given({ seats: 3, at: ['KAD', 'out', 'KAD'] });
  expect(newDraft(game.view(two, RED), RED, 'give').to).toBe(2);
  expect(hearersOf(game.forms(two, RED), 'give')).toEqual([2]);
  expect(newDraft(view, RED, 'give', ORANGE).to).toBe(ORANGE);
});

test('no sign is left alone on a line, and none is lost or doubled', () => {
  const isPart = (piece: string): piece is Part => piece === 'to' || piece === 'sum';
  const pieces = ['To ', 'to', ': “Can you give me ', 'sum', '?”'];
  const bits = glue(pieces, isPart);
  expect(bits.map(({ before, part = '', text, after }) => before + part + text + after).join('')).toBe(
    pieces.join(''),
  );
  expect(bits.at(-1)).toEqual({ part: 'sum', before: '', text: '', after: '?”' });
  expect(glue(['', 'to', '-', 'sum', ''], isPart).map(({ before, after }) => before + after)).toEqual([
    '-',
    '',
  ]);
});

test('[JI-R44] what somebody lacks is offered by name, unless money is closed; every amount can be reached', () => {
  const jailed = {
    seats: 3,
    t: 4,
    at: ['KAD', 'jail'],
    cell: 'P3A',
    release: 6,
    money: [9000, 1000],
  } as const;
  const give = (state: State) => {
    const sight = game.view(state, RED);
    const draft = newDraft(sight, RED, 'give', ORANGE);
    return shelves(sight, RED, draft, 'sum', []).map((one) => one.options.map(({ label }) => label.key));
  };
  expect(lackOf(game.view(given(jailed), RED), ORANGE)).toBe(3000);
  expect(give(given(jailed))[0]).toContain('ui.sum.lacks');
  expect(give(given(jailed))[1]).toEqual(['ui.sum.more', 'ui.sum.more']);
  const closed = given({ ...jailed, config: { moneyVisible: 'closed' } });
  expect(give(closed)[0]).not.toContain('ui.sum.lacks');
});

test('who does not know says just that, and the button promises no money', () => {
  const answer = { ...newDraft(view, RED, 'tell', ORANGE), mode: 'answer', price: 1000 } as const;
  expect(sentenceOf({ ...answer, kind: 'unknown' })).toMatchObject({
    key: 'ui.claim.plain',
    parts: ['kind'],
  });
  expect(sendLine({ ...answer, kind: 'unknown' }).key).toBe('ui.send.answer');
  expect(sendLine(answer).key).toBe('ui.send.answerPaid');
});
