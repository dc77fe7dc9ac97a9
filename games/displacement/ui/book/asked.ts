import type { Asked } from '../../../../kit/book.ts';
import type { Displacement } from '../../kind.ts';

const MOVE_IN = ['DI-5.3', 'DI-5.4'];
const SEND = ['DI-5.10', 'DI-5.11', 'DI-5.12'];

export const asked: Asked<Displacement> = {
  draw: ['DI-3.1'],
  block: ['DI-3.2', 'DI-3.3', 'DI-3.5'],
  accept: ['DI-3.6'],
  choosePin: ['DI-7.25', 'DI-7.26'],
  settle: MOVE_IN,
  settleAll: MOVE_IN,
  buy: ['DI-1.11', 'DI-5.5'],
  finish: ['DI-5.7', 'DI-5.10', 'DI-6.1'],
  send: SEND,
  sendRest: SEND,
  spreadRest: SEND,
  doneSending: SEND,
  showGoal: [],
};
