import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { ACTIONS } from './action.ts';
import { audit } from './audit.ts';
import { parseConfig, SEATS, TABLE_OPTIONS } from './config.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { redact } from './eyes/redact.ts';
import { view } from './eyes/view.ts';
import type { Ferry } from './kind.ts';
import { BASIC, refused } from './refusals.ts';
import { ENDS, outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame, migrations } from './state.ts';
import { gift } from './steps/gift.ts';
import { pack } from './steps/pack.ts';
import { refill, round } from './steps/round.ts';
import { whistle } from './steps/whistle.ts';

const { proceed, ...flow } = fromSteps<Ferry, Frame>(
  { round, pack, whistle, refill },
  { basic: BASIC, anyTime: gift },
);

export const game: Game<Ferry> = {
  id: 'ferry',
  seats: SEATS,
  migrations,
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  asides: ['leave'],
  personal: ['leave'],
  ownTimes: ['whistle'],
  eventTypes: EVENT_TYPES,
  ends: ENDS,
  longest: ({ rounds }, seats) => rounds * (2 * seats + 1) + 1,
  parseConfig,
  parseAction: ACTIONS.parse,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  // Every action stands for itself: taking back goes one action at a time.
  isMark: () => true,
  refuseUndo: ({ config }) => (config.takeBack ? undefined : refused('E_NO_TAKE_BACK')),
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};
