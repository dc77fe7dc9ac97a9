import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { menuOf } from './decisions.ts';
import type { Picture } from './protocol.ts';
import { undoInfo } from './undoInfo.ts';

const NONE: readonly unknown[] = [];

/** What a viewer sees of the game now, and what it can do. Null before the deal. */
export function pictureOf(core: Core, viewer: Viewer, rules: boolean): Picture | null {
  const { game, sitting, head } = core;
  if (sitting === null) return null;
  const { state } = sitting;
  const { must, may, window } = game.awaiting(state);
  const seat = typeof viewer === 'number' ? viewer : null;
  const menu = seat === null || rules ? undefined : menuOf(core, seat);
  return {
    view: game.view(state, viewer),
    // Not copied: what is the same object need not be compared.
    options: (menu?.options ?? NONE) as unknown[],
    forms: (menu?.forms ?? NONE) as unknown[],
    awaiting: {
      must: [...must],
      may: may.filter((other) => other === seat),
      window: window === undefined || window.hidden ? null : { id: window.id, ms: window.ms },
    },
    decision: seat === null ? null : (head.decisions[seat] ?? null),
    undo: undoInfo(core, seat),
    left: core.clock.left(),
    outcome: game.outcome(state) ?? null,
  };
}
