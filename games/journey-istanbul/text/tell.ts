import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { START_MONEY } from '../content.ts';
import type { Event } from '../event.ts';
import type { ItemView } from '../eyes/item.ts';
import { date, daysOf, deal, face, isInGame, phrase, place, topic, what, who, whom } from './say.ts';

/** One sentence. */
const line = (key: string, args?: Line['args']): readonly Line[] => [
  args === undefined ? { key } : { key, args },
];

/** Every event has a sentence, also for a screen reader (section 9). */
export const tell = byType<Event, readonly Line[]>({
  gameStarted: ({ first, cards }) =>
    line('log.gameStarted', { first: who(first), cards, money: START_MONEY }),
  turnBegan: ({ seat, inJail }) => line(inJail ? 'log.turnBegan.jail' : 'log.turnBegan', { seat: who(seat) }),
  moved: ({ seat, from, to, nth, of }) =>
    line(from === to ? 'log.stayed' : 'log.moved', { seat: who(seat), place: place(to), nth, of }),
  moveUndone: ({ seat, to }) => line('log.moveUndone', { seat: who(seat), place: place(to) }),
  looked({ seat, row, square, face: seen }) {
    const args = { seat: who(seat), row, square };
    return seen === null ? line('log.looked', args) : line('log.looked.face', { ...args, face: face(seen) });
  },
  drew,
  taskMarked: ({ seat, task, marked, of, done }) =>
    line(done ? 'log.taskDone' : 'log.taskMarked', { seat: who(seat), task: taskLine(task), marked, of }),
  taskLost: ({ seat, task, marked, of }) =>
    line('log.taskLost', { seat: who(seat), task: taskLine(task), marked, of }),
  taskPaid: ({ seat, amount, task }) =>
    line('log.taskPaid', { seat: who(seat), amount, task: taskLine(task) }),
  bailPaid: ({ seat, amount }) => line('log.bailPaid', { seat: who(seat), amount }),
  fined: ({ seat, amount }) => line('log.fined', { seat: who(seat), amount }),
  placed: ({ seat, to, nth, of }) => line('log.placed', { seat: who(seat), place: place(to), nth, of }),
  revealed({ t, faces }) {
    const args = { date: date(t), count: faces.length, faces: faces.map(face) };
    return line(faces.length === 0 ? 'log.revealed.none' : 'log.revealed', args);
  },
  raided({ count, fine, affected }) {
    const args = { count, fine, affected: affected.map(who) };
    return line(affected.length === 0 ? 'log.raided.nobody' : 'log.raided', args);
  },
  helpOpened: ({ short }) => line('log.helpOpened', { short: short.map(shortLine) }),
  helpDone: ({ seat }) => line('log.helpDone', { seat: who(seat) }),
  jailAccepted: ({ seat }) => line('log.jailAccepted', { seat: who(seat) }),
  jailed: ({ seat, release }) =>
    line(isInGame(release) ? 'log.jailed' : 'log.jailed.long', { seat: who(seat), date: date(release) }),
  offered: ({ face: shown, asked }) => line('log.offered', { face: face(shown), asked: asked.map(who) }),
  answered: ({ seat, answer }) => line(`log.answered.${answer ?? 'sealed'}`, { seat: who(seat) }),
  departed: ({ seat, price }) => line('log.departed', { seat: who(seat), price }),
  worked: ({ seat, face: { place: at }, pay }) =>
    line('log.worked', { seat: who(seat), place: place(at ?? ''), pay }),
  dayBegan: ({ t, starter }) => line('log.dayBegan', { date: date(t), starter: who(starter) }),
  gave({ from, to, amount, tag }) {
    const args = { from: who(from), to: who(to) };
    if (amount === null) return line('log.gave.hidden', args);
    if (tag === null) return line('log.gave', { ...args, amount });
    return line('log.gave.tag', { ...args, amount, tag: { key: `tag.${tag}` } });
  },
  told: ({ item }) => tellItem(item, null),
  settled: ({ item, by }) => tellItem(item, by),
  planned: ({ day }) => line('log.planned', { date: date(day) }),
  stands: () => line('log.stands'),
  voted: ({ seat, yes }) => line(yes ? 'log.voted.yes' : 'log.voted.no', { seat: who(seat) }),
  gameEnded({ why, out, winners }) {
    const left = out.length === 0 ? line('log.out.nobody') : line('log.out', { seats: out.map(who) });
    const won = winners.length === 0 ? [] : line('log.winners', { seats: winners.map(who) });
    return [...line(`log.ended.${why}`), ...left, ...won];
  },
});

const taskLine = (task: string): Line => ({ key: `task.${task}` });

const shortLine = ({ seat, due }: { readonly seat: Seat; readonly due: number }): Arg => ({
  key: 'log.short',
  args: { seat: who(seat), due },
});

function drew({
  seat,
  day,
  square,
  sideways,
  face: seen,
}: Extract<Event, { type: 'drew' }>): readonly Line[] {
  const key = square === 0 ? 'log.drew.full' : sideways ? 'log.drew.sideways' : 'log.drew';
  const told = line(key, { seat: who(seat), day, square });
  return seen === null ? told : [...told, ...line('log.drew.face', { face: face(seen) })];
}

function tellItem(item: ItemView, by: Seat | null): readonly Line[] {
  const args = { from: who(item.from), to: whom(item.to) };
  switch (item.kind) {
    case 'claim': {
      const key = item.truth === null ? 'log.claimed' : `log.claimed.${item.truth}`;
      const said = { topic: topic(item.about, item.spot), what: what(item.what, item.amount) };
      return line(key, { ...args, ...said });
    }
    case 'phrase': {
      const said = phrase(item.phrase, item.amount, item.day, item.place);
      return line('log.said', { ...args, phrase: said });
    }
    case 'pages':
      return line('log.showed', { ...args, days: daysOf(item.pages.map((page) => page.day)) });
    case 'gift': {
      // Money that moved at once is told by `gave`.
      if (item.status === 'given' && by === null) return [];
      const tag: Line = { key: `tag.${item.tag}` };
      return line(`log.gift.${item.status}`, { ...args, amount: item.amount, tag });
    }
    case 'deal':
      return line(`log.deal.${item.status}`, { ...args, deal: deal(item), by: who(by ?? item.from) });
  }
}
