import { expect, test } from 'vitest';
import { type Chance, seeded } from '../../../engine/chance.ts';
import { type BotLevel, botStep, PASS_PERCENT } from './bot.ts';
import { deal, showing } from './puzzle.ts';
import { FAMILIES, LEVELS, type Progress, type Puzzle } from './types.ts';
import { begin, refuseStep, takeStep } from './work.ts';

function attempt(puzzle: Puzzle, level: BotLevel, chance: Chance): Progress {
  const work = begin(showing(puzzle));
  for (let steps = 0; steps < 50; steps++) {
    const step = botStep(showing(puzzle), work, level, chance);
    if (step === null) return 'failed';
    expect(refuseStep(showing(puzzle), work, step)).toBeUndefined();
    const progress = takeStep(puzzle, work, step);
    if (progress !== 'open') return progress;
  }
  return 'open';
}

test('[10.2] bots pass as often as the table says, in every family, and never hang', () => {
  const tries = 40;
  for (const bot of ['easy', 'normal', 'hard'] as const) {
    for (const level of LEVELS) {
      let passed = 0;
      for (const family of FAMILIES) {
        const puzzle = deal(family, level, seeded(`${bot} ${family}`));
        for (let seed = 0; seed < tries; seed++) {
          const end = attempt(puzzle, bot, seeded(`${bot} ${level} ${family} ${seed}`));
          expect(end).not.toBe('open');
          if (end === 'solved') passed++;
        }
      }
      const percent = (100 * passed) / (tries * FAMILIES.length);
      expect(Math.abs(percent - PASS_PERCENT[bot][level])).toBeLessThan(8);
    }
  }
});
