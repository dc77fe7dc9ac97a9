import type { CardText } from '../../../engine/card.ts';

export { fr as kit } from '../../../kit/text/fr.ts';
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.fr.ts', {
  eager: true,
  import: 'fr',
});
