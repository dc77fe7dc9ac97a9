import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { ACTIONS } from './action.ts';
import { audit } from './audit.ts';
import { parseConfig, SEATS, TABLE_OPTIONS } from './config.ts';
import { faceOf, isNight } from './content.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { redact } from './eyes/redact.ts';
import { view } from './eyes/view.ts';
import type { Migrato } from './kind.ts';
import { BASIC, refused } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame } from './state.ts';
import { act } from './steps/act.ts';
import { check, declare } from './steps/arrive.ts';
import { deal } from './steps/deal.ts';
import { leftovers } from './steps/leftovers.ts';
import { resign } from './steps/resign.ts';
import { sky } from './steps/sky.ts';
import { discard, draw, endTurn } from './steps/turn.ts';

const { proceed, ...flow } = fromSteps<Migrato, Frame>(
  { sky, deal, act, declare, check, leftovers, discard, draw, endTurn },
  { basic: BASIC, anyTime: resign },
);

export const game: Game<Migrato> = {
  id: 'migrato',
  seats: SEATS,
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  asides: ['resign'],
  personal: ['resign'],
  // MI-R47: nobody has seen what a stand-in would lay face down, and nobody is shown it again.
  isPersonal: ({ config }, action) =>
    action.type === 'playBird' && config.memoryAid !== 'full' && isNight(faceOf(action.card)),
  // MI-R15.
  withoutNotes: true,
  withoutHints: ({ memoryAid }) => memoryAid === 'none',
  lendsEyes: true,
  // MI-R5: each moves one seat further, so whoever did not begin sits where the one did who began.
  rematch: ({ config, first }) => ({ ...config, firstPlayer: 'host', firstSeat: first }),
  eventTypes: EVENT_TYPES,
  ends: ['types', 'arrivals', 'season', 'resign'],
  // MI-R42: nine stretches of turns, each of at most four decisions, after two answers to the sky.
  longest: (config) => 2 + 9 * config.stallLimit * 4,
  parseConfig,
  parseAction: ACTIONS.parse,
  setup(config, _seats, ctx) {
    const state = layOut(config, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  isMark: (state) => state.agenda.at(-1)?.step === 'act',
  // MI-R46. That the last action was this seat's own is the table's to check.
  refuseUndo(state, seat) {
    const frame = state.agenda.at(-1);
    const quiet = frame?.step === 'discard' && frame.quiet && state.active === seat;
    return quiet && state.config.takeBack ? undefined : refused('E_NO_TAKE_BACK');
  },
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};
