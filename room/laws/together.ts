import { pick } from '../../engine/chance.ts';
import { anyMove, begun, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';

const STEPS = 60;

/**
 * Where several are asked at once, each chooses before it hears of the others: what it chose then is still
 * taken if the rules allow it.
 */
export const together: SeamLaw = {
  law: 'S7',
  title:
    'where several are asked at once, an answer that is still lawful is not refused because another came first',
  async check(given) {
    const table = await begun(given);
    const { w } = table;
    let judged = 0;
    for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
      const { must } = w.game.awaiting(await stateOf(w));
      if (must.length > 1) judged += await atOnce(table, must);
      else {
        const move = await anyMove(table, ({ type }) => w.game.personal?.includes(type) !== true);
        if (move === undefined) await passTime(table, 600_000);
        else await move.guest.act(move.action);
      }
    }
    return judged;
  },
};

async function atOnce({ w, guests, chance }: Table, must: readonly number[]): Promise<number> {
  const asked = guests.filter(({ link }) => must.includes(link.seat ?? -1));
  const chosen = asked.flatMap((guest) => {
    const { options, decision } = guest.scene;
    return options.length === 0 ? [] : [{ guest, decision, action: pick(chance, options) }];
  });
  let judged = 0;
  for (const [at, { guest, decision, action }] of chosen.entries()) {
    const state = await stateOf(w);
    const seat = guest.link.seat ?? 0;
    const isOpen = w.room.head.phase === 'playing' && w.game.awaiting(state).must.includes(seat);
    if (!isOpen || w.game.refuse(state, seat, action) !== undefined) continue;
    const refusal = await guest.ask({ t: 'act', decision, action });
    if (refusal !== undefined) throw new SeamBroken('S7', `seat ${seat} came too late`, { action, refusal });
    if (at > 0) judged++;
  }
  return judged;
}
