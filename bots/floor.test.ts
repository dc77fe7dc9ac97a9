import { expect, test } from 'vitest';
import type { Brain } from '../engine/brain.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { titles } from '../games/index.ts';
import { decide } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { searchBot } from './search.ts';
import { decisionsOf } from './testing/decisions.ts';

/** Who searches reckons with what it foresees, and thinks about what greedy play does by rule. */
function ownGreedy({ rule, ...brain }: Brain<Kind>): Brain<Kind> {
  return { ...brain, evaluate: brain.foresee ?? brain.evaluate };
}

/** Where a game has a search of its own, the moves: whom it asks for what it reckons otherwise. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = { 'ellis-island': ['move', 'stay'] };

test.each(Object.values(titles).map((title) => [title.game.id, title] as const))(
  '%s: a search without time to find better plays what its own greedy plays',
  (id, title) => {
    const { game, brain } = title;
    const types = SEARCHED[id];
    const wanted = (_seen: unknown, { type }: Kind['action']): boolean => types?.includes(type) !== false;
    const decisions = decisionsOf(title, 16, wanted);
    expect(decisions.length).toBe(16);
    decisions.forEach(({ seen }, i) => {
      const greedy = decide(greedyBot(game, ownGreedy(brain)), seen, seeded(i));
      expect(decide(searchBot(game, brain, { iterations: 1 }), seen, seeded(i))).toEqual(greedy);
    });
  },
);
