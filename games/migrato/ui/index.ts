import type { Line } from '../../../engine/text.ts';
import type { GameUi } from '../../../kit/table.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { Migrato } from '../kind.ts';
import { flights } from './flights.ts';
import Table from './Table.svelte';
import './tints.css';
import { UNTOLD } from './untold.ts';

const MOMENTS: readonly Event['type'][] = ['colonyRevealed', 'colonyArrived', 'colonyFailed'];

function phase(view: View, seat: number | null): Line {
  if (view.ended !== null) return { key: 'ui.phase.over', args: { turn: view.turn } };
  const step = view.agenda.at(-1)?.step;
  if (step === 'sky') return { key: 'ui.phase.sky' };
  if (seat === null) return { key: 'ui.phase.watch', args: { turn: view.turn } };
  if (view.active === seat) return { key: 'ui.phase.mine', args: { turn: view.turn, step: step ?? 'other' } };
  return { key: 'ui.phase.theirs', args: { turn: view.turn, seat: { seat: view.active } } };
}

export const ui: GameUi<Migrato> = {
  Table,
  loadMoment: () => import('./Moment.svelte'),
  loadReference: () => import('./Reference.svelte'),
  describe: async () => (await import('./describe.ts')).describes,
  story: async () => (await import('./story.ts')).story,
  phase,
  turn: (view) => view.turn,
  moment: (events) => events.filter((event) => MOMENTS.includes(event.type)),
  flights,
  gravity: ({ type }) => (type === 'dangerPlayed' || type === 'colonyFailed' ? 'loss' : undefined),
  untold: (event) => UNTOLD.includes(event.type),
  sound(event) {
    switch (event.type) {
      case 'birdPlayed':
        return event.phase === 'night' ? 'wing' : 'card';
      case 'cardDiscarded':
      case 'dangerPlayed':
        return 'card';
      case 'colonyArrived':
        return 'arrive';
      case 'colonyFailed':
        return 'fail';
      case 'gameEnded':
        return 'win';
      default:
        return undefined;
    }
  },
};
