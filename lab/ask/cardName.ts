/** Cards are asked about in shares of a victory: less than this does not matter, if nobody says otherwise. */
export const USUAL_EDGE = 0.1;

/** A measure's name has neither spaces nor slashes. */
export const cardName = (card: string): string => `card.${card.replaceAll(/[\s/=]/g, '_')}`;

export const edgeOf = (card: string): string => `${cardName(card)}.edge/${cardName(card)}.met`;

/** The card that such a measure is about. */
export const cardIn = (measure: string): string => measure.slice('card.'.length, measure.indexOf('.edge/'));
