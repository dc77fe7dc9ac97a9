import { seeded } from '../../engine/chance.ts';
import type { Kind, Seat } from '../../engine/game.ts';
import type { Line } from '../../engine/text.ts';
import { type Delta, patch } from '../../room/delta.ts';
import type { Past } from '../../room/protocol.ts';
import type { Box } from '../site/shelf.ts';

export interface LogLine {
  readonly id: string;
  readonly line: Line;
  readonly head: boolean;
}

type Told = Omit<LogLine, 'id'>;

/** What happened, as sentences. It holds only what may be read later: some faces are shown once and never again. */
export class Log {
  lines = $state.raw<readonly LogLine[]>([]);
  readonly #box: Box;
  #turn = 0;

  constructor(box: Box) {
    this.#box = box;
  }

  /** Until a history comes there is nothing to read. */
  clear(): void {
    this.lines = [];
  }

  replace(past: Past): void {
    const lines: Told[] = [];
    let view: unknown = null;
    this.#turn = 0;
    for (const frame of past.frames) {
      view = patch(view, frame.d as Delta | undefined);
      if (frame.kind === 'undo') lines.push({ line: { key: 'log.undone' }, head: false });
      else lines.push(...this.#tell(frame.e as Kind['event'][], view));
    }
    this.lines = numbered(lines);
  }

  /** Events as they were seen live, cut to what a history would give. */
  add(events: readonly Kind['event'][], view: Kind['view'], seat: Seat | null): void {
    const { game } = this.#box.title;
    const state = game.imagine(view, seat ?? 0, null, seeded('log'));
    const later = events.flatMap((event) => game.redact(event, seat ?? 'public', state, 'later') ?? []);
    this.lines = numbered([...this.lines, ...this.#tell(later, view)]);
  }

  #tell(events: readonly Kind['event'][], view: unknown): Told[] {
    const { title, ui } = this.#box;
    const lines = events
      .filter((event) => !ui.untold(event))
      .flatMap((event) => title.tell(event).map((line) => ({ line, head: false })));
    const turn = ui.turn(view);
    if (turn === this.#turn) return lines;
    this.#turn = turn;
    return [...lines, { line: { key: 'log.turn', args: { turn } }, head: true }];
  }
}

// Numbered by place: a log that comes again must not be read out again.
const numbered = (lines: readonly Told[]): LogLine[] =>
  lines.map(({ line, head }, i) => ({ id: `l${i}`, line, head }));
