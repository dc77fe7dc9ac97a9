import { type ClientEncoding, compactClient } from '../../room/encoding/client.ts';
import type { Connect } from './wire.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const HEARTBEAT_MS = 20_000;
/** Longer than a heartbeat and its answer: a silent network shows itself only by this. */
const SILENCE_MS = 45_000;

/** A socket to the server that comes back by itself, later and later, and never all clients at once. */
export const socketWire: Connect = (ears) => {
  let socket: WebSocket | undefined;
  let encoding: ClientEncoding = compactClient();
  let waits = 0;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = performance.now();

  function open(): void {
    ears.state(waits === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const now = new WebSocket(`${scheme}//${location.host}/socket`);
    socket = now;
    const fresh = compactClient();
    encoding = fresh;
    now.onopen = () => {
      heardAt = performance.now();
      ears.open();
    };
    now.onmessage = ({ data }) => {
      heardAt = performance.now();
      const message = fresh.read(String(data));
      // How long it takes is what is asked.
      if (message.t === 'probe') now.send(fresh.write({ t: 'probed', nonce: message.nonce }));
      if (message.t === 'welcome') {
        waits = 0;
        ears.state('open');
      }
      if (message.t === 'error' && message.fatal) closed = true;
      ears.heard(message);
    };
    now.onclose = () => {
      if (socket === now) later();
    };
  }

  function later(): void {
    if (closed) return;
    ears.state('lost');
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits);
    waits += 1;
    clearTimeout(retry);
    retry = setTimeout(open, longest * (0.5 + Math.random() / 2));
  }

  /** A sleeping phone wakes up with a dead socket that does not know it yet. */
  function awake(): void {
    if (document.hidden || closed || socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(retry);
    waits = Math.min(waits, 1);
    if (socket?.readyState !== WebSocket.CONNECTING) open();
  }

  const heart = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - heardAt > SILENCE_MS) socket.close();
    else socket.send(encoding.write({ t: 'ping' }));
  }, HEARTBEAT_MS);
  document.addEventListener('visibilitychange', awake);
  addEventListener('online', awake);
  open();

  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(encoding.write(message));
    },
    close() {
      closed = true;
      clearInterval(heart);
      clearTimeout(retry);
      document.removeEventListener('visibilitychange', awake);
      removeEventListener('online', awake);
      socket?.close();
    },
  };
};
