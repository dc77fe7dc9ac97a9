import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { audit } from './audit.ts';
import { ACTION_TYPES, type Config, parseAction, parseConfig, SEATS, TABLE_OPTIONS } from './door.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { redact, view } from './eyes/view.ts';
import type { Emigration } from './kind.ts';
import { deckCounts } from './pieces/cards.ts';
import { BASIC, refused } from './refusals.ts';
import { ENDS, outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, type Frame } from './state.ts';
import { lane, register, withdraw } from './steps/border.ts';
import { life } from './steps/life.ts';
import { startTurn } from './steps/rhythm.ts';
import { scalpAsk } from './steps/supply.ts';
import { turn } from './steps/turn.ts';

const { proceed: _nothingIsAutomatic, ...flow } = fromSteps<Emigration, Frame>(
  { turn, life, scalpAsk, register, withdraw, lane },
  {
    basic: BASIC,
    begin(state) {
      state.decision++;
    },
  },
);

export const game: Game<Emigration> = {
  id: 'emigration',
  seats: SEATS,
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTION_TYPES,
  asides: [],
  eventTypes: EVENT_TYPES,
  ends: ENDS,
  longest,
  parseConfig,
  parseAction,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    startTurn(state, state.first, ctx);
    return state;
  },
  ...flow,
  outcome,
  // EM-R79: every action stands for itself, so that taking back goes one action at a time.
  isMark: () => true,
  refuseUndo(state, seat) {
    const frame = state.agenda.at(-1);
    return frame !== undefined && state.active === seat && isQuiet(frame)
      ? undefined
      : refused('NO_TAKE_BACK');
  },
  view,
  redact,
  clone,
  recall: () => null,
  imagine,
  audit,
};

/** EM-R79: the latest action was a SELL, the side of a register, or a trading choice. */
function isQuiet(frame: Frame): boolean {
  switch (frame.step) {
    case 'turn':
      return frame.quiet;
    case 'withdraw':
      return frame.register !== null || frame.sets.length > 0;
    case 'lane':
      return true;
    default:
      return false;
  }
}

/** "Why the game always ends", section 4: Required Actions, the forfeits between them, and what goes with a turn. */
function longest({ scalpConsent }: Config, seats: number): number {
  const { documents, connections, packs } = deckCounts(seats);
  const required = 16 * seats + (2 * seats - 2) + 8 * seats + 1;
  const turns = required * seats + 30 * seats;
  const asks = scalpConsent === 'ask' ? 4 * (seats - 1) : 0;
  const choices = 4 * packs * 12;
  return turns * (2 + asks) + documents + connections + choices + 5 * seats;
}
