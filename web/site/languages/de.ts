import type { CardText } from '../../../engine/card.ts';

export { de as kit } from '../../../kit/text/de.ts';
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.de.ts', {
  eager: true,
  import: 'de',
});
