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
export function tell(event: Event): readonly Line[] {
  switch (event.type) {
    case 'gameCreated': {
      const packs = event.packs.map((pack): Line => ({ key: `pack.${pack}` }));
      return [line('gameCreated', { packs, mode: event.mode })];
    }
    case 'seatDealt':
      return [
        line('seatDealt', {
          seat: who(event.seat),
          nationality: named(event.nationality),
          destination: named(event.destination),
          career: named(event.career),
          money: event.money,
        }),
      ];
    case 'layoutDealt': {
      const cards = event.cards.flatMap((card) => (card === null ? [] : [named(card)]));
      const hidden = event.cards.length - cards.length;
      return [line('layoutDealt', { seat: who(event.seat), cards, hidden })];
    }
    case 'firstRoll': {
      const rolls = event.rolls.map(
        ({ seat, roll }): Line => ({ key: 'roll.seat', args: { seat: who(seat), roll } }),
      );
      const rolled = line('firstRoll', { rolls });
      return event.first === null ? [rolled] : [rolled, line('first', { seat: who(event.first) })];
    }
    case 'turnStarted':
      return [line('turnStarted', { turn: event.turn, seat: who(event.seat) })];
    case 'turnSkipped':
      return [line('turnSkipped', { turn: event.turn, seat: who(event.seat), paper: paper(event.kind) })];
    case 'stallRelief':
      return [line('stallRelief', { money: event.money })];
    case 'graduationRolled':
      return [line('graduationRolled', { seat: who(event.seat), roll: event.roll, upTo: event.upTo })];
    case 'graduated':
      return [line('graduated', { seat: who(event.seat), assurance: event.assurance })];
    case 'sold':
    case 'waited':
      return [line(event.type, { seat: who(event.seat), card: named(event.card), money: event.money })];
    case 'tollPaid':
      return [line('tollPaid', { seat: who(event.seat), to: who(event.to), money: event.money })];
    case 'bought':
      return [line('bought', { seat: who(event.seat), card: named(event.card), price: event.price })];
    case 'supplyTaken': {
      const args = { seat: who(event.seat), paper: paper(event.kind), price: event.price };
      return [line(`supplyTaken.${event.pay}`, args)];
    }
    case 'pairToken':
    case 'forfeited':
      return [line(event.type, { seat: who(event.seat) })];
    case 'scalpAsked':
      return [
        line('scalpAsked', { seat: who(event.seat), seller: who(event.seller), paper: paper(event.kind) }),
      ];
    case 'scalpAnswered':
      return [line(event.accepted ? 'scalpAccepted' : 'scalpDeclined', { seller: who(event.seller) })];
    case 'scalped': {
      const args = { seat: who(event.seat), seller: who(event.seller), paper: paper(event.kind) };
      return [line('scalped', { ...args, money: event.money })];
    }
    case 'discarded':
      return [line('discarded', { seat: who(event.seat), card: named(event.card), money: event.money })];
    case 'paydayPaid':
      return tellPayday(event);
    case 'lifeActivated': {
      const args = { seat: who(event.seat), card: named(event.card), cost: event.cost };
      return [line(event.cost > 0 ? 'lifeActivated.cost' : 'lifeActivated', args)];
    }
    case 'lifeEffect':
      return tellEffect(event);
    case 'lifeKept':
      return [line('lifeKept', { seat: who(event.seat), card: named(event.card) })];
    case 'lifeRemoved':
      return [line('lifeRemoved', { owner: who(event.owner), card: named(event.card) })];
    case 'tuitionRolled':
      return [line('tuitionRolled', { seat: who(event.seat), roll: event.roll, tuition: event.tuition })];
    case 'enrolled':
      return [line('enrolled', { seat: who(event.seat), tuition: event.tuition })];
    case 'enrolmentFailed':
      return [line('enrolmentFailed', { seat: who(event.seat) })];
    case 'cardRevealed':
      return [line('cardRevealed', { owner: who(event.owner), slot: event.slot, card: named(event.card) })];
    case 'preparationEnded':
      return [line('preparationEnded', { seat: who(event.first) })];
    case 'withdrawn':
      return tellWithdrawal(event);
    case 'laneTokenTurned':
      return [line('laneTokenTurned', { lane: event.lane, token: event.token })];
    case 'laneTokenDrawn': {
      const { lane, token, held } = event;
      return [line('laneTokenDrawn', { seat: who(event.seat), lane, token, held })];
    }
    case 'entered':
      return [line('entered', { seat: who(event.seat), paid: event.paid, assurance: event.assurance })];
    case 'refused': {
      const reasons = event.reasons.map((reason): Line => ({ key: `reason.${reason}` }));
      return [line('refused', { seat: who(event.seat), reasons })];
    }
    case 'gameEnded':
      return [
        line(`gameEnded.${event.why}`, { winners: event.winners.map(who) }),
        line('removed', { cards: event.removed.map(named) }),
      ];
    default:
      return event satisfies never;
  }
}

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
