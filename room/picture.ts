import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { menuOf, NO_MENU } from './decisions.ts';
import type { Picture } from './protocol.ts';
import { undoInfo } from './undoInfo.ts';

/** What a viewer sees of the game now, and what it can do. Null before the deal. */
export function pictureOf(core: Core, viewer: Viewer, rules: boolean): Picture | null {
  const { game, sitting, head } = core;
  if (sitting === null) return null;
  const { state } = sitting;
  const { must, may, window } = game.awaiting(state);
  const seat = typeof viewer === 'number' ? viewer : null;
  const { options, forms } = seat === null || rules ? NO_MENU : menuOf(core, seat);
  return {
    view: game.view(state, viewer),
    // Not copied: what is the same object need not be compared.
    options,
    forms,
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
