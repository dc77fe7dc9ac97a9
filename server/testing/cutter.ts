import { connect, createServer, type Socket } from 'node:net';

/** A line that can be cut, in front of a server of this machine. */
export interface Cutter {
  readonly port: number;
  /** At once, in both directions. */
  cutAll(): void;
  /** Each at its next answer, which is lost: what was asked has been done. */
  swallowAnswers(): void;
  /** From now on nothing gets through one way, and nobody is told: each ends when somebody has given it up. */
  muffle(way: 'there' | 'back'): void;
  /** Who comes from now on is brought to another port; the others are cut off. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

interface Cuttable {
  swallows: boolean;
  muffled: 'there' | 'back' | undefined;
  cut(): void;
}

export function newCutter(to: number): Promise<Cutter> {
  let target = to;
  const lines = new Map<Socket, Cuttable>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const cut = (): void => {
      near.destroy();
      far.destroy();
      lines.delete(near);
    };
    const line: Cuttable = { swallows: false, muffled: undefined, cut };
    lines.set(near, line);
    near.on('data', (data) => {
      if (line.muffled !== 'there') far.write(data);
    });
    far.on('data', (data) => {
      if (line.swallows) cut();
      else if (line.muffled !== 'back') near.write(data);
    });
    for (const end of [near, far]) end.on('error', cut).on('close', cut);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        cutAll() {
          for (const { cut } of [...lines.values()]) cut();
        },
        swallowAnswers() {
          for (const line of lines.values()) line.swallows = true;
        },
        muffle(way) {
          for (const line of lines.values()) line.muffled = way;
        },
        turnTo(port) {
          target = port;
          for (const { cut } of [...lines.values()]) cut();
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const { cut } of [...lines.values()]) cut();
          }),
      });
    });
  });
}
