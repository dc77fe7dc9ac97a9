import type { Asked } from '../../../../kit/book.ts';
import type { JourneyIstanbul } from '../../kind.ts';

const HELP = ['JI-9.7'];

/** Talk is always possible: what is said of it would stand there on every turn. */
export const asked: Asked<JourneyIstanbul> = {
  move: ['JI-5.1'],
  look: ['JI-6.1'],
  draw: ['JI-7.1'],
  payTask: ['JI-14.4'],
  payBail: ['JI-13.5'],
  placeFromJail: ['JI-13.4', 'JI-13.6'],
  endTurn: [],
  undoMove: [],
  doneHelping: HELP,
  acceptJail: HELP,
  answerOffer: ['JI-10.1', 'JI-11.1'],
  timeUp: [],
  give: [],
  answerGift: ['JI-16.5'],
  withdrawGift: [],
  claim: [],
  say: [],
  showPlanner: [],
  proposeDeal: [],
  answerDeal: ['JI-R46'],
  withdrawDeal: [],
  editPlanner: [],
  writeNote: [],
  setStanding: [],
  voteEarlyEnd: [],
};
