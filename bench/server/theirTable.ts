import type { State } from '../bare/state.ts';
import { enumerate } from '../boardgameio/game.ts';
import { anyOf, course, type MakeTable } from './contract.ts';
import { dealName } from './deals.ts';
import { openWire, type Wire } from './wire.ts';

interface Update {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

type Event = readonly ['sync', string, { readonly state: Update }] | readonly ['update', string, Update];

const PATH = '/socket.io/?EIO=4&transport=websocket';
const PING = '2';
const PONG = '3';
const SOME_MATCH = 'the match';
let tables = 0;

/**
 * The messages boardgame.io's own client sends, without that client: it would play every move a second time in this
 * process. A match begins with the first `sync`, and without credentials, which is the least work for the server.
 */
export const theirTable: MakeTable = (port, tally, deal, script) => {
  const room = `/${dealName(deal)},`;
  const joined = `40${room}`;
  const event = `42${room}`;
  const match = `bench${process.pid}-${tables++}`;
  const wires: Wire[] = [];
  const held: (Update | undefined)[] = [undefined, undefined];
  const { spoken, act, heard, recite } = course(tally, (seat, text) =>
    // A match has a name of its own, which every message carries.
    wires[seat]?.send(text.replace(SOME_MATCH, match)),
  );
  let isOn = false;

  const written = (...said: unknown[]): string => event + JSON.stringify(said);

  async function connect(seat: number): Promise<void> {
    const synced = Promise.withResolvers<void>();
    wires[seat] = await openWire(port, PATH, (text) => {
      if (isOn) tally.bytes += text.length;
      if (text === PING) wires[seat]?.send(PONG);
      if (text.startsWith(joined)) wires[seat]?.send(written('sync', match, String(seat), null, 2));
      if (!text.startsWith(event)) return;
      if (isOn && script !== undefined) {
        heard(seat);
        recite(seat, script);
        return;
      }
      const told = JSON.parse(text.slice(event.length)) as Event;
      if (told[0] === 'sync') {
        held[seat] = told[2].state;
        synced.resolve();
      } else if (told[0] === 'update') {
        held[seat] = told[2];
        heard(seat);
        answer(seat);
      }
    });
    wires[seat].send(joined);
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
    const move = { type: 'MAKE_MOVE', payload };
    act(seat, written('update', move, state._stateID, SOME_MATCH, String(seat)));
  }

  return {
    spoken,
    async prepare() {
      await connect(0);
      await connect(1);
    },
    go() {
      isOn = true;
      for (const seat of [0, 1]) script === undefined ? answer(seat) : recite(seat, script);
    },
    close() {
      for (const wire of wires) wire.close();
    },
  };
};
