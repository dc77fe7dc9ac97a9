import { expect, test } from 'vitest';
import type { Kind, Seat } from '../../engine/game.ts';
import { someCases } from '../../engine/laws/cases.ts';
import { walk } from '../../engine/laws/walk.ts';
import { say } from '../../engine/text.ts';
import { titles } from '../../games/index.ts';

/** Nobody is called by a word of a game. */
const NAMES = ['Quentin', 'Roswitha', 'Xenia', 'Yannick'];
const SHORTER: Readonly<Record<string, unknown>> = { 'ellis-island': { mode: 'quick', lastFerry: 8 } };

/** “+1”, “A”, “colony 1”, “7”: nothing that stands for itself where no picture says of what. */
const BARE =
  /^(?:[^\p{L}]*|\p{L}|[+−-]?\d+ ?\p{L}{0,2})$|(?:^|\s)[+×−]\d+$|(?<!(?:your|’s) night )\bcolony \d|\b(?:player|seat|passengers?|card) \d+(?:(?:,| and) \d+)*$/iu;

/** The parts of an action that say at whom or in whose things it is done. */
const WHOM = ['owner', 'seller', 'player', 'to', 'from', 'seat'] as const;

/** By which an action means a thing that others have, too: the name says whose. */
const THINGS = ['onto', 'target', 'colony', 'upper', 'lower', 'offer', 'gift', 'deal'] as const;
const OWNED = new RegExp(`\\byour?\\b|’s\\b|${NAMES.join('|')}`, 'i');

type Parts = Readonly<Record<string, string | undefined>>;

/** The seats that an action names beside its own. */
function seatsIn(action: object, seat: Seat): readonly Seat[] {
  const all = action as Readonly<Record<string, unknown>>;
  return WHOM.flatMap((part) => {
    const value = all[part];
    return typeof value === 'number' && value !== seat ? [value] : [];
  });
}

/** What is done to somebody, or with a thing that several have, and whose it is is not said. */
const unowned = (all: readonly (readonly [action: object, name: string])[], seat: Seat): string[] =>
  all.flatMap(([action, name]) => {
    const isOwned =
      !THINGS.some((part) => ![undefined, 'new'].includes((action as Parts)[part])) || OWNED.test(name);
    const areNamed = seatsIn(action, seat).every((whose) => name.includes(NAMES[whose] ?? ''));
    return isOwned && areNamed ? [] : [`${JSON.stringify(action)}: ${name}`];
  });

test('what says nothing by itself is known, and what does is let through', () => {
  const bad = ['8', 'A', '+1', 'colony 1', 'Activate +1', '3 TL', 'Cross with passengers 1 and 3', 'Card 3'];
  expect(bad.filter((one) => !BARE.test(one))).toEqual([]);
  const good = [
    '8 days at sea',
    'Answer A',
    'Give up your night colony 1',
    'Lucia to the Great Hall, 2 steps',
  ];
  expect(good.filter((one) => BARE.test(one))).toEqual([]);
});

test.each(Object.keys(titles))(
  '%s: each choice is called by whose, which and what, out of any context',
  (id) => {
    const title = titles[id];
    if (title === undefined) return expect.fail(`no title ${id}`);
    const { game, label, texts } = title;
    const span = {
      configs: [SHORTER[id] ?? {}],
      seats: [game.seats.min, Math.min(4, game.seats.max)],
      games: 6,
      seed: 18,
    };
    const bare = new Map<string, string>();
    const whose = new Set<string>();
    let named = 0;
    for (const given of someCases(title, span)) {
      for (const { state } of walk(title, given)) {
        for (let seat = 0; seat < given.seats; seat++) {
          const options = game.options(state, seat);
          if (options.length < 2) continue;
          const view = game.view(state, seat) as Kind['view'];
          const reader = { language: 'en', names: NAMES, seat };
          const all = options.map(
            (action) => [action as object, say(texts.en ?? {}, label(action, view, seat), reader)] as const,
          );
          named += all.length;
          for (const [action, name] of all) if (BARE.test(name)) bare.set(name, JSON.stringify(action));
          for (const one of unowned(all, seat)) if (whose.size < 20) whose.add(one);
        }
      }
    }
    expect(named).toBeGreaterThan(100);
    expect([...bare].slice(0, 20)).toEqual([]);
    expect([...whose]).toEqual([]);
  },
);
