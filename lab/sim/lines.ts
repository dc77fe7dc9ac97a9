/** One side of a line. Texts keep their order, stall where nothing gets through, and may be lost with it. */
export interface End {
  heard: (text: string, sentAt: number) => void;
  closed: (code: number, why: string) => void;
  readonly isOpen: boolean;
  send(text: string): void;
  close(code: number, why: string): void;
}

export interface Line {
  readonly near: End;
  readonly far: End;
  /** Both ends hear of it, if anything gets through to them. */
  reset(): void;
}

/** One direction of a line. */
export interface Way {
  send(text: string): void;
  close(code: number, why: string): void;
}

const RESET = 1006;

/** `arrives` does something at the other end, some time later and in order. */
export type Arrives = (run: () => void) => void;

export function newLine(now: () => number, toFar: Arrives, toNear: Arrives): Line {
  const near = newEnd();
  const far = newEnd();
  const there = newWay(now, toFar, far.end);
  const back = newWay(now, toNear, near.end);
  near.join(there);
  far.join(back);
  return {
    near: near.end,
    far: far.end,
    reset() {
      there.close(RESET, 'reset');
      back.close(RESET, 'reset');
    },
  };
}

const newWay = (now: () => number, arrives: Arrives, end: End): Way => ({
  send(text) {
    const sentAt = now();
    arrives(() => {
      if (end.isOpen) end.heard(text, sentAt);
    });
  },
  close: (code, why) => arrives(() => end.close(code, why)),
});

function newEnd(): { readonly end: End; join(way: Way): void } {
  let way: Way | undefined;
  let isOpen = true;
  const end: End = {
    heard() {},
    closed() {},
    get isOpen() {
      return isOpen;
    },
    send(text) {
      if (isOpen) way?.send(text);
    },
    close(code, why) {
      if (!isOpen) return;
      isOpen = false;
      way?.close(code, why);
      end.closed(code, why);
    },
  };
  return {
    end,
    join(other) {
      way = other;
    },
  };
}
