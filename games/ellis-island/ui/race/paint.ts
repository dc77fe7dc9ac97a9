/** Asks for the next frame; `at` is when that frame began, on the clock of events. */
export type NextFrame = (run: (at: number) => void) => void;

/**
 * Measures from the painting of a card to the press. Before the card was painted there is nothing to measure.
 */
export interface PaintClock {
  /** A new card is in the page, but not yet on the screen. */
  shown(card: number): void;
  /** Whole milliseconds from the painting of this card to an event, or -1 if that is not known. */
  reaction(card: number, eventAt: number): number;
}

export function paintClock(nextFrame: NextFrame): PaintClock {
  let painted: { card: number; at: number } | null = null;
  let newest = 0;
  return {
    shown(card) {
      newest = card;
      painted = null;
      // The first frame paints it; when the second begins, the first has been seen.
      nextFrame(() =>
        nextFrame((at) => {
          if (newest === card) painted = { card, at };
        }),
      );
    },
    reaction(card, eventAt) {
      if (painted === null || painted.card !== card) return -1;
      return Math.max(0, Math.round(eventAt - painted.at));
    },
  };
}
