import type { State } from '../bare/state.ts';
import { enumerate } from '../boardgameio/game.ts';
import { anyOf, course, type Table, type Tally } from './contract.ts';
import { openWire, type Wire } from './wire.ts';

interface Update {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

type Event = readonly ['sync', string, { readonly state: Update }] | readonly ['update', string, Update];

const PATH = '/socket.io/?EIO=4&transport=websocket';
const ROOM = '/migrato,';
const EVENT = `42${ROOM}`;
const JOINED = `40${ROOM}`;
const PING = '2';
const PONG = '3';
let tables = 0;

/**
 * The messages boardgame.io's own client sends, without that client: it would play every move a second time in this
 * process. A match begins with the first `sync`, and without credentials, which is the least work for the server.
 */
export function theirTable(port: number, tally: Tally): Table {
  const match = `bench${process.pid}-${tables++}`;
  const wires: Wire[] = [];
  const held: (Update | undefined)[] = [undefined, undefined];
  const { act, heard } = course(tally);
  let isOn = false;

  const emit = (seat: number, ...event: unknown[]): void => wires[seat]?.send(EVENT + JSON.stringify(event));

  async function connect(seat: number): Promise<void> {
    const synced = Promise.withResolvers<void>();
    wires[seat] = await openWire(port, PATH, (text) => {
      if (isOn) tally.bytes += text.length;
      if (text === PING) wires[seat]?.send(PONG);
      if (text.startsWith(JOINED)) emit(seat, 'sync', match, String(seat), null, 2);
      if (!text.startsWith(EVENT)) return;
      const event = JSON.parse(text.slice(EVENT.length)) as Event;
      if (event[0] === 'sync') {
        held[seat] = event[2].state;
        synced.resolve();
      } else if (event[0] === 'update') {
        held[seat] = event[2];
        heard(seat);
        answer(seat);
      }
    });
    wires[seat].send(JOINED);
    await synced.promise;
  }

  function answer(seat: number): void {
    const state = held[seat];
    if (state === undefined) return;
    if (state.ctx.gameover !== undefined) {
      if (seat === 0) tally.over();
      return;
    }
    if (state.ctx.currentPlayer !== String(seat)) return;
    const chosen = anyOf(enumerate(state.G));
    if (chosen === undefined) return;
    const payload = { type: chosen.move, args: chosen.args, playerID: String(seat) };
    act(seat, () =>
      emit(seat, 'update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat)),
    );
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
      for (const wire of wires) wire.close();
    },
  };
}
