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

/** "Lee +2, Ivy −1": those who gained or lost something. */
const changes = (amounts: readonly number[]): readonly Line[] =>
  amounts.flatMap((n, seat): Line[] => {
    if (n === 0) return [];
    return [{ key: n > 0 ? 'amount.gain' : 'amount.loss', args: { seat: who(seat), n: n > 0 ? n : -n } }];
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
    const shown = cards.flatMap((card) => (card === null ? [] : [named(card)]));
    return [line('layoutDealt', { seat: who(seat), cards: shown, hidden: cards.length - shown.length })];
  },
  firstRoll({ rolls, first }) {
    const each = rolls.map(({ seat, roll }): Line => ({ key: 'roll.seat', args: { seat: who(seat), roll } }));
    const rolled = line('firstRoll', { rolls: each });
    return first === null ? [rolled] : [rolled, line('first', { seat: who(first) })];
  },
  turnStarted: ({ turn, seat }) => [line('turnStarted', { turn, seat: who(seat) })],
  turnSkipped: ({ turn, seat, kind }) => [line('turnSkipped', { turn, seat: who(seat), paper: paper(kind) })],
  stallRelief: ({ money }) => [line('stallRelief', { money })],
  graduationRolled: ({ seat, roll, upTo }) => [line('graduationRolled', { seat: who(seat), roll, upTo })],
  graduated: ({ seat, assurance }) => [line('graduated', { seat: who(seat), assurance })],
  sold: ({ seat, card, money }) => [line('sold', { seat: who(seat), card: named(card), money })],
  waited: ({ seat, card, money }) => [line('waited', { seat: who(seat), card: named(card), money })],
  tollPaid: ({ seat, to, money }) => [line('tollPaid', { seat: who(seat), to: who(to), money })],
  bought: ({ seat, card, price }) => [line('bought', { seat: who(seat), card: named(card), price })],
  supplyTaken: ({ seat, kind, pay, price }) => [
    line(`supplyTaken.${pay}`, { seat: who(seat), paper: paper(kind), price }),
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
  cardRevealed: ({ owner, slot, card }) => [
    line('cardRevealed', { owner: who(owner), slot, card: named(card) }),
  ],
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
    line('removed', { cards: removed.map(named) }),
  ],
});

function tellPayday(event: Extract<Event, { type: 'paydayPaid' }>): readonly Line[] {
  const salaries = event.salaries.map(
    (n, seat): Line => ({ key: 'amount.seat', args: { seat: who(seat), n } }),
  );
  const paid = line('paydayPaid', { seat: who(event.seat), salaries });
  const side = changes(event.side);
  return side.length === 0 ? [paid] : [paid, line('paydaySide', { side })];
}

function tellEffect(event: Extract<Event, { type: 'lifeEffect' }>): readonly Line[] {
  const lines: Line[] = [];
  if (event.roll !== null) lines.push(line('lifeRoll', { roll: event.roll }));
  if (event.drawn !== null) lines.push(line('lifeDrawn', { destination: named(event.drawn) }));
  if (event.destination !== null) {
    lines.push(line('lifeDestination', { seat: who(event.seat), destination: named(event.destination) }));
  }
  const money = changes(event.money);
  if (money.length > 0) lines.push(line('lifeMoney', { changes: money }));
  const assurance = changes(event.assurance);
  if (assurance.length > 0) lines.push(line('lifeAssurance', { changes: assurance }));
  return lines;
}

function tellWithdrawal(event: Extract<Event, { type: 'withdrawn' }>): readonly Line[] {
  const seat = who(event.seat);
  const [money = 0, documents = 0, connections = 0] = event.gains;
  const any = String(money + documents + connections > 0);
  const lines = [line('withdrawn', { seat, money, documents, connections, any })];
  if (event.register !== null) {
    lines.push(line('withdrawn.register', { kind: { key: `kind.${event.register}` } }));
  }
  if (event.loss > 0) lines.push(line('withdrawn.loss', { seat, loss: event.loss }));
  if (event.loan > 0) lines.push(line('withdrawn.loan', { seat, loan: event.loan }));
  return [...lines, line('withdrawn.sum', { seat, assurance: event.assurance })];
}
