import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import type { ItemView } from '../eyes/view.ts';
import { date, deal, face, page, phrase, place, tl, topic, what, who, whom } from './say.ts';

/** Every event has a sentence, also for a screen reader (section 9). */
export function tell(event: Event): readonly Line[] {
  switch (event.type) {
    case 'gameStarted':
      return [{ key: 'log.gameStarted', args: { first: who(event.first), cards: event.cards } }];
    case 'turnBegan':
      return [
        { key: event.inJail ? 'log.turnBegan.jail' : 'log.turnBegan', args: { seat: who(event.seat) } },
      ];
    case 'moved': {
      const args = { seat: who(event.seat), place: place(event.to), nth: event.nth, of: event.of };
      return [{ key: event.from === event.to ? 'log.stayed' : 'log.moved', args }];
    }
    case 'moveUndone':
      return [{ key: 'log.moveUndone', args: { seat: who(event.seat), place: place(event.to) } }];
    case 'looked': {
      const args = { seat: who(event.seat), row: event.row, square: event.square };
      if (event.face === null) return [{ key: 'log.looked', args }];
      return [{ key: 'log.looked.face', args: { ...args, face: face(event.face) } }];
    }
    case 'drew': {
      const key = event.square === 0 ? 'log.drew.full' : event.sideways ? 'log.drew.sideways' : 'log.drew';
      const drew: Line = { key, args: { seat: who(event.seat), day: event.day, square: event.square } };
      return event.face === null
        ? [drew]
        : [drew, { key: 'log.drew.face', args: { face: face(event.face) } }];
    }
    case 'taskMarked':
    case 'taskLost': {
      const task: Line = { key: `task.${event.task}` };
      const args = { seat: who(event.seat), task, marked: event.marked, of: event.of };
      const isDone = event.type === 'taskMarked' && event.done;
      return [{ key: isDone ? 'log.taskDone' : `log.${event.type}`, args }];
    }
    case 'taskPaid': {
      const args = { seat: who(event.seat), amount: tl(event.amount), task: { key: `task.${event.task}` } };
      return [{ key: 'log.taskPaid', args }];
    }
    case 'bailPaid':
    case 'fined':
      return [{ key: `log.${event.type}`, args: { seat: who(event.seat), amount: tl(event.amount) } }];
    case 'placed': {
      const args = { seat: who(event.seat), place: place(event.to), nth: event.nth, of: event.of };
      return [{ key: 'log.placed', args }];
    }
    case 'revealed': {
      const args = { date: date(event.t), count: event.faces.length, faces: event.faces.map(face) };
      return [{ key: event.faces.length === 0 ? 'log.revealed.none' : 'log.revealed', args }];
    }
    case 'raided': {
      const args = { count: event.count, fine: tl(event.fine), affected: event.affected.map(who) };
      return [{ key: event.affected.length === 0 ? 'log.raided.nobody' : 'log.raided', args }];
    }
    case 'helpOpened': {
      const short = event.short.map(
        ({ seat, due }): Arg => ({ key: 'log.short', args: { seat: who(seat), due: tl(due) } }),
      );
      return [{ key: 'log.helpOpened', args: { short } }];
    }
    case 'helpDone':
    case 'jailAccepted':
      return [{ key: `log.${event.type}`, args: { seat: who(event.seat) } }];
    case 'jailed':
      return [{ key: 'log.jailed', args: { seat: who(event.seat), date: date(event.release) } }];
    case 'offered':
      return [{ key: 'log.offered', args: { face: face(event.face), asked: event.asked.map(who) } }];
    case 'answered':
      return [{ key: `log.answered.${event.answer ?? 'sealed'}`, args: { seat: who(event.seat) } }];
    case 'departed':
      return [{ key: 'log.departed', args: { seat: who(event.seat), price: tl(event.price) } }];
    case 'worked': {
      const args = { seat: who(event.seat), place: place(event.face.place ?? ''), pay: tl(event.pay) };
      return [{ key: 'log.worked', args }];
    }
    case 'dayBegan':
      return [{ key: 'log.dayBegan', args: { date: date(event.t), starter: who(event.starter) } }];
    case 'gave': {
      const args = { from: who(event.from), to: who(event.to) };
      if (event.amount === null) return [{ key: 'log.gave.hidden', args }];
      if (event.tag === null) return [{ key: 'log.gave', args: { ...args, amount: tl(event.amount) } }];
      const tag: Line = { key: `tag.${event.tag}` };
      return [{ key: 'log.gave.tag', args: { ...args, amount: tl(event.amount), tag } }];
    }
    case 'told':
      return tellItem(event.item, null);
    case 'settled':
      return tellItem(event.item, event.by);
    case 'planned':
      return [{ key: 'log.planned', args: { date: date(event.day) } }];
    case 'stands':
      return [{ key: 'log.stands' }];
    case 'voted':
      return [{ key: event.yes ? 'log.voted.yes' : 'log.voted.no', args: { seat: who(event.seat) } }];
    case 'gameEnded': {
      const lines: Line[] = [{ key: `log.ended.${event.why}` }];
      if (event.out.length === 0) lines.push({ key: 'log.out.nobody' });
      else lines.push({ key: 'log.out', args: { seats: event.out.map(who) } });
      if (event.winners.length > 0)
        lines.push({ key: 'log.winners', args: { seats: event.winners.map(who) } });
      return lines;
    }
    default:
      return event satisfies never;
  }
}

function tellItem(item: ItemView, by: Seat | null): readonly Line[] {
  const args = { from: who(item.from), to: whom(item.to) };
  switch (item.kind) {
    case 'claim': {
      const key = item.truth === null ? 'log.claimed' : `log.claimed.${item.truth}`;
      return [
        { key, args: { ...args, topic: topic(item.about, item.spot), what: what(item.what, item.amount) } },
      ];
    }
    case 'phrase': {
      const said = phrase(item.phrase, item.amount, item.day, item.place);
      return [{ key: 'log.said', args: { ...args, phrase: said } }];
    }
    case 'pages':
      return [{ key: 'log.showed', args: { ...args, pages: item.pages.map(page) } }];
    case 'gift': {
      // Money that moved at once is told by `gave`.
      if (item.status === 'given' && by === null) return [];
      const tag: Line = { key: `tag.${item.tag}` };
      return [{ key: `log.gift.${item.status}`, args: { ...args, amount: tl(item.amount), tag } }];
    }
    case 'deal':
      return [
        { key: `log.deal.${item.status}`, args: { ...args, deal: deal(item), by: who(by ?? item.from) } },
      ];
  }
}
