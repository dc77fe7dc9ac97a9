import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import { communitiesOf, displacedIn, vacanciesOf } from '../pieces/nation.ts';
import { nationOf, type State } from '../state.ts';
import { plansOf, trial, tryOut } from './forecast.ts';
import { drawnCard, standings } from './safety.ts';

/** Blocking: the price, what is left, and who else is spared by it. */
export function blockLines(
  view: View,
  seat: Seat,
  can: boolean,
): { title: Line; label: Line; lines: readonly Line[] } {
  const card = drawnCard(view);
  const cost = card?.row.cost ?? 0;
  const { tokens } = at(view.nations, seat);
  const title = line('ui.block', { cost });
  const label = line('label.block', { cost });
  if (!can) return { title, label, lines: [line('ui.block.short', { cost, tokens })] };
  const spared = card === undefined ? [] : standings(view, card).filter((one) => one.asked && !one.safe);
  const lines = [line('ui.block.left', { n: tokens - cost })];
  if (card?.scope === 'all')
    lines.push(line('ui.block.spares', { who: spared.map((one) => ({ seat: one.seat })) }));
  const world = trial(view, seat);
  if (tryOut(world, seat, [{ type: 'block' }]) !== undefined) lines.push(...afterwards(world, seat));
  return { title, label, lines };
}

/** Facing it: exactly what happens to whom, and what the own needs step then looks like. */
export function acceptLines(view: View, seat: Seat): readonly Line[] {
  const world = trial(view, seat);
  const events = tryOut(world, seat, [{ type: 'accept' }]) ?? [];
  if (world === undefined) return [];
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const lines = [...own.flatMap(told), ...toldOfOthers(events, seat)];
  if (lines.length === 0) lines.push(line('ui.accept.nothing'));
  return [...lines, ...afterwards(world, seat)];
}

const told = (event: Event): readonly Line[] => {
  switch (event.type) {
    case 'communitiesLost':
      return [
        line('ui.accept.homes', { count: event.spaces.length, spaces: event.spaces, n: event.pins.length }),
      ];
    case 'pinsDied':
      return [line('ui.accept.die', { n: event.pins.length })];
    case 'pinsBorn':
      return [line('ui.accept.born', { n: event.pins.length })];
    case 'tokensChanged':
      return [line('ui.accept.pay', { n: -event.by })];
    case 'crashKept':
      return [line('ui.accept.crash')];
    default:
      return [];
  }
};

/** The others together, those who lose the same in one sentence. */
function toldOfOthers(events: readonly Event[], seat: Seat): readonly Line[] {
  const found = new Map<string, { key: string; n: number; who: Seat[] }>();
  for (const event of events) {
    if (event.type !== 'pinsDied' && event.type !== 'tokensChanged') continue;
    if (event.seat === seat) continue;
    const [key, n] =
      event.type === 'pinsDied' ? ['ui.accept.theyDie', event.pins.length] : ['ui.accept.theyPay', -event.by];
    const name = `${key} ${n}`;
    const group = found.get(name) ?? { key: String(key), n: Number(n), who: [] };
    group.who.push(event.seat);
    found.set(name, group);
  }
  return [...found.values()].map(({ key, n, who }) =>
    line(key, { n, count: who.length, who: who.map((one) => ({ seat: one })) }),
  );
}

/** Who will need a place, all places that will be free (also those nobody fills), and how few must leave. */
function afterwards(world: State | undefined, seat: Seat): readonly Line[] {
  const plans = plansOf(world, seat);
  if (world === undefined || plans.length === 0) return [];
  const nation = nationOf(world, seat);
  const n = displacedIn(nation);
  if (n === 0) return [line('ui.then.nobody')];
  const leaving = Math.min(...plans.map((plan) => plan.leaving));
  return [line('ui.then', { n, free: vacanciesOf(nation), leaving })];
}

/** Whether facing the card costs a community: then it is asked once more. */
export function costsHomes(view: View, seat: Seat): boolean {
  const world = trial(view, seat);
  const had = communitiesOf(at(view.nations, seat));
  // Nobody can tell yet: better asked once too often.
  if (world === undefined) return true;
  if (tryOut(world, seat, [{ type: 'accept' }]) === undefined) return false;
  const now = world.nations[seat];
  return now !== undefined && communitiesOf(now) < had;
}
