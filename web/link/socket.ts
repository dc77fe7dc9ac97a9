import { type ClientEncoding, compactClient } from '../../room/encoding/client.ts';
import type { ServerMessage } from '../../room/protocol.ts';
import { Pulses } from '../../room/pulse.ts';
import type { Connect } from './wire.ts';

const FIRST_WAIT_MS = 400;
export const LONGEST_WAIT_MS = 15_000;
const LOOK_MS = 500;
/** The room let this line go because the seat is another now: it comes back at once, and nothing is lost. */
const MOVED = 'link.moved';

/**
 * Two digits that all people of a table have in common, and that name no table: by them a proxy brings them
 * to one of several servers.
 */
function wayOf(table: string): string {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) % 251;
  return sum.toString(16).padStart(2, '0');
}

const addressFor = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/socket/${wayOf(table)}`;

/** Later and later, and never all at the same moment. */
const waitAfter = (waits: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits) * (0.5 + Math.random() / 2);

/** Says how to stop. */
function whenAwake(awake: () => void): () => void {
  document.addEventListener('visibilitychange', awake);
  addEventListener('online', awake);
  return () => {
    document.removeEventListener('visibilitychange', awake);
    removeEventListener('online', awake);
  };
}

/** A socket to the server that comes back by itself, later and later, and never all clients at once. */
export const socketTo =
  (table: string): Connect =>
  (ears) =>
    connect(addressFor(table), ears);

/** What was said. Where it is asked how long an answer takes, that is the answer. */
function readFrom(socket: WebSocket, { read, write }: ClientEncoding, text: string): ServerMessage {
  const message = read(text);
  if (message.t === 'probe') socket.send(write({ t: 'probed', nonce: message.nonce }));
  return message;
}

function connect(address: string, ears: Parameters<Connect>[0]): ReturnType<Connect> {
  let socket: WebSocket | undefined;
  let encoding: ClientEncoding = compactClient();
  let [waits, closed] = [0, false];
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pulses = new Pulses(performance.now());

  function open(): void {
    ears.state(waits === 0 ? 'connecting' : 'lost');
    const now = new WebSocket(address);
    pulses = new Pulses(performance.now());
    const fresh = compactClient();
    [socket, encoding] = [now, fresh];
    now.onopen = () => {
      pulses.heard(performance.now());
      ears.open();
    };
    now.onmessage = ({ data }) => {
      pulses.heard(performance.now());
      if (waits === 0 && socket === now) ears.state('open');
      const message = readFrom(now, fresh, String(data));
      if (message.t === 'welcome') {
        waits = 0;
        ears.state('open');
      }
      if (message.t === 'error' && message.fatal) closed = true;
      ears.heard(message);
    };
    now.onclose = ({ reason }) => {
      if (socket === now) (reason === MOVED ? open : later)();
    };
  }

  function later(): void {
    if (closed) return;
    ears.state('lost');
    clearTimeout(retry);
    retry = setTimeout(open, waitAfter(waits++));
  }

  /** A sleeping phone wakes up with a dead socket that does not know it yet. */
  function awake(): void {
    if (document.hidden || closed || socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(retry);
    waits = Math.min(waits, 1);
    if (socket?.readyState !== WebSocket.CONNECTING) open();
  }

  /** The browser waits long for the goodbye of a dead line: nobody else does. */
  function giveUp(dead: WebSocket): void {
    socket = undefined;
    dead.close();
    later();
  }

  const heart = setInterval(() => {
    if (socket === undefined || socket.readyState > WebSocket.OPEN) return;
    const pulse = pulses.look(performance.now(), document.hidden);
    const isOpen = socket.readyState === WebSocket.OPEN;
    // Also while it comes about: a server that stands still takes lines and says nothing.
    if (pulse === 'dead') giveUp(socket);
    else if (pulse === 'doubt') ears.state('lost');
    else if (pulse === 'ask' && isOpen) socket.send(encoding.write({ t: 'ping' }));
  }, LOOK_MS);
  const deaf = whenAwake(awake);
  open();

  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(encoding.write(message));
    },
    close() {
      closed = true;
      clearInterval(heart);
      clearTimeout(retry);
      deaf();
      socket?.close();
    },
  };
}
