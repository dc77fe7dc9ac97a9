import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { ACTIONS } from './action.ts';
import { audit } from './audit.ts';
import { type Config, parseConfig, publicConfig, SEATS, TABLE_OPTIONS } from './config.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { redact } from './eyes/redact.ts';
import { secluded, view } from './eyes/view.ts';
import type { EllisIsland } from './kind.ts';
import { realTime } from './pieces/race/realTime.ts';
import { BASIC, refused } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame, stepOf } from './state.ts';
import { discard } from './steps/discard.ts';
import { deal, family, member } from './steps/families.ts';
import { ask, mark } from './steps/interview.ts';
import { lost } from './steps/lost.ts';
import { doctor, showStep as show, work } from './steps/mental.ts';
import { nerve } from './steps/nerve.ts';
import { after, challenge, idle, move, roll } from './steps/parts.ts';
import { refuseClock } from './steps/place.ts';
import { race } from './steps/race.ts';
import { ready } from './steps/ready.ts';
import { anyTime } from './steps/resign.ts';
import { begin, end } from './steps/rhythm.ts';

const { proceed, ...flow } = fromSteps<EllisIsland, Frame>(
  {
    family,
    member,
    deal,
    begin,
    idle,
    roll,
    move,
    challenge,
    after,
    discard,
    end,
    ready,
    race,
    lost,
    nerve,
    doctor,
    show,
    work,
    ask,
    mark,
  },
  {
    basic: BASIC,
    anyTime,
    unfit: (state, seat, action) => (state.ended === null ? refuseClock(seat, action) : undefined),
  },
);

/** Offers, counters and answers of a turn, each with its time to consider, and a Challenge of up to 400 steps. */
const MOST_PER_TURN = 800;
/** Without a Last Ferry a game may not end by itself; so many rounds are never played. */
const NO_FERRY = 2000;

const WITHIN: ReadonlySet<string> = new Set(['move', 'challenge', 'after', 'discard', 'end']);

/** All the rules, but for what is written on the printed Family Cards: `game.ts` has them, a page of a table has not. */
export const rules: Game<EllisIsland> = {
  id: 'ellis-island',
  seats: SEATS,
  stage: 'beta',
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  // Of what can be offered, discarded, assigned or said only a part is listed: no form can describe all of it.
  asides: ['resign', 'prefer', 'lost', 'offer', 'counter', 'discard', 'step', 'say'],
  eventTypes: EVENT_TYPES,
  ends: ['immigrated', 'lastFerry', 'lastSeat', 'noMatch'],
  longest: ({ lastFerry }: Config, seats) =>
    (lastFerry === 'off' ? NO_FERRY : lastFerry) * seats * MOST_PER_TURN,
  parseConfig,
  publicConfig,
  parseAction: ACTIONS.parse,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  // A Challenge stands for itself, too.
  isMark: (state) => !WITHIN.has(stepOf(state) ?? 'end'),
  // Section 9: nothing is taken back; what is chosen is shown before it is confirmed.
  refuseUndo: () => refused('E_NO_UNDO'),
  view,
  redact,
  secluded,
  clone,
  recall,
  imagine,
  audit,
  realTime,
};
