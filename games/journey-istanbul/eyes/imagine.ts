import type { Level } from '../../../engine/brain.ts';
import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Box, boxOf } from '../box.ts';
import { OUT, START_MONEY, UNIT } from '../content.ts';
import { helpIsOpen } from '../pieces/help.ts';
import { pagesOf } from '../pieces/planner.ts';
import type { Deal, Gift, Item } from '../pieces/talk.ts';
import type { What } from '../pieces/topics.ts';
import type { Offer, Person, State } from '../state.ts';
import { believedIn, trustIn } from './belief.ts';
import type { Memory } from './memory.ts';
import type { ItemView, View } from './view.ts';

/** Section 10: a whole world that looks like this view. Claims shift what is likely by the record of who made them. */
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
 * By day: the cards this seat has not seen, dealt at random to the face-down places of that day; what is left makes
 * the deck, with a fitting card on top where its back lies open.
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
  for (let i = 0; i < rest.length; i++) deck[drawn + i] = rest[i] as number;
  return { deck, drawn };
}

function isSaid(content: Box, card: number, what: What, amount: number): boolean {
  const face = content.cards[card];
  if (face === undefined || (amount > 0 && face.amount !== amount)) return false;
  if (face.kind === 'police') return what === 'police';
  return what.startsWith(face.kind) && what.endsWith(placeName(face.place));
}

const placeName = (place: number): string => ['TAK', 'FAT', 'SUL', 'USK', 'KAD'][place] ?? '';

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
  if (item.kind !== 'deal') return item as Item;
  const claim =
    item.claim ??
    (item.about !== null && item.deal !== 'ask' ? ({ what: 'police', amount: 0 } as const) : null);
  return {
    ...item,
    claim,
    pages: item.pages ?? (item.days === null ? null : pagesOf({}, item.days)),
  } as Deal;
}

function imagineOffer(view: View, chance: Chance): Offer | null {
  const { offer } = view;
  if (offer === null) return null;
  const answers = offer.answers.map((answer) =>
    answer === 'sealed' ? pick(chance, ['use', 'pass'] as const) : answer,
  );
  return { card: offer.card, kind: offer.kind, asked: offer.asked.slice(), answers };
}

/** Where money is closed, the sum is known and each part at least within bounds; the rest is a guess. */
function imagineMoney(view: View, seat: Seat, chance: Chance): number[] {
  const guess = view.people.map((person) => person.money ?? START_MONEY + person.banked);
  const unknown = view.people.flatMap((person, i) => (person.money === null ? [i] : []));
  if (unknown.length === 0) return guess;
  for (const item of view.talk) {
    if (item.kind !== 'gift' || item.status !== 'given' || item.to === 'all') continue;
    for (const [who, sign] of [
      [item.from, -1],
      [item.to, 1],
    ] as const) {
      if (who !== seat) guess[who] = (guess[who] ?? 0) + sign * item.amount;
    }
  }
  const least = view.people.map((_person, i) => leastOf(view, i));
  const most = view.people.map((_person, i) => mostOf(view, i));
  for (const i of unknown) guess[i] = Math.min(most[i] ?? 0, Math.max(least[i] ?? 0, guess[i] ?? 0));
  let missing = view.people.length * START_MONEY + view.bank - guess.reduce((sum, n) => sum + n, 0);
  while (missing !== 0) {
    const step = missing > 0 ? UNIT : -UNIT;
    const able = unknown.filter((i) =>
      step > 0 ? (guess[i] ?? 0) < (most[i] ?? 0) : (guess[i] ?? 0) > (least[i] ?? 0),
    );
    if (able.length === 0) return bug('the money does not add up', guess);
    const i = pick(chance, able);
    guess[i] = (guess[i] ?? 0) + step;
    missing -= step;
  }
  return guess;
}

const PLENTY = 1_000_000_000;

/** Whoever has a gift or a question with a price open still has that money. */
function leastOf(view: View, seat: Seat): number {
  let least = 0;
  for (const item of view.talk) {
    if (item.from !== seat) continue;
    if (item.kind === 'gift' && item.status === 'open') least = Math.max(least, item.amount);
    if (item.kind === 'deal' && item.status === 'open' && item.deal === 'ask')
      least = Math.max(least, item.price);
  }
  return least;
}

/** Whoever is short has less than they owe. */
function mostOf(view: View, seat: Seat): number {
  const due = view.help?.short.find((one) => one.seat === seat)?.due;
  return due === undefined || view.help?.accepted.includes(seat) ? PLENTY : due - UNIT;
}

/** The help window is open and nobody is left to help: two others know of a gift that waits. */
function hiddenGift(state: State, seat: Seat, chance: Chance): Gift {
  const pairs: (readonly [Seat, Seat])[] = [];
  state.people.forEach((giver, from) => {
    if (from === seat || giver.place === OUT) return;
    for (const { seat: to } of state.help?.short ?? []) {
      if (to !== seat && to !== from && !state.help?.accepted.includes(to)) pairs.push([from, to]);
    }
  });
  const rich = pairs.filter(([from]) => (state.people[from]?.money ?? 0) >= UNIT);
  const [from, to] = pick(chance, rich.length > 0 ? rich : pairs);
  if (rich.length === 0) lendUnit(state, from, seat);
  return {
    kind: 'gift',
    n: 1,
    from,
    to,
    all: false,
    t: state.t,
    amount: UNIT,
    tag: 'gift',
    status: 'open',
  };
}

/** Where money is closed the guess may have left the giver without any; somebody else then has less. */
function lendUnit(state: State, to: Seat, seat: Seat): void {
  const other = state.people.findIndex((person, i) => i !== seat && i !== to && person.money >= UNIT);
  const [giver, taker] = [state.people[other], state.people[to]];
  if (giver === undefined || taker === undefined) bug('nobody can have given anything');
  giver.money -= UNIT;
  taker.money += UNIT;
}
