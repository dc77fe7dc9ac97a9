import type { CardText } from '../../../engine/card.ts';

export const es: CardText = {
  name: 'Migrato',
  kind: 'Guía bandadas a casa de día, y de noche de memoria. Un duelo de cartas.',
  short: 'Un duelo de aves y memoria',
  how: [
    'Pon aves de una especie en filas de números decrecientes. De día las ve toda la mesa, de noche nadie: ni siquiera tú.',
    'Una fila bastante larga llega, y cuenta su último número. Los peligros se llevan la carta más nueva de una fila.',
    'Cuando han llegado las cinco especies, gana quien trajo más aves a casa.',
  ],
};
