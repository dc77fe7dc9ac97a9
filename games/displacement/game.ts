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
import type { Displacement } from './kind.ts';
import { longest } from './pieces/length.ts';
import { isMark, noTakeBack, refuseUndo } from './pieces/turn.ts';
import { BASIC } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame } from './state.ts';
import { block } from './steps/block.ts';
import { collect } from './steps/collect.ts';
import { draw } from './steps/draw.ts';
import { migrate } from './steps/migrate.ts';
import { needs } from './steps/needs.ts';
import { resolve } from './steps/resolve.ts';
import { send } from './steps/send.ts';
import { show } from './steps/show.ts';

const { proceed, ...flow } = fromSteps<Displacement, Frame>(
  { draw, block, resolve, migrate, needs, send, collect },
  { basic: BASIC, anyTime: show, begin: noTakeBack },
);

export const game: Game<Displacement> = {
  id: 'displacement',
  seats: SEATS,
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  asides: ['showGoal'],
  lendsEyes: true,
  personal: ['showGoal'],
  // DI-9.1.
  facilitatorSees: ({ facilitatorSeesGoals }) => facilitatorSeesGoals === 'on',
  eventTypes: EVENT_TYPES,
  ends: ['goal', 'limit'],
  longest,
  parseConfig,
  parseAction: ACTIONS.parse,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  isMark,
  refuseUndo,
  // DI-R49: what taught the table something stays, whoever agrees.
  agreedUndo: true,
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};
