import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { ACTIONS } from './action.ts';
import { audit } from './audit.ts';
import { parseConfig, SEATS, TABLE_OPTIONS } from './config.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { openly } from './eyes/openly.ts';
import { redact } from './eyes/redact.ts';
import { view } from './eyes/view.ts';
import type { JourneyIstanbul } from './kind.ts';
import { BASIC } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, ENDS, type Frame } from './state.ts';
import { evening } from './steps/evening.ts';
import { help } from './steps/help.ts';
import { offer, offers } from './steps/offers.ts';
import { isSpokenTo, open } from './steps/open.ts';
import { prepare } from './steps/prepare.ts';
import { isMark, longest, next } from './steps/rhythm.ts';
import { turn } from './steps/turn.ts';
import { refuseGeneralUndo } from './steps/undo.ts';
import { unfit } from './steps/unfit.ts';

const { proceed, ...flow } = fromSteps<JourneyIstanbul, Frame>(
  { next, turn, evening, help, offers, offer, prepare },
  { basic: BASIC, anyTime: open, unfit },
);

export const game: Game<JourneyIstanbul> = {
  id: 'journey-istanbul',
  seats: SEATS,
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  // JI-R46.
  freeText: (config) => config.freeChat,
  actionTypes: ACTIONS.types,
  actionSchema: ACTIONS.schema,
  // 6.3: taking a Move back stands beside the list; a note is free text, which no form can describe.
  asides: ['undoMove', 'writeNote'],
  personal: ['voteEarlyEnd'],
  // JI-R54: what is said and written aside restarts no timer.
  beside: open.takes,
  eventTypes: EVENT_TYPES,
  ends: ENDS,
  longest,
  isSpokenTo,
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
  refuseUndo: refuseGeneralUndo,
  takeBack: { type: 'undoMove' },
  view,
  redact,
  openly,
  clone,
  recall,
  imagine,
  audit,
};
