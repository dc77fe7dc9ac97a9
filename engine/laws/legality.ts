import { type Chance, pick, seeded } from '../chance.ts';
import { canonical } from '../digest.ts';
import type { Actor, Game, Kind } from '../game.ts';
import { sampleForm } from '../playout.ts';
import { type CaseLaw, LawBroken } from './law.ts';
import { fits, movesOf, readable } from './moves.ts';
import { Pool } from './pool.ts';
import { walk } from './walk.ts';

/** Both ways: what is listed is accepted, and what is accepted is listed, fits a form, or is an aside. */
export const legality: CaseLaw = {
  law: 'L4',
  title: 'options and forms are exactly what refuse accepts',
  weight: 2,
  check(title, given) {
    const { game } = title;
    const pool = new Pool<{ readonly type: string }>();
    const chance = seeded(`L4 ${given.seed}`);
    for (const { state, looked } of walk(title, given)) {
      for (const { action } of movesOf(game, state, chance)) pool.add(action);
      if (!looked) continue;
      const now = game.awaiting(state);
      const awaited = new Set([...now.must, ...now.may]);
      for (let seat = 0; seat < given.seats; seat++) {
        if (!awaited.has(seat)) checkIdle(game, state, seat);
        else checkListed(game, state, seat, chance);
        if (now.must.includes(seat)) checkFallback(game, state, seat);
        checkUnlisted(game, state, seat, pool, chance);
      }
      const late = now.window?.closes;
      if (late !== undefined) accept(game, state, 'clock', late, 'the window closes with a refused action');
      for (const action of pool.all()) {
        if (late !== undefined && canonical(late) === canonical(action)) continue;
        if (game.refuse(state, 'clock', action) !== undefined) continue;
        throw new LawBroken('L4', 'the clock may do what no window announced', { action });
      }
    }
  },
};

function checkIdle<K extends Kind>(game: Game<K>, state: K['state'], seat: number): void {
  const options = game.options(state, seat);
  const forms = game.forms(state, seat);
  if (options.length + forms.length === 0) return;
  throw new LawBroken('L4', 'a seat that nobody awaits has options', { seat, options, forms });
}

function checkListed<K extends Kind>(game: Game<K>, state: K['state'], seat: number, chance: Chance): void {
  const seen = new Set<string>();
  for (const action of game.options(state, seat)) {
    const text = canonical(action);
    if (seen.has(text)) throw new LawBroken('L4', 'an option is listed twice', { seat, action });
    seen.add(text);
    accept(game, state, seat, action, 'a listed option is refused');
  }
  for (const form of game.forms(state, seat)) {
    for (let i = 0; i < 4; i++) {
      const filling = sampleForm(form, chance);
      const action = readable(game, filling);
      if (action === undefined)
        throw new LawBroken('L4', 'the door turns away a filled form', { seat, filling });
      accept(game, state, seat, action, 'a filled form is refused');
    }
  }
}

function checkFallback<K extends Kind>(game: Game<K>, state: K['state'], seat: number): void {
  accept(game, state, seat, game.fallback(state, seat), 'the fallback is refused');
}

function accept<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  actor: Actor,
  action: K['action'],
  problem: string,
): void {
  if (!game.actionTypes.includes(action.type))
    throw new LawBroken('L4', 'an unknown action type', { action });
  const again = readable(game, JSON.parse(JSON.stringify(action)));
  if (again === undefined)
    throw new LawBroken('L4', 'the door turns away a listed action', { actor, action });
  const refusal = game.refuse(state, actor, again);
  if (refusal !== undefined) throw new LawBroken('L4', problem, { actor, action, refusal });
}

/** Actions met anywhere in this game, by anybody, and small changes of them. */
function checkUnlisted<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: number,
  pool: Pool<{ readonly type: string }>,
  chance: Chance,
): void {
  const listed = new Set(game.options(state, seat).map(canonical));
  const forms = game.forms(state, seat);
  const known = pool.all();
  const changed = known.length === 0 ? [] : [0, 1, 2, 3].map(() => pool.change(pick(chance, known), chance));
  for (const input of [...known, ...changed]) {
    const action = readable(game, input);
    if (action === undefined || game.asides.includes(action.type)) continue;
    if (listed.has(canonical(action)) || forms.some((form) => fits(form, action))) continue;
    if (game.refuse(state, seat, action) !== undefined) continue;
    throw new LawBroken('L4', 'an action is accepted that no option lists and no form allows', {
      seat,
      action,
    });
  }
}
