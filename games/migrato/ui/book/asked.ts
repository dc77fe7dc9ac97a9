import type { Asked } from '../../../../kit/book.ts';
import type { Migrato } from '../../kind.ts';

export const asked: Asked<Migrato> = {
  answerSky: ['MI-1.7'],
  playBird: ['MI-3.1', 'MI-3.3', 'MI-3.9'],
  playDanger: ['MI-5.1'],
  dissociate: ['MI-6.1'],
  associate: ['MI-7.1'],
  passRedraw: ['MI-2.9'],
  passDrop: ['MI-2.9'],
  arriveNow: ['MI-R23'],
  keepFlying: ['MI-R23'],
  leftovers: ['MI-4.6'],
  discard: ['MI-2.4', 'MI-2.5'],
  resign: [],
};
