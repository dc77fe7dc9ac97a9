import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { scripted, seeded } from './chance.ts';
import { digest } from './digest.ts';
import type { Actor } from './game.ts';
import { playOn, playout, sampleForm } from './playout.ts';

const { game } = ferry;
const config = game.parseConfig({}, { seats: 3, ranked: false });

test('plays to the end, the same game for the same seed', () => {
  const once = playout(game, config, 3, seeded(4));
  const again = playout(game, config, 3, seeded(4));
  expect(once.outcome).toEqual(game.outcome(once.state));
  expect(digest(once.state)).toBe(digest(again.state));
  expect(once.actions).toBe(again.actions);
});

test('tells every action and collects events, without changing the game', () => {
  const actors: Actor[] = [];
  const out: { type: string }[] = [];
  const told = playout(game, config, 3, seeded(4), undefined, {
    out: out as never[],
    onAction: (actor) => actors.push(actor),
  });
  expect(actors).toHaveLength(told.actions);
  expect(out.map(({ type }) => type)).toContain('dealt');
  expect(digest(told.state)).toBe(digest(playout(game, config, 3, seeded(4)).state));
});

test('closes windows by the clock, and with extras fills in forms', () => {
  const types = new Set<string>();
  const actors = new Set<Actor>();
  const onAction = (actor: Actor, action: { type: string }): void => {
    types.add(action.type);
    actors.add(actor);
  };
  for (let seed = 0; seed < 40; seed++) playout(game, config, 3, seeded(seed), undefined, { onAction });
  expect([...types].sort()).toEqual(['call', 'depart', 'lay']);
  for (let seed = 0; seed < 40; seed++) {
    playout(game, config, 3, seeded(seed), undefined, { onAction, extras: true });
  }
  expect([...types].sort()).toEqual(['call', 'depart', 'gift', 'lay']);
  expect(actors).toEqual(new Set([0, 1, 2, 'clock']));
});

test('lets a policy choose', () => {
  const { state } = playout(game, config, 2, seeded(1), (_state, _seat, options) => options[0] as never);
  expect(() => game.audit(state)).not.toThrow();
});

test('fails loudly when a game does not end, or has no outcome at its end', () => {
  const { state } = playout(game, config, 2, seeded(1));
  const mute = { ...game, outcome: () => undefined };
  expect(() => playOn(mute, state, 10, seeded(1))).toThrow(/no outcome/);
  expect(() => playout({ ...game, longest: () => 3 }, config, 2, seeded(1))).toThrow(/not over after 3/);
  const idle = { ...game, options: () => [], forms: () => [] };
  expect(() => playout(idle, config, 2, seeded(1))).toThrow(/can act/);
});

test('fills in each kind of field as the form allows', () => {
  const form = {
    type: 'bid',
    fields: {
      to: { kind: 'one', of: ['a', 'b'] },
      cards: { kind: 'some', of: [1, 2, 3, 4], min: 1, max: 3 },
      goods: { kind: 'counts', of: ['tea', 'salt'], max: [2, 0] },
      price: { kind: 'number', min: 5, max: 15, step: 5 },
    },
  } as const;
  const seen = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { type, to, cards, goods, price } = sampleForm(form, seeded(seed));
    expect(type).toBe('bid');
    seen
      .add(`to ${to}`)
      .add(`cards ${cards}`)
      .add(`goods ${JSON.stringify(goods)}`)
      .add(`price ${price}`);
  }
  const starting = (word: string): number => [...seen].filter((text) => text.startsWith(word)).length;
  expect(['to', 'cards', 'goods', 'price'].map(starting)).toEqual([2, 4 + 6 + 4, 3, 3]);
});

test('picks each subset of a given size equally often', () => {
  const form = { type: 'x', fields: { cards: { kind: 'some', of: [0, 1, 2, 3], min: 2, max: 2 } } } as const;
  const counts = new Map<string, number>();
  const chance = seeded('subsets');
  for (let i = 0; i < 6000; i++) {
    const text = String(sampleForm(form, chance).cards);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('a field with one answer asks for it all the same', () => {
  const form = { type: 'x', fields: { n: { kind: 'number', min: 3, max: 3, step: 1 } } } as const;
  expect(sampleForm(form, scripted(0))).toEqual({ type: 'x', n: 3 });
});
