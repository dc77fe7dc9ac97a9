import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { boxOf } from './box.ts';
import { SPACES } from './content.ts';
import { ACTION_TYPES, parseAction, parseConfig, SEATS } from './door.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { redact, view } from './eyes/view.ts';
import type { Displacement } from './kind.ts';
import { type Config, TABLE_OPTIONS } from './options.ts';
import { BASIC, refused } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut, STARTING_PINS } from './setup.ts';
import { audit, clone, type Frame } from './state.ts';
import { collect } from './steps/collect.ts';
import { block, draw } from './steps/draw.ts';
import { migrate } from './steps/migrate.ts';
import { needs } from './steps/needs.ts';
import { resolve } from './steps/resolve.ts';
import { send } from './steps/send.ts';
import { show } from './steps/show.ts';

const { proceed, ...flow } = fromSteps<Displacement, Frame>(
  { draw, block, resolve, migrate, needs, send, collect },
  { basic: BASIC, anyTime: show },
);

/** Everybody alive could be sent one by one in every turn, all spaces bought and filled one by one. */
function longest(config: Config, seats: number): number {
  const { cards } = boxOf(config);
  const turns = config.roundLimit * seats;
  const births = cards.reduce((sum, { row }) => sum + (row.family === 'babyBoom' ? row.pins : 0), 0);
  // Kept Crashes stay out of the reshuffled deck, so it comes round a little sooner.
  const passing = cards.filter(({ row }) => row.family !== 'crash').length;
  const people = STARTING_PINS * seats + births * (Math.ceil(turns / passing) + 1);
  return turns * (4 + seats + SPACES + people) + seats;
}

export const game: Game<Displacement> = {
  id: 'displacement',
  seats: SEATS,
  stage: 'beta',
  migrations: [],
  tableOptions: TABLE_OPTIONS,
  actionTypes: ACTION_TYPES,
  asides: ['showGoal'],
  eventTypes: EVENT_TYPES,
  ends: ['goal', 'limit'],
  longest,
  parseConfig,
  parseAction,
  setup(config, seats, ctx) {
    const state = layOut(config, seats, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  // Inside the needs step every single action can be taken back, one after the other (section 9).
  isMark: (state) => MARKS.includes(state.agenda.at(-1)?.step ?? ''),
  refuseUndo: (state, seat) => (state.takeBack === seat ? undefined : refused('E_NO_TAKE_BACK')),
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};

const MARKS: readonly string[] = ['draw', 'needs', 'migrate'];
