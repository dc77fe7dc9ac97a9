import type { CardText } from '../../../engine/card.ts';

export const fr: CardText = {
  name: 'The Journey: Istanbul',
  kind: 'Dix-huit jours, cinq quartiers. Ce que tu sais vaut plus que l’argent.',
  short: 'Savoir, confiance, dix-huit jours',
  how: [
    'Marche de quartier en quartier. Chacun permet de regarder des cartes qui disent quand et où il y a du travail, un voyage ou une descente.',
    'Raconte, demande, vends ou montre ce que tu as vu, à tout moment. Si c’est vrai, seul le soir le dira.',
    'Accomplis ta carte Obstacle, puis sois au bon endroit le bon jour avec assez d’argent pour partir.',
  ],
};
