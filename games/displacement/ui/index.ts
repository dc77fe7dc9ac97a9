import type { Line } from '../../../engine/text.ts';
import type { GameUi } from '../../../kit/table.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { Displacement } from '../kind.ts';
import { aim } from './aim.ts';
import { flights } from './flights.ts';
import { forecastBy } from './forecast.ts';
import { landLine } from './phrases.ts';
import { SIGNALS } from './signals.ts';
import Table from './Table.svelte';
import './tints.css';
import { UNTOLD } from './untold.ts';

const MOMENTS: readonly Event['type'][] = ['goalShown', 'gameEnded'];

/** Told by the headings of the log, by the card drawn next, or by another event of the same moment. */
function phase(view: View, seat: number | null): Line {
  const args = { round: view.round, limit: view.config.roundLimit };
  if (view.ended !== null) return { key: 'ui.phase.over', args };
  const step = view.agenda.at(-1)?.step ?? 'other';
  if (step === 'migrate') return { key: 'ui.phase.migrate', args };
  if (view.active === seat) return { key: 'ui.phase.mine', args: { ...args, step } };
  return { key: 'ui.phase.theirs', args: { ...args, seat: { seat: view.active } } };
}

export const ui: GameUi<Displacement> = {
  Table,
  loadMoment: () => import('./Moment.svelte'),
  loadReference: () => import('./Reference.svelte'),
  describe: async () => (await import('./describe.ts')).describes,
  story: async () => (await import('./story.ts')).story,
  holds: forecastBy,
  phase,
  aim,
  // Mass Urbanization asks all senders at once.
  asked: (view, seat) =>
    view.agenda.at(-1)?.step === 'migrate' && seat !== view.active ? 'choice' : undefined,
  turn: (view) => view.round,
  moment: (events) => events.filter((event) => MOMENTS.includes(event.type)),
  flights,
  phrases: SIGNALS,
  gravity({ type }) {
    if (type === 'pinsDied') return 'death';
    return type === 'communitiesLost' ? 'loss' : undefined;
  },
  untold: (event) => UNTOLD.includes(event.type),
  sound(event) {
    switch (event.type) {
      case 'cardDrawn':
        return 'card';
      case 'settled':
        return 'arrive';
      case 'pinsSent':
      case 'pinsMigrated':
        return 'wing';
      case 'gameEnded':
        return event.winners.length > 0 ? 'win' : 'fail';
      default:
        return undefined;
    }
  },
  heading(action, view) {
    if (action.type === 'send') {
      const origin = view.nations.findIndex(({ colour }) => colour === action.colour);
      return { key: 'ui.head.send', args: { land: landLine(view, origin) } };
    }
    return { key: action.type === 'choosePin' ? `ui.zone.${action.zone}` : 'ui.head.now' };
  },
};
