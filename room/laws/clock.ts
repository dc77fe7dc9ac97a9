import { pick } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import { sampleForm } from '../../engine/playout.ts';
import type { Guest, World } from '../testing/world.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw, stateOf, type Table } from './law.ts';
import { sampleAction } from './sample.ts';

const LIMIT_MS = 60_000;
const ROUNDS = 6;
const EPISODES = 12;
const TRIES = 4;
/** Somebody only talks, or mostly does something and takes it back. */
const MANNERS = ['talk', 'undo'] as const;
type Manner = (typeof MANNERS)[number];

/** Whoever wants to hold the table up does all that leaves the game where it is, again and again. */
export const noNewTime: SeamLaw = {
  law: 'S2',
  title: 'nothing that leaves the game where it was prolongs a clock',
  async check(given) {
    const isTimed = given.options !== undefined;
    const table = await begun(given, { decisionMs: isTimed ? null : LIMIT_MS });
    let judged = 0;
    for (let i = 0; i < EPISODES && table.w.room.head.phase === 'playing'; i++) {
      const move = await anyMove(table, ({ type }) => !isPersonal(table, type));
      if (move === undefined) await passTime(table, LIMIT_MS);
      else await move.guest.act(move.action);
      if (await heldUp(table)) judged++;
    }
    return judged;
  },
};

const isPersonal = ({ w }: Table, type: string): boolean => w.game.personal?.includes(type) === true;

/** Half as much time again as anybody has, while somebody dawdles. False if the game went on by itself. */
async function heldUp(table: Table): Promise<boolean> {
  const { w } = table;
  const manner = pick(table.chance, MANNERS);
  const first = (await logOf(w)).length;
  const awaited = JSON.stringify(w.game.awaiting(await stateOf(w)).must);
  const isOver = async (): Promise<boolean> =>
    w.room.head.phase !== 'playing' || (await logOf(w)).slice(first).some(({ by }) => by === 'clock');
  for (let round = 0; round < ROUNDS; round++) {
    await passTime(table, LIMIT_MS / 4);
    if (await isOver()) return true;
    if (!(await dawdle(table, manner))) return false;
    if (JSON.stringify(w.game.awaiting(await stateOf(w)).must) !== awaited) return false;
  }
  if ((await isOver()) || (await isWaited(w))) return true;
  const done = (await logOf(w)).slice(first).map(({ kind, actor, action }) => [kind, actor, action?.type]);
  throw new SeamBroken('S2', 'the time of a decision is over, and still nobody else may act', done);
}

/** Somebody is asked whose time is never over; where nobody must act, by the window that is open for them. */
async function isWaited(w: World): Promise<boolean> {
  const state = await stateOf(w);
  const { must, may } = w.game.awaiting(state);
  const asked = must.length > 0 ? must : may;
  return asked.some((seat) => w.game.hasNoLimit?.(state, seat) === true);
}

/** An aside by anybody, or an action that is taken back at once. False if something was done that counts. */
async function dawdle(table: Table, manner: Manner): Promise<boolean> {
  const { w, chance } = table;
  for (let i = 0; i < TRIES; i++) {
    if (manner === 'talk' || chance.below(4) === 0) {
      const before = await choices(w);
      await aside(table);
      if ((await choices(w)) !== before) return false;
    } else {
      const asked = w.game.awaiting(await stateOf(w)).must;
      const move = await anyMove(table, ({ type }) => !isPersonal(table, type));
      if (move === undefined || !asked.includes(move.guest.link.seat ?? -1)) continue;
      if ((await move.guest.act(move.action)) !== undefined) continue;
      if (isBeside(table, move.action)) continue;
      if (!(await takesBack(move.guest))) return false;
    }
  }
  return true;
}

const isBeside = ({ w }: Table, { type }: Kind['action']): boolean => w.game.beside?.includes(type) === true;

async function takesBack(guest: Guest): Promise<boolean> {
  if (guest.scene.undo.state !== 'free') return false;
  return (await guest.ask({ t: 'undo' })) === undefined;
}

/** What everybody waits for and sees: an action that leaves it as it was answers nothing. */
async function choices(w: World): Promise<string> {
  const { game } = w;
  const state = await stateOf(w);
  const { must } = game.awaiting(state);
  const seen = game.view(state, 'public');
  return JSON.stringify([seen, must.map((seat) => [seat, game.options(state, seat)])]);
}

/**
 * A private note, a bot for a moment, and a wish, word or note of the game: whatever can be written or filled
 * in.
 */
async function aside(table: Table): Promise<void> {
  const { w, guests, chance } = table;
  const guest = pick(chance, guests);
  await guest.ask({ t: 'note', text: `note ${chance.below(9)}` });
  const { must } = w.game.awaiting(await stateOf(w));
  // A bot would answer at once for whoever is waited for.
  if (!must.includes(guest.link.seat ?? -1))
    for (const t of ['stepBack', 'return'] as const) await guest.ask({ t });
  const forms = guest.scene.forms.filter(({ type }) => !isPersonal(table, type));
  const types = (w.game.beside ?? []).filter((type) => type !== w.game.takeBack?.type);
  const action =
    forms.length > 0 && chance.below(3) > 0
      ? w.game.parseAction(sampleForm(pick(chance, forms), chance))
      : types.length > 0 && sampleAction(w.game, pick(chance, types), chance);
  if (action) await guest.act(action);
}
