import { digest } from '../digest.ts';
import type { Kind } from '../game.ts';
import type { Title } from '../title.ts';
import { type Case, type CaseLaw, LawBroken, same, textOf } from './law.ts';
import { Memories, type Position, walk } from './walk.ts';

export const json: CaseLaw = {
  law: 'L2',
  title: 'config, state, action, event, view, memory and outcome survive JSON',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    for (const here of walk(title, given)) {
      memories.live(here);
      if (here.step === 0) checkConfig(title, given, here.config);
      if (here.next !== undefined) checkAction(title, here.next.action);
      here.events.forEach((event) => {
        plain(event, `event ${event.type}`);
      });
      if (here.looked) checkPosition(title, given.seats, here, memories);
    }
  },
};

/** A record keeps the config as it was read: reading it again must change nothing. */
function checkConfig<K extends Kind>({ game }: Title<K>, { seats }: Case, config: K['config']): void {
  plain(config, 'config');
  const again = game.parseConfig(JSON.parse(textOf(config)), { seats, ranked: false });
  same('L2', 'a parsed config must parse to itself', digest(config), digest(again), config);
}

function checkAction<K extends Kind>({ game }: Title<K>, action: K['action']): void {
  plain(action, 'action');
  const again = game.parseAction(JSON.parse(textOf(action)));
  same('L2', 'the action reads differently', digest(action), digest(again), action);
}

function checkPosition<K extends Kind>(
  { game }: Title<K>,
  seats: number,
  { state, events }: Position<K>,
  memories: Memories<K>,
): void {
  plain(state, 'state');
  plain(game.outcome(state) ?? null, 'outcome');
  for (const viewer of [...Array(seats).keys(), 'public', 'all'] as const) {
    plain(game.view(state, viewer), `view of ${viewer}`);
    for (const when of ['live', 'later'] as const) {
      for (const event of events)
        plain(game.redact(event, viewer, state, when) ?? null, `event ${event.type}`);
    }
  }
  memories.bySeat.forEach((memory, seat) => {
    plain(memory, `memory of ${seat}`);
  });
}

/** Throws unless the value is exactly what its JSON will be read as. */
export function plain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (Number.isFinite(value) && !Object.is(value, -0)) return;
    throw new LawBroken('L2', `${path} is ${Object.is(value, -0) ? '-0' : value}`);
  }
  if (typeof value !== 'object') throw new LawBroken('L2', `${path} is ${typeof value}`);
  if (Array.isArray(value)) {
    // Array.from makes the holes of a sparse array visible.
    Array.from(value).forEach((item, i) => {
      plain(item, `${path}[${i}]`);
    });
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new LawBroken('L2', `${path} is no plain object`);
  for (const [key, item] of Object.entries(value)) plain(item, `${path}.${key}`);
}
