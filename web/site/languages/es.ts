import type { CardText } from '../../../engine/card.ts';

export { es as kit } from '../../../kit/text/es.ts';
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.es.ts', {
  eager: true,
  import: 'es',
});
