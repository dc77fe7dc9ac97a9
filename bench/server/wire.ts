import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const TEXT = 1;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;
/** Of a masked frame: two bytes, two more for the length of most messages, and a mask of zeros, which changes nothing. */
const MASK_BYTES = 4;
const SHORT = 126;

export interface Wire {
  send(text: string): void;
  close(): void;
}

/**
 * A WebSocket client that does no more than the frames ask for. Load and server share the machine, so whatever a
 * client costs is taken from the server; all racers get the same one.
 */
export function openWire(
  port: number,
  path: string,
  heard: (text: string) => void,
): Promise<Wire & { readonly closed: Promise<void> }> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const write = (kind: number, data: string): void => {
    const length = Buffer.byteLength(data);
    const head = (length < SHORT ? 2 : 4) + MASK_BYTES;
    const frame = Buffer.alloc(head + length);
    frame[0] = FINAL | kind;
    frame[1] = MASKED | Math.min(length, SHORT);
    if (length >= SHORT) frame.writeUInt16BE(length, 2);
    frame.write(data, head);
    socket.write(frame);
  };
  const wire = {
    send: (text: string) => write(TEXT, text),
    close: () => socket.destroy(),
    closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!rest.toString('latin1', 0, end).includes(' 101 ')) reject(new Error('no socket was opened'));
        isOpen = true;
        rest = rest.subarray(end + 4);
        resolve(wire);
      }
      let at = 0;
      for (;;) {
        const frame = frameAt(rest, at);
        if (frame === undefined) break;
        at = frame.end;
        if (frame.kind === TEXT) heard(rest.toString('utf8', frame.from, frame.end));
        else if (frame.kind === PING) write(PONG, rest.toString('utf8', frame.from, frame.end));
      }
      rest = rest.subarray(at);
    });
  });
}

/** Servers do not mask. Undefined: the frame is not all here yet. */
function frameAt(buffer: Buffer, at: number): { kind: number; from: number; end: number } | undefined {
  if (buffer.length < at + 2) return undefined;
  const short = buffer.readUInt8(at + 1);
  const head = short < SHORT ? 2 : short === SHORT ? 4 : 10;
  if (buffer.length < at + head) return undefined;
  const length =
    head === 2 ? short : head === 4 ? buffer.readUInt16BE(at + 2) : Number(buffer.readBigUInt64BE(at + 2));
  const from = at + head;
  const end = from + length;
  return buffer.length < end ? undefined : { kind: buffer.readUInt8(at) & 0x0f, from, end };
}
