import { course, type MakeTable } from './contract.ts';
import { openWire, type Wire } from './wire.ts';

const TEXT = 'x'.repeat(90);
/** About as many as a game of Migrato at random. */
const MESSAGES = 70;
let tables = 0;

/** Two clients that answer each other through the server. */
export const echoTable: MakeTable = (port, tally) => {
  const path = `/${process.pid}-${tables++}`;
  const wires: Wire[] = [];
  const { spoken, act, heard } = course(tally, (seat, text) => wires[seat]?.send(text));
  let left = MESSAGES;
  const say = (seat: number): void => act(seat, `${seat}${TEXT}`);
  function hear(seat: number, text: string): void {
    tally.bytes += text.length;
    heard(seat);
    if (text.startsWith(String(seat))) return;
    if (--left > 0) say(seat);
    else tally.over();
  }
  return {
    spoken,
    async prepare() {
      for (const seat of [0, 1]) wires[seat] = await openWire(port, path, (text) => hear(seat, text));
    },
    go: () => say(0),
    close() {
      for (const wire of wires) wire.close();
    },
  };
};
