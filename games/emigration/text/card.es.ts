import type { CardText } from '../../../engine/card.ts';

export const es: CardText = {
  name: 'Emigration',
  kind: 'Gana, estudia, reúne papeles. Luego elige una fila en la frontera y espera.',
  short: 'Papeles, y luego suerte en la frontera',
  how: [
    'Toma una carta por turno de tu despliegue, o de otro por 1 Dinero para su dueño. Tu Destino dice cuánto vale para ti.',
    'Compra papeles y amistades, gana en los Días de paga, ve a la universidad. Necesitas un Pasaporte y un Billete.',
    'Cuando se acaban las cartas, cámbialas por fichas de seguridad, elige una de cinco filas y espera tener bastante.',
  ],
};
