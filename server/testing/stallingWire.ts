import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on which now and then nothing moves, and nobody is told. */
export interface StallingWire {
  readonly port: number;
  /** From now on nothing arrives on either side; new lines are taken, and lead nowhere. */
  stall(): void;
  /** What the server does with a line that has not answered its heartbeat; this side is told nothing. */
  hangUp(): void;
  /** Whatever was held back arrives, in its order; whoever was hung up on meanwhile notices. */
  flow(): void;
  close(): Promise<void>;
}

export async function stallingWire(server: number): Promise<StallingWire> {
  let isStalled = false;
  const lines = new Set<readonly [near: Socket, far: Socket]>();

  const listener = createServer((near) => {
    const line = [near, connect(server, '127.0.0.1')] as const;
    lines.add(line);
    line.forEach((from, i) => {
      const to = line[1 - i];
      from.setNoDelay(true);
      if (isStalled) from.pause();
      from.on('data', (piece) => void (to?.destroyed === false && to.write(piece)));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        if (!isStalled) end(line);
      });
    });
  });

  function end(line: readonly [Socket, Socket]): void {
    lines.delete(line);
    for (const socket of line) socket.destroy();
  }

  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const line of lines) for (const socket of line) socket.pause();
    },
    hangUp() {
      for (const [, far] of lines) far.destroy();
    },
    flow() {
      isStalled = false;
      for (const line of lines) {
        if (line.some(({ destroyed }) => destroyed)) end(line);
        else for (const socket of line) socket.resume();
      }
    },
    async close() {
      for (const line of lines) end(line);
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
