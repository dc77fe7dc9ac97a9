import type { CardText } from '../../../engine/card.ts';

export const fr: CardText = {
  name: 'Emigration',
  kind: 'Gagner, étudier, réunir ses papiers. Puis choisir une file à la frontière et espérer.',
  short: 'Des papiers, puis la chance à la frontière',
  how: [
    'Prends une carte par tour dans ton étalage, ou dans un autre contre 1 Argent à son propriétaire. Ta Destination dit ce qu’elle vaut pour toi.',
    'Achète des papiers et des amis, gagne aux Jours de paie, fais des études. Il te faut un Passeport et un Billet.',
    'Quand il n’y a plus de cartes, échange-les contre des jetons d’assurance, choisis une des cinq files et espère en avoir assez.',
  ],
};
