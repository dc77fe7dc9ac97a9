import type { Kind, Seat } from '../engine/game.ts';
import { type Line, line } from '../engine/text.ts';
import type { Told } from './table.ts';

/** What an event changes for the whole game, as far as everybody could tell. */
export interface Weight {
  /** Something counted, of which whoever has more is ahead. */
  readonly gain?: { readonly seat: Seat; readonly by: number };
  /** A seat that reached what it set out for. */
  readonly home?: Seat;
  /** Something was taken, of this size; `seat` null: from everybody. */
  readonly loss?: { readonly seat: Seat | null; readonly by: number };
  readonly died?: number;
}

/** A moment that changed a game: the event says what happened, `why` what it changed. */
export interface Turning<K extends Kind> {
  readonly seq: number;
  readonly event: K['event'];
  readonly why: Line;
}

interface Weighed<K extends Kind> extends Turning<K> {
  readonly weight: number;
}

/** More than so many are a log again. */
const MOST = 7;
const HEAVY = { held: 6, died: 5, lead: 5, level: 4, most: 4, home: 3, everyone: 3, score: 2, setback: 1 };

/** The turning points of a game in their order, each entry once. */
export function turningPoints<K extends Kind>(
  told: readonly Told<K>[],
  weigh: (event: K['event']) => Weight | undefined,
  seats: number,
): readonly Turning<K>[] {
  const all = told.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const weight = weigh(event);
      return weight === undefined ? [] : [{ seq, event, ...weight }];
    }),
  );
  const weighed: Weighed<K>[] = [...leadsIn(all, seats), ...lossesIn(all)];
  for (const { seq, event, home, died } of all) {
    if (home !== undefined)
      weighed.push({ seq, event, weight: HEAVY.home, why: line('turning.home', { seat: { seat: home } }) });
    if (died !== undefined)
      weighed.push({ seq, event, weight: HEAVY.died + died / 100, why: line('turning.died') });
  }
  const heaviest = new Map<number, Weighed<K>>();
  for (const one of weighed.sort((a, b) => b.weight - a.weight))
    if (!heaviest.has(one.seq)) heaviest.set(one.seq, one);
  return [...heaviest.values()]
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq, event, why }) => ({ seq, event, why }));
}

type Entry<K extends Kind> = Weight & Pick<Turning<K>, 'seq' | 'event'>;

/** Who was ahead after each gain, and from where on it stayed so. */
function leadsIn<K extends Kind>(all: readonly Entry<K>[], seats: number): Weighed<K>[] {
  const scores = Array.from({ length: seats }, () => 0);
  let leader: Seat | undefined;
  const steps = all.flatMap(({ seq, event, gain }) => {
    if (gain === undefined) return [];
    scores[gain.seat] = (scores[gain.seat] ?? 0) + gain.by;
    const [best = 0, next = 0] = scores.toSorted((a, b) => b - a);
    const now = best === next ? undefined : scores.indexOf(best);
    const kind = now === leader ? 'score' : now === undefined ? 'level' : 'lead';
    leader = now;
    return [{ seq, event, kind, seat: now, best, next } as const];
  });
  const held = leader === undefined ? undefined : steps.findLast(({ kind }) => kind === 'lead');
  return steps.map((step) => {
    const { seq, event, best, next } = step;
    const kind = step === held ? 'held' : step.kind;
    const args = { best, next, ...(step.seat !== undefined && { seat: { seat: step.seat } }) };
    return { seq, event, weight: HEAVY[kind], why: line(`turning.${kind}`, args) };
  });
}

/** The largest loss stands out if no other was as large. */
function lossesIn<K extends Kind>(all: readonly Entry<K>[]): Weighed<K>[] {
  const most = Math.max(...all.map(({ loss }) => loss?.by ?? 0));
  const isAlone = all.filter(({ loss }) => loss?.by === most).length === 1;
  return all.flatMap(({ seq, event, loss }) => {
    if (loss === undefined || loss.by === 0) return [];
    if (loss.seat === null) return [{ seq, event, weight: HEAVY.everyone, why: line('turning.everyone') }];
    if (loss.by === most && isAlone && most > 1)
      return [{ seq, event, weight: HEAVY.most, why: line('turning.most') }];
    const why = line('turning.setback', { seat: { seat: loss.seat } });
    return [{ seq, event, weight: HEAVY.setback, why }];
  });
}
