import type { Level } from '../../../engine/brain.ts';
import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Box, boxOf, placeId } from '../box.ts';
import { helpIsOpen } from '../pieces/help.ts';
import { pagesOf } from '../pieces/planner.ts';
import type { Item } from '../pieces/talk.ts';
import type { What } from '../pieces/topics.ts';
import type { Offer, Person, State } from '../state.ts';
import { believedIn, trustIn } from './belief.ts';
import type { ItemView } from './item.ts';
import type { Memory } from './memory.ts';
import { hiddenGift, imagineMoney } from './purses.ts';
import type { View } from './view.ts';

/**
 * Section 10: a whole world that looks like this view. Claims shift what is likely by the record of who made
 * them.
 */
export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const players = view.people.length;
  const content = boxOf(view.config, players);
  const { deck, drawn } = imagineDeck(view, seat, memory?.level ?? 'expert', content, chance);
  const money = imagineMoney(view, seat, chance);
  const state: State = {
    config: view.config,
    agenda: view.agenda.slice(),
    t: view.t,
    starter: view.starter,
    toPlay: view.toPlay.slice(),
    turn: { ...view.turn, looked: view.turn.looked.slice() },
    window: view.window,
    undo: view.undo,
    deck,
    drawn,
    sheet: view.sheet.slice(),
    sideways: view.sideways.slice(),
    faceUp: view.faceUp.slice(),
    used: view.used.slice(),
    hidden: view.hidden.slice(),
    open: view.open.slice(),
    jailCards: view.jailCards.slice(),
    seen: deck.map((_card, i) => view.cards[i]?.seen.reduce((bits, one) => bits | (1 << one), 0) ?? 0),
    people: view.people.map((person, i) => imaginePerson(person, money[i] ?? 0)),
    piles: view.piles.map((pile) => pile.slice()),
    bank: view.bank,
    talk: view.talk.map(imagineItem),
    pending: 0,
    help:
      view.help === null
        ? null
        : {
            card: view.help.card,
            short: view.help.short.slice(),
            accepted: view.help.accepted.slice(),
            done: view.help.done.slice(),
          },
    offer: imagineOffer(view, chance),
    ended: view.ended,
  };
  for (const item of state.talk) if ('status' in item && item.status === 'open') state.pending++;
  if (state.agenda.at(-1)?.step === 'help' && !helpIsOpen(state)) {
    state.talk = [...state.talk, hiddenGift(state, seat, chance)];
    state.pending++;
  }
  return state;
}

/**
 * By day: the cards this seat has not seen, dealt at random to the face-down places of that day; what is left
 * makes the deck, with a fitting card on top where its back lies open.
 */
function imagineDeck(
  view: View,
  seat: Seat,
  level: Level,
  content: Box,
  chance: Chance,
): { readonly deck: number[]; readonly drawn: number } {
  const drawn = view.cards.length;
  if (view.order !== null) return { deck: view.order.map((id) => content.cardById.get(id) ?? 0), drawn };
  const deck = new Array<number>(content.cards.length).fill(-1);
  const unseen: number[][] = content.byDay.map((cards) => cards.slice());
  view.cards.forEach(({ face, day }, i) => {
    if (face === null) return;
    const card = content.cardById.get(face) ?? bug('no such card', face);
    deck[i] = card;
    const pool = unseen[day] ?? [];
    pool.splice(pool.indexOf(card), 1);
  });
  for (const pool of unseen) shuffle(chance, pool);
  const believed = believedIn(view, seat);
  for (const { card, claim, from } of believed) {
    if (deck[card - 1] !== -1 || chance.below(100) >= trustIn(view, from, level)) continue;
    const pool = unseen[view.cards[card - 1]?.day ?? 0] ?? [];
    const at = pool.findIndex((i) => isSaid(content, i, claim.what, claim.amount));
    if (at >= 0) deck[card - 1] = pool.splice(at, 1)[0] ?? -1;
  }
  for (let i = 0; i < drawn; i++) {
    if (deck[i] === -1)
      deck[i] = unseen[view.cards[i]?.day ?? 0]?.pop() ?? bug('too few cards of a day', view.cards[i]);
  }
  const rest = shuffle(chance, unseen.flat());
  if (view.topDay !== null) {
    const at = rest.findIndex((i) => content.cards[i]?.day === view.topDay);
    const [top] = rest.splice(at, 1);
    if (top === undefined) return bug('no card for the top of the deck', view.topDay);
    rest.unshift(top);
  }
  for (const [i, card] of rest.entries()) deck[drawn + i] = card;
  return { deck, drawn };
}

function isSaid(content: Box, card: number, what: What, amount: number): boolean {
  const face = content.cards[card];
  if (face === undefined || (amount > 0 && face.amount !== amount)) return false;
  if (face.kind === 'police') return what === 'police';
  return what.startsWith(face.kind) && what.endsWith(placeId(face.place));
}

const imaginePerson = (person: View['people'][number], money: number): Person => ({
  place: person.place,
  money,
  banked: person.banked,
  cell: person.cell,
  release: person.release,
  fined: person.fined,
  obstacle: { ...person.obstacle, chains: person.obstacle.chains.slice() },
  opportunity: { ...person.opportunity, chains: person.opportunity.chains.slice() },
  visits: person.visits.slice(),
  today: person.today.slice(),
  left: person.left,
  vote: person.vote,
  standing: person.standing ?? { journey: 'ask', work: 'ask', gifts: 'accept' },
  planner: person.planner ?? {},
  spoken: person.spoken ?? 0,
});

/** A sealed offer is filled in somehow: what it says is not known to whoever it was made to. */
function imagineItem(seen: ItemView): Item {
  const { ref: _ref, truth: _truth, spot: _spot, wantsSpot: _wantsSpot, ...item } = seen;
  if (item.kind !== 'deal') return item;
  const claim =
    item.claim ??
    (item.about !== null && item.deal !== 'ask' ? ({ what: 'police', amount: 0 } as const) : null);
  return {
    ...item,
    claim,
    pages: item.pages ?? (item.days === null ? null : pagesOf({}, item.days)),
  };
}

function imagineOffer(view: View, chance: Chance): Offer | null {
  const { offer } = view;
  if (offer === null) return null;
  const answers = offer.answers.map((answer) =>
    answer === 'sealed' ? pick(chance, ['use', 'pass'] as const) : answer,
  );
  return { card: offer.card, kind: offer.kind, asked: offer.asked.slice(), answers };
}
