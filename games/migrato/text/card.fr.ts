import type { CardText } from '../../../engine/card.ts';

export const fr: CardText = {
  name: 'Migrato',
  kind: 'Ramène les volées le jour, et la nuit de mémoire. Un duel de cartes.',
  short: 'Un duel d’oiseaux et de mémoire',
  how: [
    'Pose les oiseaux d’une espèce en rangées de nombres décroissants. Le jour tout le monde les voit, la nuit personne : pas même toi.',
    'Une rangée assez longue arrive, et son dernier nombre compte. Les dangers prennent la dernière carte d’une rangée.',
    'Quand les cinq espèces sont arrivées, gagne qui a ramené le plus d’oiseaux.',
  ],
};
