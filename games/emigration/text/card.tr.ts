import type { CardText } from '../../../engine/card.ts';

export const tr: CardText = {
  name: 'Emigration',
  kind: 'Kazan, oku, belge topla. Sonra sınırda bir şerit seç ve umut et.',
  short: 'Önce belgeler, sonra sınırda şans',
  how: [
    'Her sırada kendi düzeninden bir kart al, ya da sahibine 1 Para verip başkasınınkinden. Kartın sana ne kattığını Hedefin söyler.',
    'Belge ve arkadaş edin, Maaş Günlerinde kazan, üniversiteye git. Bir Pasaport ve bir Bilet gerekir.',
    'Kartlar bitince güvence jetonları için takas et, beş şeritten birini seç ve yetmesini um.',
  ],
};
