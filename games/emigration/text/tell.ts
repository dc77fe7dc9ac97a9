import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { Event, Ref } from '../event.ts';

const who = (seat: Seat): Arg => ({ seat });

/** A row of the content set by the text of its id, or by the name its owner gave it. */
export function named(ref: Ref): Line {
  const cut = ref.indexOf(':');
  return cut < 0 ? { key: ref } : { key: 'named', args: { name: ref.slice(cut + 1) } };
}
const paper = (kind: string): Line => ({ key: `paper.${kind}` });
const line = (key: string, args: Readonly<Record<string, Arg>> = {}): Line => ({ key: `log.${key}`, args });

/** Who gained or lost Money or tokens: everyone the same, one alone, or each with an amount. */
function changed(
  what: 'money' | 'tokens',
  amounts: readonly number[],
  card: Line,
  isNamed: boolean,
): readonly Line[] {
  const changes = amounts.flatMap((n, seat) => (n === 0 ? [] : [{ seat, n }]));
  const [first] = changes;
  if (first === undefined) return [];
  const way = (n: number): string => (n > 0 ? 'gain' : 'loss');
  const of = ({ seat, n }: typeof first) => ({ seat: who(seat), n: Math.abs(n) });
  if (changes.length === 1) return [line(`${what}.${way(first.n)}`, of(first))];
  if (changes.length === amounts.length && changes.every(({ n }) => n === first.n)) {
    return [line(`${what}.${way(first.n)}${isNamed ? '.by' : ''}.all`, { n: Math.abs(first.n), card })];
  }
  const each = changes.map((one): Line => ({ key: `each.${what}.${way(one.n)}`, args: of(one) }));
  return [line(`${what}.each`, { card, changes: each })];
}

const KINDS = [
  ['DOC', 'document'],
  ['CON', 'connection'],
  ['PAY', 'payday'],
  ['LIFE', 'life'],
] as const;

/** Cards by kind, each kind counted, as the box has them: "3 Documents, a Connection and 2 Paydays". */
const kindsOf = (cards: readonly Ref[]): readonly Line[] =>
  KINDS.flatMap(([prefix, kind]): Line[] => {
    const n = cards.filter((card) => card.startsWith(prefix)).length;
    return n === 0 ? [] : [{ key: `some.${kind}`, args: { n } }];
  });

/** The log of one event, in the order it is read. */
export const tell = byType<Event, readonly Line[]>({
  gameCreated({ packs, mode }) {
    return [line('gameCreated', { packs: packs.map((pack): Line => ({ key: `pack.${pack}` })), mode })];
  },
  seatDealt: ({ seat, nationality, destination, career, money }) => [
    line('seatDealt', {
      seat: who(seat),
      nationality: named(nationality),
      destination: named(destination),
      career: named(career),
      money,
    }),
  ],
  layoutDealt({ seat, cards }) {
    const shown = cards.filter((card) => card !== null);
    const hidden = cards.length - shown.length;
    return [line('layoutDealt', { seat: who(seat), cards: kindsOf(shown), hidden })];
  },
  firstRoll({ rolls, first }) {
    const each = rolls.map(({ seat, roll }): Line => ({ key: 'each.roll', args: { seat: who(seat), roll } }));
    const rolled = line('firstRoll', { rolls: each });
    return first === null ? [rolled] : [rolled, line('first', { seat: who(first) })];
  },
  turnStarted: ({ seat }) => [line('turnStarted', { seat: who(seat) })],
  turnSkipped: ({ seat, kind }) => [line('turnSkipped', { seat: who(seat), paper: paper(kind) })],
  stallRelief: ({ money }) => [line('stallRelief', { money })],
  graduationRolled: ({ seat, roll, upTo }) => [line('graduationRolled', { seat: who(seat), roll, upTo })],
  graduated: ({ seat, assurance }) => [line('graduated', { seat: who(seat), assurance })],
  sold: ({ seat, card, money }) => [line('sold', { seat: who(seat), card: named(card), money })],
  waited: ({ seat, money }) => [line('waited', { seat: who(seat), money })],
  tollPaid: ({ seat, to, money }) => [line('tollPaid', { seat: who(seat), to: who(to), money })],
  bought: ({ seat, card, price }) => [line('bought', { seat: who(seat), card: named(card), price })],
  supplyTaken: ({ seat, kind, pay, price, left, without }) => [
    line(`supplyTaken.${pay}`, { seat: who(seat), paper: paper(kind), price }),
    ...(left > 0
      ? []
      : [line('supplyEmpty', { paper: paper(kind), without: without.map(who), n: without.length })]),
  ],
  pairToken: ({ seat }) => [line('pairToken', { seat: who(seat) })],
  forfeited: ({ seat }) => [line('forfeited', { seat: who(seat) })],
  scalpAsked: ({ seat, seller, kind }) => [
    line('scalpAsked', { seat: who(seat), seller: who(seller), paper: paper(kind) }),
  ],
  scalpAnswered: ({ accepted, seller }) => [
    line(accepted ? 'scalpAccepted' : 'scalpDeclined', { seller: who(seller) }),
  ],
  scalped: ({ seat, seller, kind, money }) => [
    line('scalped', { seat: who(seat), seller: who(seller), paper: paper(kind), money }),
  ],
  discarded: ({ seat, card, money }) => [line('discarded', { seat: who(seat), card: named(card), money })],
  paydayPaid: tellPayday,
  lifeActivated: ({ seat, card, cost }) => [
    line(cost > 0 ? 'lifeActivated.cost' : 'lifeActivated', { seat: who(seat), card: named(card), cost }),
  ],
  lifeEffect: tellEffect,
  lifeKept: ({ seat, card }) => [line('lifeKept', { seat: who(seat), card: named(card) })],
  lifeRemoved: ({ owner, card }) => [line('lifeRemoved', { owner: who(owner), card: named(card) })],
  tuitionRolled: ({ seat, roll, tuition }) => [line('tuitionRolled', { seat: who(seat), roll, tuition })],
  enrolled: ({ seat, tuition }) => [line('enrolled', { seat: who(seat), tuition })],
  enrolmentFailed: ({ seat }) => [line('enrolmentFailed', { seat: who(seat) })],
  cardRevealed: ({ owner, card }) => [line('cardRevealed', { owner: who(owner), card: named(card) })],
  preparationEnded: ({ first }) => [line('preparationEnded', { seat: who(first) })],
  withdrawn: tellWithdrawal,
  laneTokenTurned: ({ lane, token }) => [line('laneTokenTurned', { lane, token })],
  laneTokenDrawn: ({ seat, lane, token, held }) => [
    line('laneTokenDrawn', { seat: who(seat), lane, token, held }),
  ],
  entered: ({ seat, paid, assurance }) => [line('entered', { seat: who(seat), paid, assurance })],
  refused: ({ seat, reasons }) => [
    line('refused', {
      seat: who(seat),
      reasons: reasons.map((reason): Line => ({ key: `reason.${reason}` })),
    }),
  ],
  gameEnded: ({ why, winners, removed }) => [
    line(`gameEnded.${why}`, { winners: winners.map(who) }),
    line('removed', { cards: leftOut(removed) }),
  ],
});

const PAYDAY: Ref = 'PAY';

/** Only Paydays can be equal. */
const leftOut = (cards: readonly Ref[]): readonly Line[] => [
  ...cards.filter((card) => card !== PAYDAY).map(named),
  ...kindsOf(cards.filter((card) => card === PAYDAY)),
];

function tellPayday({ seat, salaries, side }: Extract<Event, { type: 'paydayPaid' }>): readonly Line[] {
  const [n = 0] = salaries;
  const each = salaries.map(
    (salary, at): Line => ({ key: 'each.salary', args: { seat: who(at), n: salary } }),
  );
  const paid = salaries.every((salary) => salary === n)
    ? line('paydayPaid.same', { seat: who(seat), n })
    : line('paydayPaid', { seat: who(seat), salaries: each });
  const more = side.flatMap((money, at) => (money > 0 ? [line('side', { seat: who(at), n: money })] : []));
  return [paid, ...more];
}

const TWO_SIDED: readonly Ref[] = ['LIFE-SO-1', 'LIFE-SO-2'];

/** The card by its name; of one with two sides the side that came. */
function sideOf({ card, money }: Extract<Event, { type: 'lifeEffect' }>): Line {
  if (!TWO_SIDED.includes(card)) return named(card);
  return { key: money.some((n) => n < 0) ? 'side.pandemic' : 'side.stimulus' };
}

function tellEffect(event: Extract<Event, { type: 'lifeEffect' }>): readonly Line[] {
  const lines: Line[] = [];
  const card = sideOf(event);
  const hasSides = TWO_SIDED.includes(event.card);
  if (event.roll !== null) lines.push(line('lifeRoll', { roll: event.roll }));
  if (event.drawn !== null) lines.push(line('lifeDrawn', { destination: named(event.drawn) }));
  if (event.destination !== null) {
    lines.push(line('lifeDestination', { seat: who(event.seat), destination: named(event.destination) }));
  }
  return [
    ...lines,
    ...changed('money', event.money, card, hasSides),
    ...changed('tokens', event.assurance, card, hasSides),
  ];
}

const TRADED = ['money', 'documents', 'connections'] as const;

function tellWithdrawal(event: Extract<Event, { type: 'withdrawn' }>): readonly Line[] {
  const seat = who(event.seat);
  const trades = TRADED.flatMap((what, i): Line[] => {
    const n = event.gains[i] ?? 0;
    return n === 0 ? [] : [{ key: `trade.${what}`, args: { n } }];
  });
  const lines: Line[] = [];
  if (event.register !== null) {
    lines.push(line('withdrawn.register', { seat, kind: { key: `kind.${event.register}` } }));
  }
  lines.push(line(trades.length === 0 ? 'withdrawn.nothing' : 'withdrawn', { seat, trades }));
  if (event.loss > 0) lines.push(line('withdrawn.loss', { seat, loss: event.loss }));
  if (event.loan > 0) lines.push(line('withdrawn.loan', { seat, loan: event.loan }));
  return [...lines, line('withdrawn.sum', { seat, assurance: event.assurance })];
}
