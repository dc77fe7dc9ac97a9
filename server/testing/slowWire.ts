import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { heldBack } from './heldBack.ts';

/** A way to a server that takes its time: every piece is held back on its way down and on its way up. */
export interface SlowWire {
  readonly port: number;
  /** As pulling the plug: nothing arrives any more, and nobody is told. */
  cut(): void;
  close(): Promise<void>;
}

export async function slowWire(server: number, oneWayMs: number, jitterMs: number): Promise<SlowWire> {
  let isCut = false;
  const open = new Set<Socket>();

  /** Pieces may not overtake each other, as on a real line. */
  function carry(from: Socket, to: Socket): void {
    const hold = heldBack(to, () => isCut);
    from.on('data', (piece) => {
      hold(performance.now() + oneWayMs + Math.random() * jitterMs, piece);
    });
    from.on('close', () => !isCut && to.destroy());
    from.on('error', () => to.destroy());
  }

  const listener = createServer((near) => {
    const far = connect(server, '127.0.0.1');
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    cut() {
      isCut = true;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
