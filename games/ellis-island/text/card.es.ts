import type { CardText } from '../../../engine/card.ts';

export const es: CardText = {
  name: 'Ellis Island',
  kind: 'Lleva a tu familia por cuatro controles, negociando con los demás.',
  short: 'Dados, tratos, cuatro controles',
  how: [
    'Cada miembro de tu familia necesita cuatro sellos: Cuerpo, Mente, Documentos, Entrevista, en cualquier orden.',
    'Tira el dado, mueve a un miembro y toma las cartas que da la casilla; negocia lo que te falta. En las dos oficinas se puede intentar un Reto.',
    'Con cuatro sellos se sigue al Kissing Post. Gana la primera familia que pasa. Lee tu Carta de familia: te preguntarán por ella.',
  ],
};
