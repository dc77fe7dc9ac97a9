import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Describes, Subject } from '../../../kit/table.ts';
import { placeId } from '../box.ts';
import { PLACES, TASKS } from '../content.ts';
import type { View } from '../eyes/view.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { date, deal, place } from '../text/say.ts';
import { openFor } from './slips.ts';
import { boxIn, ROWS, seenBy, shownIn, squaresOf, whenLine, whereLine } from './sums.ts';
import { inTurn, taskIn, taskLine } from './tasks.ts';
import { describe } from './text/describe.ts';

function person(view: View, at: Seat, seat: Seat | null): Subject {
  const one = view.people[at];
  const says: Line[] = [line('describe.where', { where: whereLine(view, at) })];
  if (one !== undefined && one.money !== null) says.push(line('describe.money', { amount: one.money }));
  for (const name of TASKS) {
    const task = taskIn(view, at, name);
    if (task === undefined) continue;
    says.push(line('describe.task', { kind: { key: `task.${name}` }, task: taskLine(task) }));
    const next = at === seat ? task.parts.filter(({ done }) => !done).map((part) => part.line) : [];
    if (next.length > 0) says.push(line('describe.parts', { parts: inTurn(next) }));
  }
  return { about: at === seat ? 'mine' : 'seat', name: line('ask.of', { seat: { seat: at } }), says };
}

/** A quarter: who is there, in the order of the pile, and where the lines lead. */
function quarter(view: View, at: number): Subject {
  const pile = view.piles[at] ?? [];
  const box = boxIn(view);
  const next = (box.lines[at] ?? []).map((to) => place(placeId(to)));
  const says = [
    line('describe.here', { n: pile.length, who: pile.map((one) => ({ seat: one })) }),
    line('describe.next', { next }),
    line('describe.gives', { looks: box.eyes[at] ?? 0, draws: box.draws[at] ?? 0 }),
  ];
  return { about: 'place', name: place(placeId(at)), says };
}

/** A row of the sheet: each card by its square, who has seen it, and what this reader knows of it. */
function row(view: View, day: number): Subject {
  const says = squaresOf(day).flatMap((square, i): Line[] => {
    const card = view.sheet[square] ?? 0;
    if (card === 0) return [];
    const face = shownIn(view, card);
    const seen = seenBy(view, card);
    const args = { n: i + 1, seen, some: seen === 'none' ? 'no' : 'yes' };
    return [face === undefined ? line('describe.card', args) : line('describe.card.face', { ...args, face })];
  });
  const name = line('describe.row', { day, when: whenLine(view.t, day) });
  return { about: 'place', name, says: says.length === 0 ? [line('describe.row.empty')] : says };
}

const offers = (view: View, seat: Seat | null): readonly Subject[] =>
  openFor(view, seat).map((item): Subject => {
    const says =
      item.kind === 'gift'
        ? [line('describe.gift', { amount: item.amount, tag: { key: `tag.${item.tag}` } })]
        : [line('describe.deal', { deal: deal(item) })];
    return { about: 'offer', name: line('describe.offer', { from: { seat: item.from } }), says };
  });

function subjects(view: View, seat: Seat | null): readonly Subject[] {
  const table: Subject = {
    about: 'table',
    name: line('describe.table'),
    says: [line('describe.day', { date: date(view.t), left: view.left, starter: { seat: view.starter } })],
  };
  return [
    ...view.people.map((_, at) => person(view, at, seat)),
    table,
    ...offers(view, seat),
    ...PLACES.map((_, at) => quarter(view, at)),
    ...ROWS.map((day) => row(view, day)),
  ];
}

/** Istanbul in words: who is where and in which order, where the lines lead, what lies on each day. */
export const describes: Describes<JourneyIstanbul> = { texts: describe, subjects };
