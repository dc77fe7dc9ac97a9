import type { CardText } from '../../../engine/card.ts';

export const de: CardText = {
  name: 'Displacement',
  kind: 'Finde ein Zuhause für alle, oder diene dem geheimen Ziel deines Landes.',
  short: 'Häuser, Krisen, geheime Ziele',
  how: [
    'Zieh ein Szenario: Zahl, um es abzuwehren, oder ertrag es.',
    'Gib allen, die bei dir ohne Zuhause sind, eines, zahl für ihre Unterkunft oder schick sie, wenn du keine Marken hast, in ein anderes Land.',
    'Jedes Land hat ein verborgenes Ziel; wer es zuerst erreicht, gewinnt, auch im Zug von jemand anderem.',
  ],
};
