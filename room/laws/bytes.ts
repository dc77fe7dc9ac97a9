import { pick } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import { shownTo } from '../shown.ts';
import type { LogEntry } from '../store.ts';
import { type Guest, NOBODY } from '../testing/world.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';
import { sampleAction } from './sample.ts';

const STEPS = 90;
const LIMIT_MS = 3_600_000;

/** Every table here has a clock: what a hidden action must not tell, the time left must not tell either. */
export const unseen: SeamLaw = {
  law: 'S4',
  title: 'whom an action, a note, a wish or a step back does not concern gets not one byte because of it',
  async check(given) {
    const table = await begun(given, { decisionMs: LIMIT_MS });
    const { w, chance } = table;
    const all: Table = { ...table, guests: [...table.guests, await w.sit(null, false)] };
    let judged = 0;
    for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
      await passTime(table, 1 + chance.below(3000));
      const dice = chance.below(6);
      if (dice === 0) judged += await notes(all);
      else if (dice === 1) judged += await stepsBack(all);
      else if (dice < 4) judged += await acts(all, await wish(all));
      else {
        const move = await anyMove(table, ({ type }) => w.game.personal?.includes(type) !== true);
        if (move === undefined) await passTime(table, LIMIT_MS);
        else judged += await acts(all, move);
      }
    }
    return judged;
  },
};

const seated = ({ guests }: Table): Guest[] => guests.filter(({ link }) => link.seat !== null);

async function notes(table: Table): Promise<number> {
  const guest = pick(table.chance, seated(table));
  const said = listen(table, guest);
  await guest.ask({ t: 'note', text: `note ${table.chance.below(1000)}` });
  for (const [other, texts] of said()) tell('a note', other, texts);
  return 1;
}

/**
 * As if they went on playing themselves: neither of the table nor of the game is anything said, also if they
 * put their device away meanwhile.
 */
async function stepsBack(table: Table): Promise<number> {
  const { w } = table;
  if (w.room.head.phase !== 'playing') return 0;
  const { must } = w.game.awaiting(await stateOf(w));
  const able = seated(table).filter(({ link }) => !must.includes(link.seat ?? -1));
  if (able.length === 0) return 0;
  const guest = pick(table.chance, able);
  const goes = async (): Promise<void> => w.room.disconnect(guest.link);
  const comes = (): Promise<void> => w.room.connect(guest.link, null);
  const between = table.chance.below(2) === 0 ? [] : [goes, comes];
  for (const does of [() => guest.ask({ t: 'stepBack' }), ...between, () => guest.ask({ t: 'return' })]) {
    const said = listen(table, guest);
    await does();
    await w.room.receive(NOBODY, { t: 'undo', id: 'x' });
    for (const [other, texts] of said()) tell('stepping back', other, texts);
  }
  return 1;
}

/** A wish, a note of the game or a word, as anybody may write it. */
async function wish(table: Table): Promise<{ guest: Guest; action: Kind['action'] } | undefined> {
  const { w, chance } = table;
  const types = w.game.beside ?? [];
  if (types.length === 0) return undefined;
  const action = sampleAction(w.game, pick(chance, types), chance);
  return action === undefined ? undefined : { guest: pick(chance, seated(table)), action };
}

async function acts(table: Table, move?: { guest: Guest; action: Kind['action'] }): Promise<number> {
  if (move === undefined) return 0;
  const { w } = table;
  const before = await stateOf(w);
  const first = (await logOf(w)).length;
  const said = listen(table, move.guest);
  await move.guest.act(move.action);
  const after = await stateOf(w);
  const [entry, ...more] = (await logOf(w)).slice(first);
  if (entry === undefined || more.length > 0) return 0;
  let judged = 0;
  for (const [other, texts] of said()) {
    if (!isHidden(table, other, entry, before, after)) continue;
    judged++;
    tell(move.action.type, other, texts);
  }
  return judged;
}

/** Neither what this client sees nor what it can do has changed by it. */
function isHidden({ w }: Table, { link }: Guest, entry: LogEntry, before: unknown, after: unknown): boolean {
  const { game } = w;
  const viewer = link.seat ?? 'public';
  if (shownTo(game, entry.events, viewer, after, 'live').length > 0) return false;
  const seenIn = (state: unknown): string => {
    const { must, window } = game.awaiting(state);
    const menu = link.seat === null ? [] : [game.options(state, link.seat), game.forms(state, link.seat)];
    const open = window === undefined || window.hidden === true ? null : window;
    return JSON.stringify([game.view(state, viewer), must, open, menu, game.outcome(state)]);
  };
  return seenIn(before) === seenIn(after);
}

function listen({ guests }: Table, but: Guest): () => [Guest, string[]][] {
  const from = guests.map(({ raw }) => raw.length);
  return () =>
    guests.flatMap((guest, i) =>
      guest === but ? [] : ([[guest, guest.raw.slice(from[i])]] as [Guest, string[]][]),
    );
}

function tell(what: string, { link }: Guest, texts: readonly string[]): void {
  if (texts.length > 0)
    throw new SeamBroken('S4', `${what} told something to ${link.seat ?? 'an onlooker'}`, texts);
}
