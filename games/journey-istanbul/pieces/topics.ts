import { PLACES } from '../content.ts';
import type { Topic } from '../door.ts';

/** What can be spoken of, and in which ready words. Apart from the door, because a page needs it before it judges anything. */
export const WHATS = [
  'police',
  'nothing',
  'unknown',
  ...PLACES.map((place) => `journey-${place}` as const),
  ...PLACES.map((place) => `work-${place}` as const),
] as const;
export const TAGS = ['gift', 'loan', 'payment'] as const;
export const MONEY_PHRASES = ['askGift', 'askLoan', 'promise'] as const;
export const PLAIN_PHRASES = ['willBe', 'whereWillYouBe', 'thanks', 'sorry', 'yes', 'no'] as const;
export const PHRASES = [...MONEY_PHRASES, ...PLAIN_PHRASES] as const;
export const DEALS = ['ask', 'tell', 'show', 'swap'] as const;
export const MARKS = ['none', 'release', 'due', ...PLACES.map((place) => `went-${place}` as const)] as const;
export const BOXES = [
  ...PLACES.map((place) => `journey-${place}` as const),
  ...PLACES.map((place) => `work-${place}` as const),
] as const;

export const cardTopic = (card: number): Topic => `card-${card}`;
export const dayTopic = (t: number): Topic => `day-${t}`;
/** The card's number, or 0 for a date. */
export const cardIn = (topic: Topic): number => (topic.startsWith('card-') ? Number(topic.slice(5)) : 0);
export const dayIn = (topic: Topic): number => (topic.startsWith('day-') ? Number(topic.slice(4)) : 0);
