import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare line to a server: what no well-behaved client sends can be sent here. */
export interface Raw {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** Resolves when what came so far holds this. */
  hears(part: string): Promise<string>;
  /** Resolves with everything that came, when the line has ended. */
  readonly ended: Promise<string>;
  /** What came so far counts no more. */
  forget(): void;
  /** Without a goodbye: the other side reads an error. */
  reset(): void;
}

export async function openRaw(port: number, localAddress?: string): Promise<Raw> {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
  let said = '';
  const ended = Promise.withResolvers<string>();
  socket.on('error', () => {});
  socket.on('close', () => ended.resolve(said));
  socket.on('data', (data) => {
    said += data.toString('latin1');
  });
  await once(socket, 'connect');
  return {
    socket,
    ended: ended.promise,
    write: (text) => void socket.write(text),
    async hears(part) {
      while (!said.includes(part)) {
        if (socket.destroyed) throw new Error(`the line ended before "${part}": ${said}`);
        await Promise.race([once(socket, 'data'), ended.promise]);
      }
      return said;
    },
    forget() {
      said = '';
    },
    // One that is saying goodbye cannot be reset any more.
    reset: () => void (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy()),
  };
}

/** The request that turns a line into a socket. */
export function upgrade(port: number, path = '/socket', more: readonly string[] = []): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...more,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

const MASK_BYTES = 4;
const SHORT = 126;

/** A masked frame as a client sends it, with a mask of zeros; `first` is its first byte, 0x81 for a whole text. */
export function frame(text: string | Buffer, first = 0x81): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc((body.length < SHORT ? 2 : 4) + MASK_BYTES);
  head[0] = first;
  head[1] = 0x80 | Math.min(body.length, SHORT);
  if (body.length >= SHORT) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
