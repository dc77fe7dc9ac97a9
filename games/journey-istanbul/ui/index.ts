import { line } from '../../../engine/text.ts';
import type { GameUi } from '../../../kit/table.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { asked } from './asked.ts';
import { flights } from './flights.ts';
import { momentOf } from './moments.ts';
import { phase } from './sums.ts';
import Table from './Table.svelte';
import './tints.css';
import { UNTOLD } from './untold.ts';

/** The headings of the log say when a day begins, the moves say whose turn it is. */
export const ui: GameUi<JourneyIstanbul> = {
  Table,
  loadMoment: () => import('./Moment.svelte'),
  loadReference: () => import('./Reference.svelte'),
  describe: async () => (await import('./describe.ts')).describes,
  story: async () => (await import('./story.ts')).story,
  asked,
  talks: true,
  phase,
  turn: (view) => view.t,
  moment: (events, _before, _after, seat) => momentOf(events, seat),
  flights,
  gravity: ({ type }) => (['fined', 'jailed', 'taskLost'].includes(type) ? 'loss' : undefined),
  untold: (event) => UNTOLD.includes(event.type) || (event.type === 'turnBegan' && !event.inJail),
  // What one did and has is needed to play; what one saw, noted and was told is covered.
  covered: (mine, open, seat) => ({
    ...open,
    undo: mine.undo,
    people: open.people.map((person, one) =>
      one === seat ? { ...person, money: mine.people[one]?.money ?? null } : person,
    ),
  }),
  heading(action) {
    if (action.type === 'look') return line('ui.heading.look', { day: action.row });
    if (action.type === 'move' || action.type === 'placeFromJail') return line('ui.heading.move');
    return line(action.type === 'answerOffer' ? 'ui.heading.answer' : 'ui.heading.turn');
  },
  sound(event) {
    switch (event.type) {
      case 'looked':
      case 'drew':
      case 'revealed':
        return 'card';
      case 'gave':
      case 'worked':
        return 'coin';
      default:
        // Nobody is cheered for an arrest or a departure (section 9).
        return undefined;
    }
  },
};
