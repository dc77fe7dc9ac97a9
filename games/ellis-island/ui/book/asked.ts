import type { Asked } from '../../../../kit/book.ts';
import type { EllisIsland } from '../../kind.ts';

const TRADE = ['EI-R44', 'EI-R46'];
const PUZZLE = ['EI-11.1', 'EI-R36'];
const INTERVIEW = ['EI-13.2', 'EI-R40'];

export const asked: Asked<EllisIsland> = {
  claim: ['EI-4.1', 'EI-2.1'],
  choose: ['EI-R49'],
  roll: ['EI-5.1', 'EI-5.2'],
  move: ['EI-5.2', 'EI-5.6', 'EI-R12'],
  stay: ['EI-5.5'],
  attempt: ['EI-5.8', 'EI-6.1', 'EI-13.1'],
  skip: [],
  endTurn: ['EI-5.11'],
  discard: ['EI-R10'],
  offer: TRADE,
  counter: TRADE,
  accept: TRADE,
  decline: TRADE,
  withdraw: TRADE,
  ready: ['EI-10.1', 'EI-10.3', 'EI-10.6'],
  slap: ['EI-10.3', 'EI-10.6', 'EI-R27'],
  hand: ['EI-R32'],
  begin: PUZZLE,
  step: PUZZLE,
  giveUp: PUZZLE,
  answer: INTERVIEW,
  say: INTERVIEW,
  mark: INTERVIEW,
  prefer: [],
  lost: [],
  back: [],
  resign: [],
  timeUp: [],
};
