import type { CardText } from '../../../engine/card.ts';

export const tr: CardText = {
  name: 'The Journey: Istanbul',
  kind: 'On sekiz gün, beş semt. Bildiğin, paradan değerli.',
  short: 'Bilgi, güven, on sekiz gün',
  how: [
    'Semtten semte yürü. Her semt, işin, yolculuğun ya da baskının ne zaman ve nerede olduğunu söyleyen kartlara bakmanı sağlar.',
    'Gördüğünü istediğin an anlat, sor, sat ya da göster. Doğru olup olmadığını ancak akşam gösterir.',
    'Engel kartını tamamla, sonra ayrılmaya yetecek parayla doğru gün doğru yerde ol.',
  ],
};
