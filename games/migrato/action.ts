import { type ActionIn, actionTable } from '../../engine/actions.ts';
import { among, list, stringOr, whole } from '../../engine/shape.ts';
import { FACE_IDS, SPECIES } from './content.ts';

export const SKY_ANSWERS = ['now', 'today', 'week', 'longer'] as const;
export type SkyAnswer = (typeof SKY_ANSWERS)[number];

const CARD = among(FACE_IDS);
const COLONY = whole(1, 9999);

/** Every order of a player (6.1 of the specification). */
export const ACTIONS = actionTable({
  answerSky: { answer: among(SKY_ANSWERS) },
  playBird: { card: CARD, onto: stringOr(among(['new']), COLONY) },
  /** The target is a colony, or the species of a settlement (MI-R33). */
  playDanger: { card: CARD, target: stringOr(among(SPECIES), COLONY) },
  dissociate: { colony: COLONY, keep: whole(0, 9) },
  associate: { lower: COLONY, upper: COLONY },
  passRedraw: {},
  passDrop: { colony: COLONY },
  arriveNow: {},
  keepFlying: {},
  leftovers: { colonies: list(COLONY, 4) },
  discard: { card: CARD },
  resign: {},
});

export type Action = ActionIn<typeof ACTIONS>;
