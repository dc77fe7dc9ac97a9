import type { Asked } from '../../../../kit/book.ts';
import type { Ferry } from '../../kind.ts';

export const asked: Asked<Ferry> = {
  lay: ['FE-4'],
  call: ['FE-5'],
  depart: [],
  gift: ['FE-8'],
  leave: [],
};
