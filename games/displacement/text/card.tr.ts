import type { CardText } from '../../../engine/card.ts';

export const tr: CardText = {
  name: 'Displacement',
  kind: 'Herkese bir yuva bul ya da ülkenin gizli amacına hizmet et.',
  short: 'Yuvalar, krizler, gizli hedefler',
  how: [
    'Bir senaryo çek: engellemek için öde ya da katlan.',
    'Ülkende yerinden edilmiş herkese yuva ver, barınmasını öde ya da jetonun yoksa başka bir ülkeye gönder.',
    'Her ülkenin gizli bir amacı var; ona ilk ulaşan, başkasının sırasında da olsa kazanır.',
  ],
};
