import { type Draw, taped } from '../chance.ts';
import type { Kind } from '../game.ts';
import type { Move } from '../next.ts';
import { notes } from '../sitting.ts';
import type { Title } from '../title.ts';
import { type Case, type CaseLaw, LawBroken, textOf } from './law.ts';
import { walk } from './walk.ts';

interface Step<K extends Kind> {
  readonly did: Move<K> | undefined;
  readonly draws: readonly Draw[];
  readonly state: string;
  readonly events: string;
}

/** The same tape and actions, once told and once in silence, as search plays them. */
export const determinism: CaseLaw = {
  law: 'L1',
  title: 'same config, tape and actions give the same states and events',
  weight: 2,
  check(title, given) {
    const first: Step<Kind>[] = [];
    for (const { did, draws, state, events } of walk(title, given)) {
      first.push({ did, draws, state: textOf(state), events: textOf(events) });
    }
    replay(title, given, first, 'told');
    replay(title, given, first, 'silent');
  },
};

function replay<K extends Kind>(
  { game }: Title<K>,
  given: Case,
  first: readonly Step<K>[],
  mode: 'told' | 'silent',
): void {
  const config = game.parseConfig(given.config, { seats: given.seats, ranked: false });
  let state: K['state'] | undefined;
  first.forEach(({ did, draws, ...before }, step) => {
    const tape = taped(draws);
    const { chance, at, out, reveal } = notes<K['event']>(tape, did?.at ?? 0);
    const ctx = mode === 'told' ? { chance, at, out, reveal } : { chance, at, reveal };
    if (did === undefined) state = game.setup(config, given.seats, ctx);
    else game.apply(state, did.actor, did.action, ctx);
    const problem =
      textOf(state) !== before.state
        ? 'another state'
        : tape.left > 0
          ? 'fewer draws'
          : mode === 'told' && textOf(out) !== before.events
            ? 'other events'
            : undefined;
    if (problem !== undefined) throw new LawBroken('L1', `${problem} when played again`, { step, mode, did });
  });
}
