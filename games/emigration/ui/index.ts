import type { Line } from '../../../engine/text.ts';
import type { GameUi } from '../../../kit/table.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import type { Emigration } from '../kind.ts';
import { flights } from './flights.ts';
import { foreseeBy } from './foresee.ts';
import { momentOf } from './moments.ts';
import { groupOf } from './pick.ts';
import Table from './Table.svelte';
import './tints.css';
import { UNTOLD } from './untold.ts';

function phase(view: View): Line {
  const { turn, active } = view;
  if (view.ended) return { key: 'ui.phase.over', args: { turn } };
  const args = { turn, seat: { seat: active } };
  if (view.phase === 'preparation') return { key: 'ui.phase.preparation', args };
  const through = view.seats.filter((one) => one.crossing !== null).length;
  return { key: 'ui.phase.border', args: { ...args, n: through + 1, of: view.seats.length } };
}

/** By whose they are or where they lie, as in the first tap of the dock. */
function heading(action: Action): Line {
  const group = groupOf(action);
  if (group.startsWith('seat-'))
    return { key: 'ui.layoutOf', args: { seat: { seat: Number(group.slice(5)) } } };
  if (group === 'answer') return { key: 'ui.group.answer' };
  return { key: `ui.group.${group === 'graduate' ? 'college' : group}` };
}

export const ui: GameUi<Emigration> = {
  open: true,
  Table,
  loadMoment: () => import('./Moment.svelte'),
  loadReference: () => import('./Reference.svelte'),
  describe: async () => (await import('./describe.ts')).describes,
  story: async () => (await import('./story.ts')).story,
  holds: foreseeBy,
  phase,
  turn: (view) => view.turn,
  moment: (events, _before, _after, seat) => momentOf(events, seat),
  flights,
  heading,
  gravity: (event) =>
    event.type === 'refused' ||
    event.type === 'lifeRemoved' ||
    (event.type === 'supplyTaken' && event.without.length > 0)
      ? 'loss'
      : undefined,
  untold: (event) => UNTOLD.includes(event.type),
  sound(event) {
    switch (event.type) {
      case 'bought':
      case 'discarded':
      case 'sold':
      case 'supplyTaken':
      case 'lifeActivated':
      case 'scalped':
        return 'card';
      case 'paydayPaid':
      case 'graduated':
      case 'entered':
        return 'arrive';
      case 'refused':
      case 'enrolmentFailed':
        return 'fail';
      case 'gameEnded':
        return 'win';
      default:
        return undefined;
    }
  },
};
