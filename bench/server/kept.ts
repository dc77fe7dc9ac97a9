import { FRAMES_ENCODING, framesOf } from '../../server/frames.ts';
import { storeThread } from '../../server/storeThread.ts';
import { openRelay, type Relayed } from './relay.ts';
import { scratchFile } from './scratch.ts';

/**
 * The limit with a disk: an echo that has rows of our server's size on the disk, by our server's own thread, before it
 * tells as many bytes. Whatever rooms, rules and views may cost comes on top of this.
 */
const STATE = 'x'.repeat(964);
const LIVE = 'x'.repeat(193);
const ENTRY = 'x'.repeat(345);
const REST_OF_A_STEP = 'x'.repeat(34);
/** Three entries of five copy the state before them. */
const copies = (seq: number): 0 | 1 => (seq % 5 < 3 ? 1 : 0);

const store = storeThread(scratchFile());
/** By table, the number of its latest entry. */
const latest = new WeakMap<Relayed, number>();

async function keep(table: Relayed, text: string): Promise<void> {
  const before = latest.get(table) ?? 0;
  const seq = before + 1;
  latest.set(table, seq);
  const state = [LIVE, 1, STATE, ENTRY, copies(seq)] as const;
  // Each writing raises the number by one, as each raises that of the entry.
  await store.ask('commit', [table.id, before, seq, 'playing', ...state, null, null, null]);
  for (const wire of table.wires) wire.write(framesOf([text + REST_OF_A_STEP]), FRAMES_ENCODING);
}

openRelay(
  (table, text) => void keep(table, text),
  ({ id }) => {
    void store.ask('create', {
      id,
      code: id,
      listed: 0,
      head: '{}',
      seq: 0,
      phase: 'playing',
      live: '{}',
    });
  },
);
