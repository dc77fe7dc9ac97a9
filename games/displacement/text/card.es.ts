import type { CardText } from '../../../engine/card.ts';

export const es: CardText = {
  name: 'Displacement',
  kind: 'Encuentra un hogar para todos, o sirve al fin secreto de tu país.',
  short: 'Hogares, crisis, metas secretas',
  how: [
    'Saca un escenario: paga para bloquearlo, o sopórtalo.',
    'Aloja a todas las personas desplazadas en tu país, paga su refugio o, sin fichas, envíalas a otro país.',
    'Cada país tiene una meta oculta; quien la cumple primero gana, también en el turno de otra persona.',
  ],
};
