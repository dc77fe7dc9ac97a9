import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat, Viewer } from '../../engine/game.ts';
import { type Line, line } from '../../engine/text.ts';
import { readPast } from '../../room/encoding/past.ts';
import type { EntryKind } from '../../room/limits.ts';
import type { Past } from '../../room/protocol.ts';
import type { Box } from '../site/shelf.ts';

export interface LogLine {
  readonly id: string;
  readonly line: Line;
  readonly head: boolean;
}

type Told = Omit<LogLine, 'id'>;

/**
 * What happened, as sentences. It holds only what may be read later: some faces are shown once and never
 * again.
 */
export class Log {
  lines = $state.raw<readonly LogLine[]>([]);
  /** The same as everybody could read it, for a seat whose secrets are covered. */
  open = $state.raw<readonly LogLine[]>([]);
  readonly #box: Box;
  readonly #rules: () => Game<Kind> | undefined;
  #turn = 0;

  constructor(box: Box, rules: () => Game<Kind> | undefined) {
    this.#box = box;
    this.#rules = rules;
  }

  /** Until a history comes there is nothing to read. */
  clear(): void {
    this.lines = [];
    this.open = [];
  }

  /** `now` is what this seat sees at the moment of reading. */
  replace(past: Past, now: Kind['view'] | undefined, seat: Seat | null): void {
    const lines: Told[] = [];
    const open: Told[] = [];
    const world = now === undefined ? undefined : this.#world(now, seat);
    this.#turn = 0;
    for (const { kind, view, events, seat } of readPast(past.frames)) {
      const said = OF_THE_TABLE[kind]?.(seat);
      const head = this.#head(view);
      lines.push(...(said ?? [...this.#tell(events), ...head]));
      const seen = world === undefined ? [] : this.#asSeen(events, 'public', world);
      open.push(...(said ?? [...this.#tell(seen), ...head]));
    }
    this.lines = numbered(lines);
    this.open = numbered(open);
  }

  /** Events as they were seen live, cut to what a history would give. */
  add(events: readonly Kind['event'][], view: Kind['view'], seat: Seat | null): void {
    const world = this.#world(view, seat);
    const head = this.#head(view);
    const more = (viewer: Viewer): Told[] => [...this.#tell(this.#asSeen(events, viewer, world)), ...head];
    this.lines = numbered([...this.lines, ...more(seat ?? 'public')]);
    this.open = numbered([...this.open, ...more('public')]);
  }

  /** What everybody may have of these events. */
  openly(events: readonly Kind['event'][], view: Kind['view'], seat: Seat | null): Kind['event'][] {
    return this.#asSeen(events, 'public', this.#world(view, seat));
  }

  /** Some world that looks like this: what may be read of an event depends on nothing more (a law). */
  #world(view: Kind['view'], seat: Seat | null): unknown {
    return this.#rules()?.imagine(view, seat ?? 0, null, seeded('log'));
  }

  #asSeen(events: readonly Kind['event'][], viewer: Viewer, world: unknown): Kind['event'][] {
    const rules = this.#rules();
    return events.flatMap((event) => rules?.redact(event, viewer, world, 'later') ?? []);
  }

  #tell(events: readonly Kind['event'][]): Told[] {
    const { title, ui } = this.#box;
    return events
      .filter((event) => !ui.untold(event))
      .flatMap((event) => title.tell(event).map((line) => ({ line, head: false })));
  }

  /** A heading where a new turn begins. */
  #head(view: unknown): Told[] {
    const turn = this.#box.ui.turn(view);
    if (turn === this.#turn) return [];
    this.#turn = turn;
    return [{ line: { key: 'log.turn', args: { turn } }, head: true }];
  }
}

const saying = (key: string, args?: Line['args']): readonly Told[] => [
  { line: line(key, args), head: false },
];
const ofSeat =
  (key: string) =>
  (seat: Seat = 0): readonly Told[] =>
    saying(key, { seat: { seat } });
/** What is told of an entry that is no part of the game. */
const OF_THE_TABLE: Readonly<Partial<Record<EntryKind, (seat?: Seat) => readonly Told[]>>> = {
  undo: () => saying('log.undone'),
  open: () => saying('log.opened'),
  close: () => saying('log.closed'),
  revoke: ofSeat('table.revoked'),
  admit: ofSeat('table.admitted'),
};

// Numbered by place: a log that comes again must not be read out again.
const numbered = (lines: readonly Told[]): LogLine[] =>
  lines.map(({ line, head }, i) => ({ id: `l${i}`, line, head }));
