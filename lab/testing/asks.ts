import { type Part, playPart } from '../ask/block.ts';
import type { Question } from '../ask/question.ts';
import type { Hand } from '../ask/study.ts';
import { coin } from './coin.ts';

/** What does seat 0 win if it is favoured by so many points? */
export function asked(favour: number, more: Partial<Question> = {}): Question {
  const bots = ['random', 'random'];
  return {
    format: 'crossings-question',
    version: 1,
    ask: 'compare',
    game: 'coin',
    rules: 0,
    seats: 2,
    seed: 's',
    arms: [
      { name: 'A', config: { favour: 0, shaken: false }, bots },
      { name: 'B', config: { favour, shaken: true }, bots },
    ],
    chairs: 'seated',
    main: { measure: 'seat.0.wins', target: null, tolerance: 0.02 },
    guards: [],
    stop: { deals: 200 },
    ...more,
  };
}

/**
 * As many threads as one likes, each slower or faster than the others by `delay`, in turns of the event
 * loop.
 */
export const hands = (
  question: Question,
  threads: number,
  delay = (task: number) => task % 3,
): Hand<Part>[] =>
  Array.from({ length: threads }, (_nothing, hand) => ({
    async give(task) {
      for (let i = 0; i < delay(task + hand); i++) await new Promise((yes) => setImmediate(yes));
      return playPart(coin, question, task);
    },
  }));

export const UNCUT = { by: null, gone: new Promise<never>(() => {}) };
