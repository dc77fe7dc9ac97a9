import type { Seat } from '../../../engine/game.ts';
import { PLACES } from '../content.ts';

/**
 * What can be spoken of, and in which ready words. A page needs it before it judges anything, so it stands
 * apart.
 */

export const WHATS = [
  'police',
  'nothing',
  'unknown',
  ...PLACES.map((place) => `journey-${place}` as const),
  ...PLACES.map((place) => `work-${place}` as const),
] as const;
export type What = (typeof WHATS)[number];

export const TAGS = ['gift', 'loan', 'payment'] as const;
export type Tag = (typeof TAGS)[number];

export const MONEY_PHRASES = ['askGift', 'askLoan', 'promise'] as const;
export const PLAIN_PHRASES = ['willBe', 'whereWillYouBe', 'thanks', 'sorry', 'yes', 'no'] as const;
export const PHRASES = [...MONEY_PHRASES, ...PLAIN_PHRASES] as const;
export type Phrase = (typeof PHRASES)[number];

export const DEALS = ['ask', 'tell', 'show', 'swap'] as const;
export type DealKind = (typeof DEALS)[number];

export type To = Seat | 'all';

/** A card by its number, or a date by its day index: no higher than MOST_CARDS and DAYS. */
export type Topic = `card-${number}` | `day-${number}`;
export const TOPIC = /^(card-([1-9]|[1-8][0-9]|90)|day-([1-9]|1[0-8]))$/;
export const isTopic = (text: string): text is Topic => TOPIC.test(text);

/** The other side and the number of a gift or deal between the two: `2.1`, `all.3`. */
export type Ref = string;
export const REF = /^(all|[0-4])\.[1-9][0-9]{0,4}$/;
export const isRef = (text: string): text is Ref => REF.test(text);

export const cardTopic = (card: number): Topic => `card-${card}`;
export const dayTopic = (t: number): Topic => `day-${t}`;
/** The card's number, or 0 for a date. */
export const cardIn = (topic: Topic): number => (topic.startsWith('card-') ? Number(topic.slice(5)) : 0);
export const dayIn = (topic: Topic): number => (topic.startsWith('day-') ? Number(topic.slice(4)) : 0);
