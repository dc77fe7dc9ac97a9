import type { CardText } from '../../../engine/card.ts';
import { fr as table } from '../../../kit/text/fr.ts';
import { fr as pages } from '../../../kit/text/pages.fr.ts';

export const kit = { ...table, ...pages };
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.fr.ts', {
  eager: true,
  import: 'fr',
});
