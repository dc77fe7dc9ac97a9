import type { Asked } from '../../../../kit/book.ts';
import type { Emigration } from '../../kind.ts';

const TRADE = ['EM-12.2', 'EM-12.5'];
const ASKED_OWNER = ['EM-R36'];

export const asked: Asked<Emigration> = {
  graduate: ['EM-9.1'],
  sell: ['EM-10.1'],
  buy: ['EM-5.1', 'EM-4.4'],
  discard: ['EM-6.1', 'EM-4.4'],
  activate: ['EM-7.1', 'EM-4.4'],
  buySupply: ['EM-5.1', 'EM-5.4'],
  scalp: ['EM-14.1'],
  goToCollege: ['EM-8.3'],
  useWait: ['EM-R71'],
  forfeit: ['EM-11.1'],
  choose: ['EM-7.6'],
  accept: ASKED_OWNER,
  decline: ASKED_OWNER,
  register: ['EM-12.1'],
  tradeMoney: TRADE,
  tradeDocuments: TRADE,
  tradeConnections: TRADE,
  tradeAll: TRADE,
  lane: ['EM-12.6', 'EM-12.9', 'EM-R16'],
};
