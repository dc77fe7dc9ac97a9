import type { CardText } from '../../../engine/card.ts';

export { tr as kit } from '../../../kit/text/tr.ts';
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.tr.ts', {
  eager: true,
  import: 'tr',
});
