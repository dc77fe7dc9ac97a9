import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat, Viewer } from '../../engine/game.ts';
import { readPast, type SeenEntry } from '../../room/encoding/past.ts';
import type { InStead } from '../../room/instead.ts';
import type { Past } from '../../room/protocol.ts';
import type { Box } from '../site/shelf.ts';
import { headOf, type ToldLine, tellEvents, tellLate, tellOfTable, withBy } from './lines.ts';

/** Who acted where a seat did not: somebody in its stead, or the clock for those whose time had run out. */
interface InsteadOf {
  readonly by?: InStead | undefined;
  readonly late?: readonly Seat[];
}

export interface LogLine extends ToldLine {
  readonly id: string;
}

/** An entry of the past with its sentences, as they stand in the log. */
export interface Logged {
  readonly entry: SeenEntry;
  readonly lines: readonly LogLine[];
  readonly open: readonly LogLine[];
}

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
  replace(past: Past, now: Kind['view'] | undefined, seat: Seat | null): readonly Logged[] {
    const lines: ToldLine[] = [];
    const open: ToldLine[] = [];
    const world = now === undefined ? undefined : this.#world(now, seat);
    this.#turn = 0;
    const logged = readPast(past.frames).map((entry) => {
      const { kind, view, events, by, late } = entry;
      const from = { lines: lines.length, open: open.length };
      const said = tellOfTable(kind, entry.seat);
      const head = this.#head(view);
      lines.push(...(said ?? [...tellLate(late), ...withBy(tellEvents(this.#box, events), by), ...head]));
      const seen = world === undefined ? [] : this.#asSeen(events, 'public', world);
      open.push(...(said ?? [...tellLate(late), ...withBy(tellEvents(this.#box, seen), by), ...head]));
      return { entry, from, to: { lines: lines.length, open: open.length } };
    });
    this.lines = numbered(lines);
    this.open = numbered(open);
    return logged.map(({ entry, from, to }) => ({
      entry,
      lines: this.lines.slice(from.lines, to.lines).filter(({ head }) => !head),
      open: this.open.slice(from.open, to.open).filter(({ head }) => !head),
    }));
  }

  /** Events as they were seen live, cut to what a history would give. */
  add(
    events: readonly Kind['event'][],
    view: Kind['view'],
    seat: Seat | null,
    { by, late }: InsteadOf = {},
  ): void {
    const world = this.#world(view, seat);
    const head = this.#head(view);
    const more = (viewer: Viewer): ToldLine[] => [
      ...tellLate(late),
      ...withBy(tellEvents(this.#box, this.#asSeen(events, viewer, world)), by),
      ...head,
    ];
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

  /** A heading where a new turn begins. */
  #head(view: unknown): ToldLine[] {
    const turn = this.#box.ui.turn(view);
    if (turn === this.#turn) return [];
    this.#turn = turn;
    return [headOf(turn)];
  }
}

// Numbered by place: a log that comes again must not be read out again.
const numbered = (lines: readonly ToldLine[]): LogLine[] =>
  lines.map(({ line, head }, i) => ({ id: `l${i}`, line, head }));
