import { type AddressInfo, connect, createServer } from 'node:net';
import { heldBack } from '../../server/testing/heldBack.ts';

/** A line as a phone has it where the net is poor: all that comes down shares so many bits a second. */
export interface Thin {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

export interface ThinLine {
  readonly origin: string;
  close(): Promise<void>;
}

/** Small pieces take turns, as packets do; one large file would otherwise hold all others up. */
const PIECE = 1400;

/** A way to the server at `origin` that is as thin as this, for everything a browser asks, workers included. */
export async function thinLine(origin: string, { bitsPerSecond, roundTripMs }: Thin): Promise<ThinLine> {
  const port = Number(new URL(origin).port);
  const perByteMs = 8000 / bitsPerSecond;
  const oneWayMs = roundTripMs / 2;
  let freeAt = 0;

  /** When a piece that is sent now has gone through what all share. */
  function through(bytes: number): number {
    freeAt = Math.max(freeAt, performance.now()) + bytes * perByteMs;
    return freeAt;
  }

  const listener = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    // A new connection asks and is answered once before it carries anything.
    const opensAt = performance.now() + roundTripMs;
    const up = heldBack(far);
    const down = heldBack(near);
    near.on('data', (piece) => up(Math.max(opensAt, performance.now()) + oneWayMs, piece));
    far.on('data', (all) => {
      for (let at = 0; at < all.length; at += PIECE) {
        const piece = all.subarray(at, at + PIECE);
        down(through(piece.length) + oneWayMs, piece);
      }
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      // What was sent before the end is still on its way.
      one.on('close', () =>
        setTimeout(() => other.destroy(), Math.max(0, freeAt - performance.now()) + roundTripMs),
      );
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => listener.close(() => resolve())),
  };
}
