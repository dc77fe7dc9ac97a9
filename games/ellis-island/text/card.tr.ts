import type { CardText } from '../../../engine/card.ts';

export const tr: CardText = {
  name: 'Ellis Island',
  kind: 'Aileni dört denetimden geçir, diğerleriyle takas et.',
  short: 'Zar, takas, dört denetim',
  how: [
    'Ailenin her üyesine dört damga gerekir: Beden, Zihin, Belgeler, Görüşme; sırası önemli değil.',
    'Zar at, üyelerden birini ilerlet, alanın verdiği kartları al; eksiğini takasla tamamla. İki büroda bir Sınama denenebilir.',
    'Dört damgayla Kissing Post’a geçilir. İlk geçen aile kazanır. Aile Kartını oku: sana sorulacak.',
  ],
};
