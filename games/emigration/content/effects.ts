import { among, type Of, object, orElse, whole } from '../../../engine/shape.ts';
import { tagged } from '../../../engine/tagged.ts';

const AMOUNT = whole(0, 20);
const PER = whole(1, 20);
const TIMES = whole(1, 3);
const STASH_KINDS = ['documents', 'connections'] as const;
export type StashKind = (typeof STASH_KINDS)[number];
const OF = among(STASH_KINDS);

/**
 * The words Life cards are written in. A card is a list of these, done in order; an owner of the printed game
 * can write the printed cards with them. *You* is the player who activates the card.
 */
export const EFFECT = tagged('do', {
  /** You take Money. */
  take: { money: AMOUNT },
  /** You take `money`, and 1 for each card of this kind in your stash; `most` in all. */
  takePer: { of: OF, money: AMOUNT, most: AMOUNT },
  everyoneTakes: { money: AMOUNT },
  /** You take Assurance Tokens. */
  assure: { assurance: AMOUNT },
  /** You lose Money, or Assurance Tokens where the table says so (EM-R57). */
  fogLoss: { amount: AMOUNT },
  /** An unused Destination is drawn; you may exchange yours for it. */
  newDestination: {},
  /**
   * The first of its kind to be activated: everyone loses a die roll; the others: everyone gains one
   * (EM-R55).
   */
  pandemic: {},
  /** You may discard a Life card from any stash, or a face-up one from any layout (EM-R58). */
  discardLife: {},
  /** You may turn up face-down cards that are still covered (EM-R77). */
  turnUp: { times: TIMES },
  /** You take 1 for every `per` Money of the richest player. */
  shareOfRichest: { per: PER },
  /** Everyone with a card of this kind takes Assurance Tokens; if you have none, you take Money. */
  assureHolders: { of: OF, assurance: AMOUNT, money: AMOUNT },
  /** Another player, whom you choose, takes Money. */
  anotherTakes: { money: AMOUNT },
  /** Graduated: you take Assurance Tokens. Otherwise Money. */
  byDegree: { assurance: AMOUNT, money: AMOUNT },
  /** Everyone in college rolls to graduate, from you clockwise. Nobody there: you take Money. */
  examDay: { money: AMOUNT },
  /** You choose what to lose. */
  loseEither: { money: AMOUNT, assurance: AMOUNT },
  /** Everyone loses 1 for every `per` Money they have. */
  everyoneLosesPer: { per: PER },
  /** You may discard Documents or Connections of your stash, each for Money and Assurance Tokens. */
  cashIn: { times: TIMES, money: AMOUNT, assurance: AMOUNT },
  /**
   * Everyone who has at least `by` more than you gives you Money. Sets from before there was a `by` meant 1.
   */
  duesFromRicher: { by: orElse(PER, 1), money: AMOUNT },
  /** The top token of a lane you choose is turned face up. */
  turnToken: {},
  /** Everyone with `upTo` Money or less takes Money. */
  reliefForPoor: { upTo: AMOUNT, money: AMOUNT },
});
export type Effect = Of<typeof EFFECT>;

/** What a kept Life card does while it lies in a stash. */
export const STATUSES = ['burnout', 'scholarship', 'studyGroup', 'loan', 'register', 'side', 'wait'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * `n`: salary lost, tuition saved, highest graduating roll, tokens lost at the border, Money on it, Money for
 * waiting.
 */
export const KEEP = object({ as: among(STATUSES), n: whole(0, 12) });
export type Keep = Of<typeof KEEP>;
