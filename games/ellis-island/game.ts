import { fromSteps } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { ACTIONS } from './action.ts';
import { audit } from './audit.ts';
import type { CardsOf } from './box.ts';
import { parseConfig, publicConfig, SEATS, TABLE_OPTIONS } from './config.ts';
import { OURS } from './content.ts';
import { EVENT_TYPES } from './event.ts';
import { imagine } from './eyes/imagine.ts';
import { recall } from './eyes/memory.ts';
import { openly } from './eyes/openly.ts';
import { redact } from './eyes/redact.ts';
import { secluded, viewWith } from './eyes/view.ts';
import type { Ctx, EllisIsland } from './kind.ts';
import { realTime } from './pieces/race/realTime.ts';
import { BASIC, NO_UNDO } from './refusals.ts';
import { outcome } from './score.ts';
import { layOut } from './setup.ts';
import { clone, ENDS, type Frame, migrations } from './state.ts';
import { discardStep } from './steps/discard.ts';
import { deal, familyStep, member } from './steps/families.ts';
import { ask, mark } from './steps/interview.ts';
import { lost } from './steps/lost.ts';
import { doctor, showStep as show, work } from './steps/mental.ts';
import { nerve } from './steps/nerve.ts';
import { after, challenge, idle, moveStep, roll } from './steps/parts.ts';
import { hasNoLimit, isOffered } from './steps/patience.ts';
import { refuseTimeUp } from './steps/place.ts';
import { race } from './steps/race.ts';
import { ready } from './steps/ready.ts';
import { anyTime } from './steps/resign.ts';
import { begin, end, isMark, longest } from './steps/rhythm.ts';

/**
 * Ellis Island, played with these Family Cards. Whoever deals has the printed ones, the page of a table none:
 * it judges worlds imagined from its view, and those bring their cards with them (ADR 17).
 */
export function gameWith(cardsOf: CardsOf): Game<EllisIsland> {
  const { proceed, apply, ...flow } = fromSteps<EllisIsland, Frame, Ctx>(
    {
      family: familyStep(cardsOf),
      member,
      deal,
      begin,
      idle,
      roll,
      move: moveStep(cardsOf),
      challenge,
      after,
      discard: discardStep(cardsOf),
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
    { basic: BASIC, anyTime, unfit: refuseTimeUp },
  );
  return {
    id: 'ellis-island',
    seats: SEATS,
    migrations,
    tableOptions: TABLE_OPTIONS,
    actionTypes: ACTIONS.types,
    actionSchema: ACTIONS.schema,
    // Of what can be offered, discarded, assigned or said only a part is listed: no form can describe all of
    // it.
    asides: ['resign', 'prefer', 'lost', 'offer', 'counter', 'discard', 'step', 'say'],
    // What two may know of alone, or one: nobody's time tells of it.
    beside: ['prefer', 'offer', 'counter', 'decline', 'withdraw'],
    personal: ['resign', 'prefer'],
    hasNoLimit,
    isOffered,
    // EI-R36, EI-R43, EI-R56.
    ownTimes: ['families', 'idle', 'offers', 'race', 'puzzle', 'interview'],
    eventTypes: EVENT_TYPES,
    ends: ENDS,
    longest,
    parseConfig: (input, table) => parseConfig(input, table, cardsOf({ content: OURS }).families),
    publicConfig,
    parseAction: ACTIONS.parse,
    setup(config, seats, ctx) {
      const dealing = { ...ctx, cards: cardsOf(config) };
      const state = layOut(config, seats, dealing);
      proceed(state, dealing);
      return state;
    },
    ...flow,
    apply: (state, actor, action, ctx) =>
      apply(state, actor, action, { ...ctx, cards: cardsOf(state.config) }),
    outcome,
    isMark,
    // Section 9: nothing is taken back; what is chosen is shown before it is confirmed.
    refuseUndo: () => NO_UNDO,
    view: viewWith(cardsOf),
    redact,
    openly,
    secluded,
    clone,
    recall,
    imagine,
    audit,
    realTime,
  };
}
