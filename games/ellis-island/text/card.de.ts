import type { CardText } from '../../../engine/card.ts';

export const de: CardText = {
  name: 'Ellis Island',
  kind: 'Bring deine Familie durch vier Prüfungen und handle mit den anderen.',
  short: 'Würfel, Handel, vier Prüfungen',
  how: [
    'Jedes Mitglied deiner Familie braucht vier Stempel: Körper, Geist, Dokumente, Befragung, in beliebiger Reihenfolge.',
    'Würfle, geh mit einem Mitglied und nimm die Karten, die das Feld gibt; tausch ein, was dir fehlt. In den beiden Ämtern kannst du eine Prüfung versuchen.',
    'Mit vier Stempeln geht es weiter zum Kissing Post. Die erste Familie, die durch ist, gewinnt. Lies deine Familienkarte: Du wirst danach gefragt.',
  ],
};
