import type { CardText } from '../../../engine/card.ts';

export const de: CardText = {
  name: 'Emigration',
  kind: 'Verdienen, lernen, Papiere sammeln. Dann an der Grenze eine Spur wählen und hoffen.',
  short: 'Papiere, dann Glück an der Grenze',
  how: [
    'Nimm jeden Zug eine Karte aus deiner Auslage, oder aus einer anderen für 1 Geld an deren Besitz. Dein Reiseziel sagt, was sie dir wert ist.',
    'Kauf Papiere und Freundschaften, verdiene an Zahltagen, geh aufs College. Du brauchst einen Pass und ein Ticket.',
    'Wenn alle Karten weg sind, tausch sie gegen Sicherheitsmarken, wähl eine von fünf Spuren und hoffe, dass es reicht.',
  ],
};
