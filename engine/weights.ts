import type { Brain } from './brain.ts';
import type { Kind } from './game.ts';
import type { Measured } from './levels.ts';
import type { Features } from './why.ts';

/** By name of a part of a judgement: how much it counts. What is not named counts once. */
export type Values = Readonly<Record<string, number>>;

/** How much the parts of a game's judgement count, and how anybody knows. */
export interface Weights {
  readonly values: Values;
  /** What made them; null: nobody has trained them yet. */
  readonly made: Made | null;
}

/** Enough to make them again: the same command at the same build makes the same weights. */
export interface Made {
  readonly command: string;
  /** On so many deals they were fitted, on so many others they were judged. */
  readonly deals: number;
  readonly judged: number;
  /** By how much more often than the weights before they won, in games of a hundred. */
  readonly gain: Measured;
  readonly build: string;
}

/** What training may change of a brain: its judgement before any weight, and the weights it has. */
export interface Judgement<K extends Kind> {
  readonly bare: Brain<K>;
  readonly weights: Weights;
}

/** The brain whose judgement is its features times these weights. */
export function weighted<K extends Kind>(bare: Brain<K>, values: Values): Brain<K> {
  const { features } = bare;
  // Adding up by name takes longer than judging at once: nothing pays for weights that change nothing.
  if (features === undefined || Object.values(values).every((one) => one === 1)) return bare;
  return {
    ...bare,
    features: (state, seat) => {
      const parts = Object.entries(features(state, seat));
      return Object.fromEntries(parts.map(([name, part]) => [name, part * (values[name] ?? 1)]));
    },
    evaluate: (state, seat) => Math.min(1, Math.max(0, weighedSum(features(state, seat), values))),
  };
}

/** Features times weights, in the order of the features: the same in every engine. */
export function weighedSum(features: Features, values: Values): number {
  let sum = 0;
  for (const [name, part] of Object.entries(features)) sum += part * (values[name] ?? 1);
  return sum;
}
