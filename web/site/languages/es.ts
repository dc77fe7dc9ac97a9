import type { CardText } from '../../../engine/card.ts';
import { es as table } from '../../../kit/text/es.ts';
import { es as pages } from '../../../kit/text/pages.es.ts';

export const kit = { ...table, ...pages };
export const cards = import.meta.glob<CardText>('../../../games/[a-z]*/text/card.es.ts', {
  eager: true,
  import: 'es',
});
