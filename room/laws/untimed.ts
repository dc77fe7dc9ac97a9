import type { Game, Kind } from '../../engine/game.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';

const HOURS_MS = 6 * 3_600_000;
/** What stands for no limit where a window has to be open. */
const DAY_MS = 86_400_000;
const MOVES = 24;

type Window = NonNullable<ReturnType<Game<Kind>['awaiting']>['window']>;

/** People who said that nobody is in a hurry go to bed, and find the table in the morning as they left it. */
export const noLimit: SeamLaw = {
  law: 'S8',
  title: 'where no limit was chosen no clock does anything, but what the game says keeps its own time',
  async check(given) {
    const { game } = given.title;
    const clocks = game.tableOptions.flatMap(({ name, noLimit: none }) =>
      none === undefined ? [] : [[name, none] as const],
    );
    const options = { ...given.options, ...Object.fromEntries(clocks) };
    const table = await begun({ ...given, options }, { decisionMs: null });
    let judged = 0;
    let slept: number | undefined;
    for (let i = 0; i < MOVES && table.w.room.head.phase === 'playing'; i++) {
      const window = game.awaiting(await stateOf(table.w)).window;
      if (window !== undefined && isOwn(game, window)) await passTime(table, window.ms);
      else if (window === undefined || window.id !== slept) {
        // The same window would be over some day.
        slept = window?.id;
        await sleep(table);
        judged++;
      }
      const move = await anyMove(table, ({ type }) => game.personal?.includes(type) !== true);
      if (move !== undefined) await move.guest.act(move.action);
    }
    return judged;
  },
};

/** True for what keeps its own time. Any other window has an option, and is open for a day. */
function isOwn({ ownTimes = [], tableOptions }: Game<Kind>, { of = '', ms }: Window): boolean {
  if (ownTimes.includes(of)) return true;
  const isClock = tableOptions.some((one) => one.name === of && one.noLimit !== undefined);
  if (isClock && ms >= DAY_MS) return false;
  throw new SeamBroken('S8', 'something is timed that no option and no word of the game tells of', {
    of,
    ms,
  });
}

async function sleep(table: Table): Promise<void> {
  const before = (await logOf(table.w)).length;
  await passTime(table, HOURS_MS);
  const done = (await logOf(table.w))
    .slice(before)
    .map(({ kind, actor, action }) => [kind, actor, action?.type]);
  if (done.length > 0) throw new SeamBroken('S8', 'while nobody did anything something was done', done);
}
