import { createRequire } from 'node:module';
import type { State } from '../bare/state.ts';
import { enumerate } from '../boardgameio/game.ts';
import { anyOf, note, type Table, type Tally } from './contract.ts';

interface Socket {
  emit(name: string, ...args: unknown[]): void;
  on(name: string, heard: (...args: never[]) => void): void;
  close(): void;
  readonly io: { readonly engine: { on(name: string, heard: (packet: { data?: unknown }) => void): void } };
}

const load = createRequire(import.meta.url);
const { io } = load('socket.io-client') as { io(url: string, options: object): Socket };

interface Update {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

let tables = 0;

/**
 * The messages boardgame.io's own client sends, without that client: it would play every move a second time in this
 * process. A match begins with the first `sync`, and without credentials, which is the least work for the server.
 */
export function theirTable(port: number, tally: Tally): Table {
  const match = `bench${process.pid}-${tables++}`;
  const sockets: Socket[] = [];
  const held: (Update | undefined)[] = [undefined, undefined];
  let isOn = false;
  let sentAt = 0;
  let mover = -1;

  function connect(seat: number): Promise<void> {
    const socket = io(`http://127.0.0.1:${port}/migrato`, { transports: ['websocket'], forceNew: true });
    sockets[seat] = socket;
    return new Promise((ready) => {
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => {
          if (isOn && typeof data === 'string') tally.bytes += data.length;
        });
        socket.emit('sync', match, String(seat), undefined, 2);
      });
      socket.on('sync', (_match: string, { state }: { state: Update }) => {
        held[seat] = state;
        ready();
      });
      socket.on('update', (_match: string, state: Update) => {
        held[seat] = state;
        if (mover !== seat && sentAt > 0) {
          note(tally, sentAt);
          sentAt = 0;
        }
        answer(seat);
      });
    });
  }

  function answer(seat: number): void {
    const state = held[seat];
    if (state === undefined) return;
    if (state.ctx.gameover !== undefined) {
      if (seat === 0) tally.ended++;
      return;
    }
    if (state.ctx.currentPlayer !== String(seat)) return;
    const chosen = anyOf(enumerate(state.G));
    if (chosen === undefined) return;
    mover = seat;
    sentAt = performance.now();
    const payload = { type: chosen.move, args: chosen.args, playerID: String(seat) };
    sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat));
  }

  return {
    async prepare() {
      await connect(0);
      await connect(1);
    },
    go() {
      isOn = true;
      answer(0);
      answer(1);
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
