import type { CardText } from '../../../engine/card.ts';

export const tr: CardText = {
  name: 'Migrato',
  kind: 'Sürüleri gündüz yuvaya götür, gece ezberden. İki kişilik kart oyunu.',
  short: 'Kuşlar ve bellek: iki kişilik',
  how: [
    'Bir türün kuşlarını azalan sayılarla sıralar hâlinde diz. Gündüz herkes görür, gece kimse görmez: sen bile.',
    'Yeterince uzun bir sıra varır ve son sayısı geçerli olur. Tehlikeler bir sıranın en yeni kartını alır.',
    'Beş türün hepsi varınca, yuvaya daha çok kuş getiren kazanır.',
  ],
};
