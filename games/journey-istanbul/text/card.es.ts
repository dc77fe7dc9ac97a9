import type { CardText } from '../../../engine/card.ts';

export const es: CardText = {
  name: 'The Journey: Istanbul',
  kind: 'Dieciocho días, cinco barrios. Lo que sabes vale más que el dinero.',
  short: 'Saber, confianza, dieciocho días',
  how: [
    'Camina de barrio en barrio. Cada uno te deja mirar cartas que dicen cuándo y dónde hay trabajo, un viaje o una redada.',
    'Cuenta, pregunta, vende o enseña lo que viste, en cualquier momento. Si es verdad, solo lo muestra la noche.',
    'Completa tu carta de Obstáculo y luego está en el lugar justo el día justo, con dinero para salir.',
  ],
};
