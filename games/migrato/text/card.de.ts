import type { CardText } from '../../../engine/card.ts';

export const de: CardText = {
  name: 'Migrato',
  kind: 'Führe Schwärme heim, am Tag und nachts aus dem Gedächtnis. Ein Kartenduell.',
  short: 'Ein Duell mit Vögeln und Gedächtnis',
  how: [
    'Leg Vögel einer Art in Reihen mit fallenden Zahlen. Am Tag sehen alle sie, in der Nacht niemand: auch du nicht.',
    'Eine Reihe, die lang genug ist, kommt an, und ihre letzte Zahl zählt. Gefahren nehmen die neueste Karte einer Reihe.',
    'Wenn alle fünf Arten angekommen sind, gewinnt, wer mehr Vögel heimgebracht hat.',
  ],
};
