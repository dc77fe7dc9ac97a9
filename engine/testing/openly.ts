import { bug } from '../bug.ts';
import { pick, seeded } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import { clockMove, isOver, type Move } from '../next.ts';
import { openRecord } from '../openRecord.ts';
import type { GameRecord } from '../record.ts';
import { act, type Sitting, sitDown } from '../sitting.ts';

/**
 * Somebody plays listed options to the end, with the same luck every time. Before each move others do what
 * `beside` says, if that is lawful.
 */
export function wholeGame<K extends Kind>(
  game: Game<K>,
  config: K['config'],
  seats: number,
  seed: string,
  beside: (state: K['state'], turn: number) => readonly Pick<Move<K>, 'actor' | 'action'>[] = () => [],
): Sitting<K> {
  const luck = seeded(seed);
  const choice = seeded(`${seed} choice`);
  const sitting = sitDown(game, config, seats, luck);
  for (let turn = 0; turn < game.longest(config, seats); turn++) {
    for (const { actor, action } of beside(sitting.state, turn)) act(game, sitting, actor, action, luck);
    const now = game.awaiting(sitting.state);
    if (isOver(now)) return sitting;
    const [actor] = now.must;
    const options = actor === undefined ? [] : game.options(sitting.state, actor);
    const mine = (seat: number) => ({
      actor: seat,
      action: options.length > 0 ? pick(choice, options) : game.fallback(sitting.state, seat),
      at: 5,
    });
    const move = actor === undefined ? clockMove<K>(now) : mine(actor);
    if (move === undefined) return bug('nobody can go on');
    const { refusal } = act(game, sitting, move.actor, move.action, luck, move.at);
    if (refusal !== undefined) bug('refused:', refusal, move.action);
  }
  return bug('it never ended');
}

/** All of it at once. */
export function openRecordOf<K extends Kind>(game: Game<K>, sitting: Sitting<K>): GameRecord | undefined {
  const making = openRecord(game, sitting);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}
