import { seeded } from '../chance.ts';
import type { Kind } from '../game.ts';
import { type Line, say } from '../text.ts';
import type { Title } from '../title.ts';
import { someCases } from './cases.ts';
import { LawBroken, textOf, type WholeLaw } from './law.ts';
import { movesOf } from './moves.ts';
import { Pool } from './pool.ts';
import { type Position, walk } from './walk.ts';

/** A key without its text would stop the screen of whoever is to read it. */
export const telling: WholeLaw = {
  law: 'L13b',
  title: 'events, choices, refusals and fates can be said in every language',
  check(title, evidence) {
    const said = new Set<string>();
    for (const given of someCases(title, evidence)) {
      const pool = new Pool<{ readonly type: string }>();
      for (const here of walk(title, given)) {
        for (const line of linesAt(title, here, given.seats, pool)) {
          const text = textOf(line);
          if (said.has(text)) continue;
          said.add(text);
          sayEverywhere(title, line);
        }
      }
    }
  },
};

/** Every sentence that this moment can bring to somebody. */
export function* linesAt<K extends Kind>(
  { game, tell, label }: Title<K>,
  { state, step, events, looked }: Position<K>,
  seats: number,
  pool: Pool<K['action']>,
): Generator<Line> {
  for (const viewer of [...Array(seats).keys(), 'public', 'all'] as const) {
    for (const event of events) {
      for (const when of ['live', 'later'] as const) {
        const seen = game.redact(event, viewer, state, when);
        if (seen !== undefined) yield* tell(seen);
      }
    }
  }
  if (!looked) return;
  for (const { actor, action } of movesOf(game, state, seeded(step))) {
    pool.add(action);
    if (actor !== 'clock') yield label(action, game.view(state, actor), actor);
  }
  for (let seat = 0; seat < seats; seat++) {
    for (const action of pool.all()) {
      const refusal = game.refuse(state, seat, action);
      if (refusal !== undefined) yield refusal;
    }
    const limit = game.refuseUndo(state, seat);
    if (limit !== undefined) yield limit;
  }
  const { fates = [], winners = [] } = game.outcome(state) ?? {};
  for (const [seat, fate] of fates.entries())
    yield { key: `fate.${fate}`, args: { seat: { seat }, winners: winners.map((one) => ({ seat: one })) } };
}

function sayEverywhere<K extends Kind>({ texts }: Title<K>, line: Line): void {
  for (const [language, messages] of Object.entries(texts)) {
    try {
      say(messages, line, { language, names: [], seat: null });
    } catch (error) {
      throw new LawBroken('L13b', `a line cannot be said in ${language}: ${String(error)}`, line);
    }
  }
}
