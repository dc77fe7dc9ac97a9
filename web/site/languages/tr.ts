import type { CardText } from '../../../engine/card.ts';
import { tr as pages } from '../../../kit/text/pages.tr.ts';
import { tr as table } from '../../../kit/text/tr.ts';

export const kit = { ...table, ...pages };
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.tr.ts', {
  eager: true,
  import: 'tr',
});
