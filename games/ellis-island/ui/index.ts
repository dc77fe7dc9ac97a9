import { type Line, line } from '../../../engine/text.ts';
import type { GameUi } from '../../../kit/table.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { EllisIsland } from '../kind.ts';
import { asked } from './asked.ts';
import { beyond } from './beyond.ts';
import { flights } from './flights.ts';
import { isRacing, memberOf, nameLine } from './sums.ts';
import Table from './Table.svelte';
import './tints.css';
import { UNTOLD } from './untold.ts';

const MOMENTS: readonly Event['type'][] = [
  ...(['raceOver', 'nerveOver', 'interviewOver', 'passed', 'failed', 'handedIn', 'immigrated'] as const),
];
/** The log's headings, the die and the hands say the same. */
function phase(view: View): Line {
  if (view.ended !== null) return line('ui.phase.over', { round: view.round });
  if (view.round === 0) return line(view.step === 'member' ? 'ui.phase.member' : 'ui.phase.family');
  const ferry = view.config.lastFerry;
  return line('ui.phase', {
    mode: view.config.mode,
    round: view.round,
    ferry: ferry === 'off' ? 'off' : 'on',
    last: ferry === 'off' ? 0 : ferry,
    seat: { seat: view.turn.seat },
  });
}

export const ui: GameUi<EllisIsland> = {
  Table,
  loadMoment: () => import('./Moment.svelte'),
  loadReference: () => import('./Reference.svelte'),
  describe: async () => (await import('./describe.ts')).describes,
  story: async () => (await import('./story.ts')).story,
  asked,
  phase,
  turn: (view) => view.turn.count,
  moment: (events, _before, _after, seat) => events.filter((event) => deservesMoment(event, seat)),
  flights,
  gravity: ({ type }) => (type === 'failed' ? 'loss' : undefined),
  // A turn in which the whole family is held would else be a heading with nothing below it.
  untold: (event) => UNTOLD.includes(event.type) && !(event.type === 'turnBegan' && event.idle),
  rereads: (before, after, seat) => isCovered(before, seat) !== isCovered(after, seat),
  dockless: isRacing,
  withheld: (view, seat) => isCovered(view, seat) || (seat !== null && view.exam?.seat === seat),
  beyond,
  heading(action, view) {
    if (action.type === 'move' || action.type === 'stay')
      return line('ui.heading.move', { name: nameLine(memberOf(view, view.turn.seat, action.slot - 1)) });
    if (action.type === 'step') return line('ui.heading.puzzle');
    if (['accept', 'decline', 'withdraw'].includes(action.type)) return line('ui.heading.trade');
    return line(view.round === 0 ? 'ui.heading.start' : 'ui.heading.turn');
  },
  sound(event) {
    switch (event.type) {
      case 'drew':
      case 'cardTurned':
      case 'traded':
        return 'card';
      case 'passed':
      case 'immigrated':
        return 'arrive';
      case 'failed':
        return 'fail';
      case 'ferryCalled':
        // The horn, at its loud hours.
        return event.left === 10 || event.left === 5 ? 'wing' : undefined;
      case 'gameOver':
        return 'win';
      default:
        return undefined;
    }
  },
};

function deservesMoment(event: Event, seat: number | null): boolean {
  // What is drawn turns for its reader alone; the others see nothing but backs.
  if (event.type === 'drew') return event.seat === seat;
  // A trade is a moment for the two who made it.
  if (event.type === 'traded') return event.from === seat || event.to === seat;
  // The Last Ferry is called out, but stops nobody but at its loud hours.
  if (event.type === 'ferryCalled') return event.left === 10 || event.left === 5;
  return MOMENTS.includes(event.type);
}

/** EI-R39: while a family is examined, its own seat and onlookers may not read its names anywhere. */
const isCovered = ({ interview }: View, seat: number | null): boolean =>
  interview !== null && (seat === null || interview.seat === seat);
