import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { title as ferry } from '../../games/_template/index.ts';
import type { Ferry } from '../../games/_template/kind.ts';
import type { Game } from '../game.ts';
import { knowledgeOf } from '../laws/knowledge.ts';
import { declaration, unsaid } from './declaration.ts';

const healthy = ferry.game;
const declared = readFileSync(
  new URL('../../games/_template/testing/knowledge.txt', import.meta.url),
  'utf8',
);

/** The lines that a changed game would add to what the template declares. */
function opened(change: Partial<Game<Ferry>>, seats: readonly number[] = [2, 4]): readonly string[] {
  const title = { ...ferry, game: { ...healthy, ...change } };
  const found = knowledgeOf(title, { configs: [{}], seats, games: 30, seed: 1 });
  const before = new Set(declared.split('\n'));
  return declaration(found, declared)
    .split('\n')
    .filter((line) => !before.has(line));
}

test('the game as it is adds nothing', () => {
  expect(opened({})).toEqual([]);
  expect(unsaid(declared)).toEqual([]);
});

test('hands that lie open for all seats are new, although no world differs', () => {
  const view: Game<Ferry>['view'] = (state, viewer) => ({
    ...healthy.view(state, viewer),
    hands: state.hands.map((hand) => [...hand]),
  });
  expect(opened({ view })).toContain('  hands[each][]: open');
});

test('hands that lie open for the public at a table for two are new', () => {
  const view: Game<Ferry>['view'] = (state, viewer) => {
    const { hands } = state;
    const seen = healthy.view(state, viewer);
    return viewer === 'public' ? { ...seen, hands: hands.map((hand) => [...hand]) } : seen;
  };
  expect(opened({ view }, [2])).toEqual(['  hands[][]: hidden']);
});

test('a field that nobody had is new, and wants a word', () => {
  const view: Game<Ferry>['view'] = (state, viewer) => ({
    ...healthy.view(state, viewer),
    hint: state.deck.length % 2,
  });
  const lines = opened({ view });
  expect(lines).toEqual(['hint -- ?', '  hint: open']);
  expect(unsaid(lines.join('\n'))).toEqual(['hint -- ?']);
});

test('a back that is turned up is new, although its field is not', () => {
  const veiled: Game<Ferry>['view'] = (state, viewer) => ({
    ...healthy.view(state, viewer),
    top: viewer === 'all' ? (state.deck.at(-1) ?? '') : 'back',
  });
  const open: Game<Ferry>['view'] = (state, viewer) => ({
    ...healthy.view(state, viewer),
    top: state.deck.at(-1) ?? '',
  });
  const knownOf = (view: Game<Ferry>['view'], before: string): string => {
    const title = { ...ferry, game: { ...healthy, view } };
    return declaration(knowledgeOf(title, { configs: [{}], seats: [2], games: 30, seed: 1 }), before);
  };
  const before = knownOf(veiled, declared);
  expect(before).toContain('  top: veiled');
  expect(knownOf(veiled, before)).toBe(before);
  expect(knownOf(open, before)).not.toBe(before);
});

test('the terms of a form that an event tells are new, although the state does not keep them', () => {
  const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
    healthy.apply(state, actor, action, ctx);
    const last = ctx.out?.at(-1);
    if (action.type === 'gift' && last !== undefined) Object.assign(last, { places: action.cards });
  };
  expect(opened({ apply })).toContain('  gave: .count .from .places[] .to');
});

test('a field of an event that more are told is new', () => {
  const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
    event.type === 'drew' && viewer !== 'public' ? event : healthy.redact(event, viewer, state, when);
  expect(opened({ redact })).toEqual(['  drew.card: every seat']);
});

test('words of people, and lines that nothing shows now, stay', () => {
  const before = declared.replace('  round: open', '  round: open\nsails -- red\n  sails: open');
  const found = knowledgeOf(ferry, { configs: [{}], seats: [2, 4], games: 30, seed: 1 });
  expect(declaration(found, before)).toContain('sails -- red\n  sails: open');
});
