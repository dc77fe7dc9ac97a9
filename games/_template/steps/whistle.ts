import { type Decision, done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import { rollDie } from '../../../engine/chance.ts';
import { WHISTLE_MS } from '../content.ts';
import type { Ferry } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { Frame } from '../state.ts';

const closes = { type: 'depart' } as const;

type Whistle = Extract<Frame, { step: 'whistle' }>;

/** FE-5, FE-6. A window: whoever calls first, or the clock. */
export const whistle: Decision<Ferry, Whistle> = {
  takes: ['call', 'depart'],
  awaiting: (state, { id }) => ({
    must: [],
    may: state.quays.map((_quay, seat) => seat),
    window: { id, ms: WHISTLE_MS, closes, of: 'whistle' },
  }),
  options: (state, _frame, seat) =>
    (state.quays[seat] ?? []).map((_card, slot) => ({ type: 'call', slot }) as const),

  refuse(state, _frame, actor, action) {
    if (actor === 'clock') {
      return action.type === 'depart' ? undefined : refused('E_ONLY_CALLING');
    }
    if (action.type !== 'call') return refused('E_ONLY_CALLING');
    if (action.slot < (state.quays[actor]?.length ?? 0)) return undefined;
    return refused('E_EMPTY_PLACE');
  },

  apply(state, _frame, actor, action, { chance, at, out, reveal }) {
    done(state);
    if (actor === 'clock' || action.type !== 'call') {
      out?.push({ type: 'departed' });
      return;
    }
    const [card] = state.quays[actor]?.splice(action.slot, 1) ?? [];
    if (card === undefined) return bug('nobody waits at', action);
    reveal('all');
    out?.push({ type: 'called', seat: actor, slot: action.slot, card, at });
    const roll = state.config.storms ? rollDie(chance, 6) : 6;
    if (state.config.storms) out?.push({ type: 'rolled', roll });
    if (roll === 1) state.lost.push(card);
    else state.across[actor]?.push(card);
  },

  fallback: () => bug('nobody must act while the whistle blows'),
};
