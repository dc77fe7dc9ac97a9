import type { Refusal } from '../../../engine/game.ts';

export const BASIC = {
  over: { rule: 'FE-13', key: 'refusal.over' },
  turn: { rule: 'FE-12', key: 'refusal.turn' },
  step: { rule: 'FE-12', key: 'refusal.step' },
} as const satisfies Record<string, Refusal>;
