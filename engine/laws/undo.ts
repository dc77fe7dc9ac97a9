import { type Chance, type Draw, pick, seeded, taped } from '../chance.ts';
import type { Game, Kind, Seat } from '../game.ts';
import type { Move } from '../next.ts';
import { act, notes, type Sitting, undo as takeBack } from '../sitting.ts';
import { type CaseLaw, LawBroken, same, textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { walk } from './walk.ts';

interface Mark<K extends Kind> {
  readonly step: number;
  readonly stored: string;
  readonly undone: readonly Move<K>[];
}

interface Played<K extends Kind> {
  readonly did: Move<K>;
  readonly draws: readonly Draw[];
  readonly text: string;
}

const MOST_MARKS = 4;
const ACTS = 3;

/** Goes back to stored marks, after having played something else, and plays on with the same tape. */
export const undo: CaseLaw = {
  law: 'L11',
  title: 'undo and play on equals never having played the undone part',
  weight: 3,
  check(title, given) {
    const { game } = title;
    const played: Played<Kind>[] = [];
    const marks: Mark<Kind>[] = [];
    for (const { config, state, step, did, draws, looked } of walk(title, given)) {
      if (did !== undefined) played.push({ did, draws, text: textOf(state) });
      if (!looked) continue;
      const undone = movesOf(game, state, seeded(`L11 ${given.seed} ${step}`)).slice(0, 6);
      marks.push({ step, stored: textOf(state), undone });
      actAndUndo(game, game.clone(state), config, given.seats, seeded(`L11 acts ${given.seed} ${step}`));
    }
    const every = Math.ceil(marks.length / MOST_MARKS);
    marks.forEach((mark, i) => {
      if (i % every === 0) playOnFrom(game, mark, played.slice(mark.step));
    });
  },
};

/** The sitting's own undo, tried after each of a few actions. */
function actAndUndo<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  config: K['config'],
  seats: number,
  chance: Chance,
): void {
  const sitting: Sitting<K> = {
    config,
    seats,
    start: { draws: [], events: [] },
    state,
    entries: [],
    marks: [],
  };
  const texts = [textOf(state)];
  for (let i = 0; i < ACTS; i++) {
    const moves = movesOf(game, sitting.state, chance);
    if (moves.length === 0) return;
    const { actor, action, at } = pick(chance, moves);
    const { refusal } = act(game, sitting, actor, action, chance, at);
    if (refusal !== undefined)
      throw new LawBroken('L11', 'a possible action is refused', { action, refusal });
    texts.push(textOf(sitting.state));
    for (let seat = 0; seat < seats; seat++) tryUndo(game, sitting, seat, texts);
  }
}

/** Free exactly when all that goes is the seat's own, drew no luck, taught nobody, and the game agrees. */
function tryUndo<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  seat: Seat,
  texts: readonly string[],
): void {
  const after: Sitting<K> = { ...sitting, entries: [...sitting.entries], marks: [...sitting.marks] };
  const why = takeBack(game, after, seat);
  const left = after.entries.length;
  const where = { seat, why, left, of: sitting.entries.length };
  same('L11', 'undo leads to another state', texts[left] ?? '', textOf(after.state), where);
  if (why !== undefined) {
    if (left < sitting.entries.length) throw new LawBroken('L11', 'a refused undo changed the log', where);
    return;
  }
  const gone = sitting.entries.slice(left);
  const free = gone.every((entry) => entry.actor === seat && entry.draws.length + entry.learnt.length === 0);
  const lawful = gone.length > 0 && free && game.refuseUndo(sitting.state, seat) === undefined;
  if (!lawful) throw new LawBroken('L11', 'undo went too far', where);
}

function playOnFrom<K extends Kind>(game: Game<K>, mark: Mark<K>, played: readonly Played<K>[]): void {
  const { stored, step, undone } = mark;
  for (const { actor, action, at } of undone.slice(0, 1)) {
    game.apply(JSON.parse(stored), actor, action, notes(seeded(step), at));
  }
  const state: K['state'] = JSON.parse(stored);
  for (const { did, draws, text } of played) {
    game.apply(state, did.actor, did.action, notes(taped(draws), did.at));
    if (textOf(state) !== text)
      throw new LawBroken('L11', 'another state after going back to a mark', { step, did });
  }
}
