import { pick } from '../../engine/chance.ts';
import { movesOf } from '../../engine/laws/moves.ts';
import { anyMove, begun, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';

const STEPS = 60;

/**
 * Where several are asked at once, or may do something beside, each chooses before it hears of the others:
 * what it chose then is still taken if the rules allow it.
 */
export const together: SeamLaw = {
  law: 'S7',
  title: 'what somebody chose is not refused because another came first, as long as it is lawful',
  async check(given) {
    const table = await begun(given);
    const { w } = table;
    let judged = 0;
    for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
      const { must, may } = w.game.awaiting(await stateOf(w));
      if (new Set([...must, ...may]).size > 1) judged += await atOnce(table);
      else {
        const move = await anyMove(table, ({ type }) => w.game.personal?.includes(type) !== true);
        if (move === undefined) await passTime(table, 600_000);
        else await move.guest.act(move.action);
      }
    }
    return judged;
  },
};

/** Everybody who can do something chooses, and only then the first of it arrives. */
async function atOnce({ w, guests, chance }: Table): Promise<number> {
  const state = await stateOf(w);
  const moves = movesOf(w.game, state, chance).filter(
    ({ action }) => w.game.personal?.includes(action.type) !== true,
  );
  const { must, may } = w.game.awaiting(state);
  // Whoever only may is quicker now and then: then it is the answer of who is asked that comes second.
  const order = new Set(chance.below(2) === 0 ? [...must, ...may] : [...may, ...must]);
  const chosen = [...order].flatMap((seat) => {
    const own = moves.filter(({ actor }) => actor === seat);
    const guest = guests.find(({ link }) => link.seat === seat);
    if (guest === undefined || own.length === 0) return [];
    return [{ guest, seat, decision: guest.scene.decision, action: pick(chance, own).action }];
  });
  let judged = 0;
  for (const [at, { guest, seat, decision, action }] of chosen.entries()) {
    const now = await stateOf(w);
    const awaited = w.game.awaiting(now);
    const isOpen =
      w.room.head.phase === 'playing' && (awaited.must.includes(seat) || awaited.may.includes(seat));
    if (!isOpen || w.game.refuse(now, seat, action) !== undefined) continue;
    const refusal = await guest.ask({ t: 'act', decision, action });
    if (refusal !== undefined) throw new SeamBroken('S7', `seat ${seat} came too late`, { action, refusal });
    if (at > 0) judged++;
  }
  return judged;
}
