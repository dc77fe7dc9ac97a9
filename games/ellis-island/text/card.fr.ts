import type { CardText } from '../../../engine/card.ts';

export const fr: CardText = {
  name: 'Ellis Island',
  kind: 'Fais passer ta famille par quatre contrôles, en échangeant avec les autres.',
  short: 'Dés, échanges, quatre contrôles',
  how: [
    'Chaque membre de ta famille a besoin de quatre tampons : Corps, Esprit, Documents, Entretien, dans n’importe quel ordre.',
    'Lance le dé, avance l’un d’eux et prends les cartes que donne la case ; échange pour ce qui te manque. Aux deux bureaux, une Épreuve peut être tentée.',
    'Avec quatre tampons, on passe au Kissing Post. La première famille passée gagne. Lis ta Carte de famille : on t’interrogera dessus.',
  ],
};
