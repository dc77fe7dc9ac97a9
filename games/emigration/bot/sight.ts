import type { Seat } from '../../../engine/game.ts';
import type { Features } from '../../../engine/why.ts';
import { contentOf } from '../box.ts';
import type { Rate } from '../content.ts';
import { isDocument, isGood, priceOf } from '../pieces/cards.ts';
import { destinationOf, wageOf } from '../pieces/people.ts';
import { lowest } from '../pieces/places.ts';
import { cardAt, type State, seatOf } from '../state.ts';
import { availableIn, tollTo } from '../steps/ability.ts';
import {
  atBorder,
  keptWorth,
  LATER,
  OUT,
  type Outlook,
  outlookOf,
  papersWorth,
  setWorth,
  shortage,
  WHOLE_SETS,
} from './worth.ts';

/** How much the others' mean counts against one's own value, and for it where all cross together. */
const AGAINST = 0.3;
const TOGETHER = 0.2;
/**
 * How much of a set is a rival's already when the card that completes it lies open: it is worth taking away.
 */
const IN_REACH = 0.5;
/** A card that lies open for the next player. */
const OPEN = 0.03;
/** How much of the loss for too few Documents counts at the deal. */
const EARLY_LOSS = 0.25;
/** Values lie well within this, so that a lead becomes a number from 0 to 1. */
const WIDEST = 100;

/**
 * Section 10: own value less a part of the others', in Assurance Tokens, by what lies on the table and no
 * plans.
 */
export function sight(state: State, seat: Seat, note?: Note): number {
  const outlook = outlookOf(state);
  const together = state.config.mode === 'cooperative';
  let others = 0;
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue;
    others += standing(state, other, outlook);
    if (!together) others += inReach(state, other);
  }
  const mean = others / (state.seats.length - 1);
  const open = OPEN * openCards(state);
  const own = standing(state, seat, outlook, note) - open;
  const beside = (together ? TOGETHER : -AGAINST) * mean;
  note?.('open', -open);
  note?.(together ? 'together' : 'others', beside);
  return 0.5 + (own + beside) / (2 * WIDEST);
}

/** Is told what a judgement is made of. */
type Note = (name: string, tokens: number) => void;

/** The same, by name. */
export function sightFeatures(state: State, seat: Seat): Features {
  const found: Record<string, number> = { base: 0.5 };
  sight(state, seat, (name, tokens) => {
    found[name] = (found[name] ?? 0) + tokens / (2 * WIDEST);
  });
  return found;
}

function standing(state: State, seat: Seat, outlook: Outlook, note?: Note): number {
  const me = seatOf(state, seat);
  if (me.crossing !== null) {
    const kept = me.crossing.entered ? me.assurance : OUT;
    note?.('assurance', kept);
    return kept;
  }
  const papers = papersWorth(state, me, outlook.progress);
  note?.('papers', papers);
  if (state.phase === 'border') {
    const kept = atBorder(state, seat);
    note?.('assurance', kept);
    return kept + papers;
  }
  const to = destinationOf(state.config, me);
  // A student's salary counts as it will be paid again, or Paydays would look free while rivals study.
  const wages = wageOf(state.config, me) * outlook.paydays * LATER;
  const money = me.money + wages + Math.min(me.side, outlook.paydays);
  const inMoney = (money * WHOLE_SETS * to.money.gives) / to.money.size;
  let value = me.assurance + papers + inMoney;
  note?.('assurance', me.assurance);
  note?.('money', inMoney);
  const count = (name: string, worth: number): void => {
    value += worth;
    note?.(name, worth);
  };
  count('documents', setWorth(me.documents.length, to.documents, outlook.documents, state.seats.length));
  count(
    'connections',
    setWorth(me.connections.length, to.connections, outlook.connections, state.seats.length),
  );
  if (me.documents.length < to.minimum) count('documents', -shortage(me, to, EARLY_LOSS, outlook));
  if (me.life.length > 0) count('life', keptWorth(state, me, outlook));
  return value;
}

/** What a player gains who has the Money for an open card that completes a set. */
function inReach(state: State, seat: Seat): number {
  if (state.phase === 'border') return 0;
  const me = seatOf(state, seat);
  const to = destinationOf(state.config, me);
  const documents = lastOf(me.documents.length, to.documents);
  const connections = lastOf(me.connections.length, to.connections);
  if (documents === 0 && connections === 0) return 0;
  const content = contentOf(state.config);
  let most = 0;
  for (let owner = 0; owner < state.seats.length; owner++) {
    const theirs = seatOf(state, owner);
    for (let open = availableIn(state, theirs); open !== 0; open &= open - 1) {
      const card = cardAt(theirs, lowest(open));
      if (!isGood(card) || priceOf(content, card) + tollTo(owner, seat) > me.money) continue;
      most = Math.max(most, isDocument(card) ? documents : connections);
    }
  }
  return IN_REACH * most;
}

/** The part of a set that its last card brings, 0 where more than one is missing. */
const lastOf = (count: number, { size, gives }: Rate): number =>
  size > 1 && count % size === size - 1 ? gives / size : 0;

function openCards(state: State): number {
  let count = 0;
  for (const seat of state.seats) {
    for (let open = availableIn(state, seat); open !== 0; open &= open - 1) count++;
  }
  return count;
}
