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
import type { Emigration } from './kind.ts';
import { longest } from './pieces/length.ts';
import { BASIC } from './refusals.ts';
import { ENDS, outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame } from './state.ts';
import { lane } from './steps/border.ts';
import { life } from './steps/life.ts';
import { startTurn } from './steps/rhythm.ts';
import { scalpAsk } from './steps/supply.ts';
import { countDecision } from './steps/timed.ts';
import { turn } from './steps/turn.ts';
import { isMark, refuseUndo } from './steps/undo.ts';
import { register, withdraw } from './steps/withdraw.ts';

const { proceed: _nothingIsAutomatic, ...flow } = fromSteps<Emigration, Frame>(
  { turn, life, scalpAsk, register, withdraw, lane },
  { basic: BASIC, begin: countDecision },
);

export const game: Game<Emigration> = {
  id: 'emigration',
  seats: SEATS,
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  asides: [],
  lendsEyes: true,
  eventTypes: EVENT_TYPES,
  ends: ENDS,
  longest,
  parseConfig,
  parseAction: ACTIONS.parse,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    startTurn(state, state.first, ctx);
    return state;
  },
  ...flow,
  outcome,
  isMark,
  refuseUndo,
  agreedUndo: true,
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};
