import type { CardText } from '../../../engine/card.ts';

export const fr: CardText = {
  name: 'Displacement',
  kind: 'Trouve un foyer pour tous, ou sers le but secret de ton pays.',
  short: 'Des foyers, des crises, des buts secrets',
  how: [
    'Pioche un scénario : paie pour le bloquer, ou supporte-le.',
    'Loge toutes les personnes déplacées chez toi, paie leur abri ou, sans jetons, envoie-les dans un autre pays.',
    'Chaque pays a un but caché ; qui l’atteint d’abord gagne, même pendant le tour d’un autre.',
  ],
};
