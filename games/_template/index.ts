import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { brain } from './bot.ts';
import { TABLE_OPTIONS } from './content.ts';
import { parseAction, parseConfig, SEATS } from './door.ts';
import { outcome, scoreOf } from './score.ts';
import { audit, clone, deal, type Ferry, type Frame, migrations } from './state.ts';
import { anyTime } from './steps/gift.ts';
import { MANNERS } from './steps/manners.ts';
import { pack } from './steps/pack.ts';
import { refill, round } from './steps/round.ts';
import { whistle } from './steps/whistle.ts';
import { en } from './text/en.ts';
import { label, tell } from './text/tell.ts';
import { imagine, recall, redact, view } from './view.ts';

const { proceed, ...flow } = fromSteps<Ferry, Frame>({ round, pack, whistle, refill }, MANNERS, anyTime);

const game: Game<Ferry> = {
  id: 'ferry',
  seats: SEATS,
  migrations,
  tableOptions: TABLE_OPTIONS,
  actionTypes: ['lay', 'call', 'depart', 'gift', 'leave'],
  asides: ['leave'],
  eventTypes: ['dealt', 'laid', 'called', 'rolled', 'departed', 'drew', 'gave', 'left'],
  ends: ['crossed', 'emptyBoats', 'left'],
  longest: ({ rounds }, seats) => rounds * (2 * seats + 1) + 1,
  parseConfig,
  parseAction,
  setup(config, seats, ctx) {
    const state = deal(config, seats, ctx);
    proceed(state, ctx);
    return state;
  },
  ...flow,
  outcome,
  // Every action stands for itself: taking back goes one action at a time.
  isMark: () => true,
  refuseUndo: ({ config }) => (config.takeBack ? undefined : { rule: 'FE-2', key: 'refusal.noTakeBack' }),
  view,
  redact,
  clone,
  recall,
  imagine,
  audit,
};

export const ferry: Title<Ferry> = {
  game,
  brain,
  texts: { en },
  tell,
  label,
  measure: (state) => ({ best: Math.max(...state.hands.map((_hand, seat) => scoreOf(state, seat))) }),
};
