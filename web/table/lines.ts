import type { Kind, Seat } from '../../engine/game.ts';
import { type Line, line } from '../../engine/text.ts';
import type { SeenEntry } from '../../room/encoding/past.ts';
import type { InStead } from '../../room/instead.ts';
import type { EntryKind } from '../../room/limits.ts';
import type { Box } from '../site/shelf.ts';

/** A sentence of the log. */
export interface ToldLine {
  readonly line: Line;
  readonly head: boolean;
}

/** What a game tells of these events. */
export function tellEvents({ title, ui }: Box, events: readonly Kind['event'][]): ToldLine[] {
  return events
    .filter((event) => !ui.untold(event))
    .flatMap((event) => title.tell(event).map((said) => ({ line: said, head: false })));
}

/** The same, of somebody who did not do it themselves: the first sentence says so. */
export function withBy(told: readonly ToldLine[], by: InStead | undefined): readonly ToldLine[] {
  const [first, ...rest] = told;
  if (by === undefined || first === undefined) return told;
  const [seat, what] = by;
  const key = what === 'bot' ? 'log.byBot' : 'log.bySkip';
  return [{ ...first, line: line(key, { what: first.line, seat: { seat } }) }, ...rest];
}

/** What is told of an entry that is no part of the game; undefined of one that is. */
export const tellOfTable = (kind: EntryKind, seat?: Seat): readonly ToldLine[] | undefined =>
  OF_THE_TABLE[kind]?.(seat);

/** Why the clock did what follows; nothing where nobody was late. */
export const tellLate = (late: readonly Seat[] = []): readonly ToldLine[] =>
  late.length === 0 ? [] : saying('log.late', { seats: late.map((seat) => ({ seat })) });

/** The heading of a turn. */
export const headOf = (turn: number): ToldLine => ({ line: line('log.turn', { turn }), head: true });

/** The whole log of a past; `at` is the entry that a sentence belongs to. */
export function linesOf(box: Box, entries: readonly SeenEntry[]): readonly (ToldLine & { at: number })[] {
  let turn = 0;
  return entries.flatMap(({ kind, seat, events, view, by, late }, at) => {
    const now = box.ui.turn(view);
    const head = now === turn ? [] : [headOf(now)];
    turn = now;
    const said = tellOfTable(kind, seat) ?? [
      ...tellLate(late),
      ...withBy(tellEvents(box, events), by),
      ...head,
    ];
    return said.map((one) => ({ ...one, at }));
  });
}

/** Where each sentence stands if somebody looks at this entry; where it says nothing, the one before does. */
export function whenIn(
  lines: readonly { readonly at: number; readonly head: boolean }[],
  at: number,
): readonly ('then' | 'later' | undefined)[] {
  const said = lines.findLast((one) => one.at <= at && !one.head)?.at;
  return lines.map((one) => {
    if (one.at > at) return 'later';
    return one.at === said && !one.head ? 'then' : undefined;
  });
}

/** What a glance can take in: of much that happened at once, what it came to. The log has all of it. */
export function inShort(sentences: readonly string[]): string {
  const all = sentences.join(' ');
  return all.length <= GLANCE ? all : (sentences.at(-1) ?? '');
}
const GLANCE = 110;

const saying = (key: string, args?: Line['args']): readonly ToldLine[] => [
  { line: line(key, args), head: false },
];
const ofSeat =
  (key: string) =>
  (seat: Seat = 0): readonly ToldLine[] =>
    saying(key, { seat: { seat } });
const OF_THE_TABLE: Readonly<Partial<Record<EntryKind, (seat?: Seat) => readonly ToldLine[]>>> = {
  undo: () => saying('log.undone'),
  open: () => saying('log.opened'),
  close: () => saying('log.closed'),
  revoke: ofSeat('table.revoked'),
  admit: ofSeat('table.admitted'),
  standIn: ofSeat('table.standIn'),
  back: ofSeat('table.back'),
  leave: ofSeat('table.left'),
  sit: ofSeat('log.sat'),
  hint: ofSeat('table.hint'),
  host: (seat) => (seat === undefined ? saying('log.hostBack') : ofSeat('table.host')(seat)),
};
