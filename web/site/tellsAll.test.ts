import { expect, test } from 'vitest';
import type { Kind, Seat } from '../../engine/game.ts';
import { someCases } from '../../engine/laws/cases.ts';
import { walk } from '../../engine/laws/walk.ts';
import type { Arg, Line } from '../../engine/text.ts';
import { titles } from '../../games/index.ts';
import type { Describes } from '../../kit/table.ts';

const described = import.meta.glob<{ readonly describes: Describes<Kind> }>('../../games/*/ui/describe.ts', {
  eager: true,
});
const quiet = import.meta.glob<{ readonly UNTOLD: readonly string[] }>('../../games/*/ui/untold.ts', {
  eager: true,
});

/** Sentences of everybody name nobody. */
const OF_ALL = /\.(all|same)$/;

/**
 * With these events something changes with others that is worked out, not done to them: what a nation would
 * collect in its next turn; how many turns somebody is held yet; who stands where in the order of a place; the
 * cards that are laid open when all is over.
 */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = {
  displacement: ['turnStarted'],
  'ellis-island': ['turnBegan', 'gameOver'],
  'journey-istanbul': ['moved', 'departed', 'gameEnded'],
  migrato: ['gameEnded'],
};
/**
 * May say nothing by itself: tokens paid for what the next event tells; an effect that changed nothing; money that
 * its own event tells.
 */
const SAID_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  displacement: ['tokensChanged'],
  emigration: ['lifeEffect'],
  'journey-istanbul': ['told'],
};
const SHORTER: Readonly<Record<string, unknown>> = { 'ellis-island': { mode: 'quick', lastFerry: 8 } };

/** Whether a sentence names this seat, or one within it does. */
function names(arg: Arg | undefined, seat: Seat): boolean {
  if (typeof arg !== 'object' || arg === null) return false;
  if (Array.isArray(arg)) return arg.some((one: Arg) => names(one, seat));
  if ('seat' in arg) return arg.seat === seat;
  return 'key' in arg && Object.values((arg as Line).args ?? {}).some((one) => names(one, seat));
}

/** Words that many sentences have; the lanes of the Border are told by their numbers alone. */
const EMPTY = /^(?:describe|yes$|no$)/;
const UNSAYING = /^(?:\d|describe|yes$|no$)/;

/** Every seat, word and number that a sentence has in it, as text. */
function atoms(arg: Arg | undefined, into = new Set<string>()): Set<string> {
  if (typeof arg === 'string' || typeof arg === 'number') into.add(String(arg));
  else if (Array.isArray(arg)) for (const one of arg as readonly Arg[]) atoms(one, into);
  else if (typeof arg === 'object' && arg !== null && 'seat' in arg) into.add(`seat ${String(arg.seat)}`);
  else if (typeof arg === 'object' && arg !== null && 'key' in arg) {
    into.add(String(arg.key));
    for (const one of Object.values((arg as Line).args ?? {})) atoms(one, into);
  }
  return into;
}

/** Places and the table whose words are others now, with what is new in them. */
function moved(
  describes: Describes<Kind>,
  seat: Seat | null,
  before: unknown,
  now: unknown,
): Map<string, Set<string>> {
  const said = (view: unknown): Map<string, readonly Line[]> =>
    new Map(
      describes
        .subjects(view as Kind['view'], seat)
        .filter(({ about }) => about === 'place')
        .map(({ name, says }) => [JSON.stringify(name), says]),
    );
  const [old, fresh] = [said(before), said(now)];
  const found = new Map<string, Set<string>>();
  for (const name of [...old.keys()].filter((one) => fresh.has(one))) {
    const [was, is] = [old.get(name) ?? [], fresh.get(name) ?? []].map((all) =>
      all.map((one) => JSON.stringify(one)),
    );
    const lines = [...(old.get(name) ?? []), ...(fresh.get(name) ?? [])].filter((one) => {
      const text = JSON.stringify(one);
      return was?.includes(text) !== is?.includes(text);
    });
    if (lines.length === 0) continue;
    const words = atoms(JSON.parse(name) as Arg);
    for (const one of lines) atoms(one as unknown as Arg, words);
    found.set(name, words);
  }
  return found;
}

/** Of whom or what the table in words says something else now; undefined is what belongs to nobody. */
function changed(describes: Describes<Kind>, seat: Seat | null, before: unknown, now: unknown): Set<string> {
  const said = (view: unknown): Map<string, string> =>
    new Map(
      describes
        .subjects(view as Kind['view'], seat)
        .filter(({ about }) => about === 'mine' || about === 'seat')
        .map(({ name, says }) => [JSON.stringify(name), JSON.stringify(says)]),
    );
  const [old, fresh] = [said(before), said(now)];
  return new Set([...fresh].flatMap(([name, says]) => ((old.get(name) ?? says) === says ? [] : [name])));
}

test.each(Object.entries(described))(
  '%s: whatever happens is told, and what changes with somebody is told of them',
  (path, { describes }) => {
    const id = path.split('/')[3] ?? '';
    const title = titles[id];
    if (title === undefined) return expect.fail(`no title ${id}`);
    const { game, tell } = title;
    const untold = quiet[path.replace('describe', 'untold')]?.UNTOLD ?? [];
    const mute = new Set<string>();
    const silent = new Map<string, number>();
    const span = {
      configs: [SHORTER[id] ?? {}],
      seats: [game.seats.min, Math.min(3, game.seats.max)],
      games: 3,
      seed: 9,
    };
    for (const given of someCases(title, span)) {
      const before: unknown[] = [];
      for (const { state, events, did } of walk(title, given)) {
        for (let seat = 0; seat < given.seats; seat++) {
          const view = structuredClone(game.view(state, seat));
          const seen = events
            .flatMap((event) => game.redact(event, seat, state, 'live') ?? [])
            .filter(({ type }) => !untold.includes(type));
          for (const event of seen) if (tell(event).length === 0) mute.add(event.type);
          const told = seen.flatMap((event) => [...tell(event)]);
          if (did !== undefined)
            for (const name of changed(describes, seat, before[seat], view)) {
              const whose = (JSON.parse(name) as Line).args?.seat;
              const of = (whose as { seat: number }).seat;
              if (told.some((line) => OF_ALL.test(line.key) || names(line as unknown as Arg, of))) continue;
              if (events.some(({ type }) => WORKED_OUT[id]?.includes(type))) continue;
              const what = `${did.action.type}: ${events.map(({ type }) => type).join(' ')}`;
              silent.set(what, (silent.get(what) ?? 0) + 1);
            }
          if (did !== undefined) {
            const words = new Set(told.flatMap((line) => [...atoms(line as unknown as Arg)]));
            for (const [name, own] of moved(describes, seat, before[seat], view)) {
              const isTold = [...own].some(
                (one) => words.has(one) && !(name.includes('border') ? EMPTY : UNSAYING).test(one),
              );
              if (isTold || events.some(({ type }) => WORKED_OUT[id]?.includes(type))) continue;
              const what = `place ${name} ${did.action.type}: ${events.map(({ type }) => type).join(' ')}`;
              silent.set(what, (silent.get(what) ?? 0) + 1);
            }
          }
          before[seat] = view;
        }
      }
    }
    expect([...mute].filter((type) => SAID_ELSEWHERE[id]?.includes(type) !== true)).toEqual([]);
    expect([...silent].map(([what, n]) => `${n} ${what}`)).toEqual([]);
  },
);
