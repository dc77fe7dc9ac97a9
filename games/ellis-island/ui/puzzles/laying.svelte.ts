import { isAside } from '../../../../kit/keys.ts';
import { settings } from '../../../../kit/settings.svelte.ts';
import { refusePlace } from '../../pieces/puzzles/form.ts';
import { cellsOf, turnedBy } from '../../pieces/puzzles/grid.ts';
import { LETTERS, type Placement } from '../../pieces/puzzles/types.ts';
import { covering } from './blocks.ts';
import type { PuzzleProps } from './props.ts';

const DRAG_PX = 7;
/** A finger hides what lies under it: there the block floats above. */
const FINGER_PX = 48;
const BLOCK_KEYS: readonly string[] = LETTERS;
const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** `gripX` and `gripY`: where on the block it was taken hold of, from 0 to 1. */
interface Drag {
  readonly block: number;
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly gripX: number;
  readonly gripY: number;
  readonly moving: boolean;
}
interface Spot {
  readonly row: number;
  readonly col: number;
}

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
/** Where a pointer means, on the screen. */
const pointOf = ({ clientX, clientY, pointerType }: PointerEvent): { x: number; y: number } => ({
  x: clientX,
  y: clientY - (pointerType === 'touch' ? FINGER_PX : 0),
});

/** How blocks come into the frame: by drag, by two taps, or by keys. */
export class Laying {
  chosen = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  frame = $state<HTMLElement>();
  /** How each block is turned while it is out of the frame. */
  #turns = $state<number[]>([]);
  /** Where the keys hold the chosen block. */
  #held = $state.raw<Spot | null>(null);
  readonly #props: () => PuzzleProps<'form'>;
  readonly ghost = $derived.by((): (Placement & { ok: boolean }) | null => {
    if (this.chosen === null) return null;
    const spot = this.drag?.moving ? this.#dropAt() : this.#held;
    if (spot === null) return null;
    const place = { turn: this.#turnOf(this.chosen), ...spot };
    return { ...place, ok: this.#fits(this.chosen, place) };
  });

  constructor(props: () => PuzzleProps<'form'>) {
    this.#props = props;
  }

  patternOf(block: number): string {
    return turnedBy(this.#props().view.blocks[block] ?? '', this.#turnOf(block));
  }

  /** Without the wood around it. */
  cellPx(): number {
    return (this.frame?.clientWidth ?? 0) / this.#props().view.cols;
  }

  /** The upper left corner of the block in the air, on the screen. */
  cornerOf({ block, x, y, gripX, gripY }: Drag): { x: number; y: number } {
    const cells = cellsOf(this.patternOf(block));
    const px = this.cellPx();
    return { x: x - gripX * (cells[0]?.length ?? 1) * px, y: y - gripY * cells.length * px };
  }

  lift(block: number): void {
    const { work, step } = this.#props();
    if (work.placed[block] === null) return;
    this.#turns[block] = this.#turnOf(block);
    step({ do: 'lift', block });
  }

  turn(block: number): void {
    const { view, work, step } = this.#props();
    if (!view.turning) return;
    const next = (this.#turnOf(block) + 1) % 4;
    const lies = work.placed[block];
    this.#turns[block] = next;
    // In the frame it turns where it lies, if it can; else it comes out.
    if (lies == null) return;
    const place = { ...lies, turn: next };
    if (this.#fits(block, place)) step({ do: 'place', block, ...place });
    else step({ do: 'lift', block });
  }

  tap(block: number): void {
    if (this.chosen === block) this.turn(block);
    this.chosen = block;
  }

  tapCell(row: number, col: number): void {
    const { view, work, active } = this.#props();
    if (!active || this.chosen === null) return;
    const place = covering(view, work.placed, this.chosen, this.#turnOf(this.chosen), { row, col });
    if (place !== undefined) this.#lay(this.chosen, place);
  }

  grab(event: PointerEvent, block: number): void {
    const target = event.currentTarget;
    if (!this.#props().active || event.button !== 0 || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.setPointerCapture(event.pointerId);
    const box = (target.querySelector('svg') ?? target).getBoundingClientRect();
    const { x, y } = pointOf(event);
    this.drag = {
      block,
      x,
      y,
      fromX: x,
      fromY: y,
      gripX: between((x - box.left) / box.width, 0, 1),
      gripY: between((event.clientY - box.top) / box.height, 0, 1),
      moving: false,
    };
    this.#held = null;
  }

  move = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === null) return;
    const { x, y } = pointOf(event);
    const moving = drag.moving || Math.hypot(x - drag.fromX, y - drag.fromY) > DRAG_PX;
    if (moving) this.chosen = drag.block;
    this.drag = { ...drag, x, y, moving };
  };

  drop = (): void => {
    if (this.drag === null) return;
    const { block, moving } = this.drag;
    const spot = moving ? this.#dropAt() : null;
    this.drag = null;
    if (!moving) this.tap(block);
    else if (spot !== null) this.#lay(block, { turn: this.#turnOf(block), ...spot });
    else this.lift(block);
  };

  cancel = (): void => {
    this.drag = null;
  };

  keydown = (event: KeyboardEvent): void => {
    if (isAside(event) || !this.#props().active || event.altKey || event.ctrlKey || event.metaKey) return;
    // On a button or link that is none of the blocks Enter presses that: whoever gives up must be able to.
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('button, a, summary, input') : null;
    const elsewhere = pressed !== null && !pressed.classList.contains('piece');
    if (event.key === 'Enter' && elsewhere) return;
    if (this.#key(event.key)) event.preventDefault();
  };

  /** Whether the key meant something here. */
  #key(key: string): boolean {
    const { view, work } = this.#props();
    const hasLetters = settings.letters === 'on';
    const letter = BLOCK_KEYS.indexOf(key.toUpperCase());
    if (hasLetters && letter >= 0 && letter < view.blocks.length) {
      this.chosen = letter;
      this.#held = { row: work.placed[letter]?.row ?? 0, col: work.placed[letter]?.col ?? 0 };
      return true;
    }
    const { chosen } = this;
    if (chosen === null) return false;
    const way = MOVES[key];
    if (hasLetters && key.toLowerCase() === 'r') this.turn(chosen);
    else if (key === 'Backspace') this.lift(chosen);
    else if (key === 'Enter' && this.#held !== null)
      this.#lay(chosen, { turn: this.#turnOf(chosen), ...this.#held });
    else if (way !== undefined) this.#hold(chosen, way);
    else return false;
    return true;
  }

  #hold(block: number, [down, right]: readonly [number, number]): void {
    const { row, col } = this.#held ?? { row: 0, col: 0 };
    const last = this.#lastSpot(block);
    this.#held = { row: between(row + down, 0, last.row), col: between(col + right, 0, last.col) };
  }

  #dropAt(): Spot | null {
    const { drag, frame } = this;
    if (drag === null || frame === undefined) return null;
    const box = frame.getBoundingClientRect();
    const px = this.cellPx();
    const corner = this.cornerOf(drag);
    const col = Math.round((corner.x - box.left - frame.clientLeft) / px);
    const row = Math.round((corner.y - box.top - frame.clientTop) / px);
    const last = this.#lastSpot(drag.block);
    // Not more than a cell beside the frame is still meant for its edge.
    if (row < -1 || col < -1 || row > last.row + 1 || col > last.col + 1) return null;
    return { row: between(row, 0, last.row), col: between(col, 0, last.col) };
  }

  #lastSpot(block: number): Spot {
    const { view } = this.#props();
    const cells = cellsOf(this.patternOf(block));
    return { row: view.rows - cells.length, col: view.cols - (cells[0]?.length ?? 1) };
  }

  #lay(block: number, place: Placement): void {
    if (!this.#fits(block, place)) return;
    this.chosen = null;
    this.#held = null;
    this.#props().step({ do: 'place', block, ...place });
  }

  #fits(block: number, place: Placement): boolean {
    const { view, work } = this.#props();
    return refusePlace(view, work.placed, block, place) === undefined;
  }

  #turnOf(block: number): number {
    return this.#props().work.placed[block]?.turn ?? this.#turns[block] ?? 0;
  }
}
