import type { CardText } from '../../../engine/card.ts';
import { de as table } from '../../../kit/text/de.ts';
import { de as pages } from '../../../kit/text/pages.de.ts';

export const kit = { ...table, ...pages };
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.de.ts', {
  eager: true,
  import: 'de',
});
