import { type ActionIn, actionTable } from '../../engine/actions.ts';
import { among, whole } from '../../engine/shape.ts';
import { SEATS } from './config.ts';
import { COLOURS } from './content.ts';

export const ZONES = ['displaced', 'housed'] as const;
export type Zone = (typeof ZONES)[number];

const COLOUR = among(COLOURS);
const TO = whole(0, SEATS.max - 1);
/** More people than any game can bring about. */
const MOST_PINS = 99_999;

/** Every order of a player (section 6 of the specification). */
export const ACTIONS = actionTable({
  draw: {},
  block: {},
  accept: {},
  choosePin: { zone: among(ZONES), colour: COLOUR },
  settle: { colour: COLOUR },
  settleAll: {},
  buy: {},
  finish: {},
  send: { to: TO, colour: COLOUR, count: whole(1, MOST_PINS) },
  sendRest: { to: TO },
  spreadRest: {},
  doneSending: {},
  showGoal: {},
});

export type Action = ActionIn<typeof ACTIONS>;
