/**
 * The words Life cards are written in. A card is a list of these, done in order; an owner of the printed game can
 * write the printed cards with them. *You* is the player who activates the card.
 */
export type Effect =
  /** You take Money. */
  | { readonly do: 'take'; readonly money: number }
  /** You take `money`, and 1 for each card of this kind in your stash; `most` in all. */
  | { readonly do: 'takePer'; readonly of: StashKind; readonly money: number; readonly most: number }
  | { readonly do: 'everyoneTakes'; readonly money: number }
  /** You take Assurance Tokens. */
  | { readonly do: 'assure'; readonly assurance: number }
  /** You lose Money, or Assurance Tokens where the table says so (EM-R57). */
  | { readonly do: 'fogLoss'; readonly amount: number }
  /** An unused Destination is drawn; you may exchange yours for it. */
  | { readonly do: 'newDestination' }
  /** The first of its kind to be activated: everyone loses a die roll; the others: everyone gains one (EM-R55). */
  | { readonly do: 'pandemic' }
  /** You may discard a Life card from any stash, or a face-up one from any layout (EM-R58). */
  | { readonly do: 'discardLife' }
  /** You may turn up face-down cards that are still covered (EM-R77). */
  | { readonly do: 'turnUp'; readonly times: number }
  /** You take 1 for every `per` Money of the richest player. */
  | { readonly do: 'shareOfRichest'; readonly per: number }
  /** Everyone with a card of this kind takes Assurance Tokens; if you have none, you take Money. */
  | {
      readonly do: 'assureHolders';
      readonly of: StashKind;
      readonly assurance: number;
      readonly money: number;
    }
  /** Another player, whom you choose, takes Money. */
  | { readonly do: 'anotherTakes'; readonly money: number }
  /** Graduated: you take Assurance Tokens. Otherwise Money. */
  | { readonly do: 'byDegree'; readonly assurance: number; readonly money: number }
  /** Everyone in college rolls to graduate, from you clockwise. Nobody there: you take Money. */
  | { readonly do: 'examDay'; readonly money: number }
  /** You choose what to lose. */
  | { readonly do: 'loseEither'; readonly money: number; readonly assurance: number }
  /** Everyone loses 1 for every `per` Money they have. */
  | { readonly do: 'everyoneLosesPer'; readonly per: number }
  /** You may discard Documents or Connections of your stash, each for Money and Assurance Tokens. */
  | {
      readonly do: 'cashIn';
      readonly times: number;
      readonly money: number;
      readonly assurance: number;
    }
  /** Everyone who has at least `by` more than you gives you Money. */
  | { readonly do: 'duesFromRicher'; readonly by: number; readonly money: number }
  /** The top token of a lane you choose is turned face up. */
  | { readonly do: 'turnToken' }
  /** Everyone with `upTo` Money or less takes Money. */
  | { readonly do: 'reliefForPoor'; readonly upTo: number; readonly money: number };

export type StashKind = 'documents' | 'connections';

/** What a kept Life card does while it lies in a stash. */
export const STATUSES = ['burnout', 'scholarship', 'studyGroup', 'loan', 'register', 'side', 'wait'] as const;
export type Status = (typeof STATUSES)[number];

/** `n`: salary lost, tuition saved, highest graduating roll, tokens lost at the border, Money on it, Money for waiting. */
export interface Keep {
  readonly as: Status;
  readonly n: number;
}
