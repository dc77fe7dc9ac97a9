import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../../../engine/chance.ts';
import { adjusted, collectedBy, firstOf, inOrder, isReaction, RACE, type Stamp, slackOf } from './judge.ts';
import { randomWire, reactionOf, slapOver } from './testing/line.ts';

describe('the examples', () => {
  test('[EI-X28] fifteen milliseconds are a dead heat, and the challenger counts as first', () => {
    const b = adjusted({ a: 990, r: 180, c: 800 });
    const c = adjusted({ a: 850, r: 60, c: 790 });
    expect([b, c]).toEqual([805, 790]);
    const right = [
      { seat: 2, ms: c },
      { seat: 1, ms: b },
    ];
    expect(firstOf(right, 1)).toBe(1);
    expect(firstOf(right, 0)).toBe(2);
  });

  test('[EI-X29] a claim that arrival and round trip do not allow counts as none', () => {
    expect(adjusted({ a: 990, r: 180, c: 300 })).toBe(810);
  });

  test('[EI-X30] nobody reacts in less than 150 ms', () => {
    expect(isReaction(adjusted({ a: 160, r: 40, c: 120 }))).toBe(false);
    expect(isReaction(150)).toBe(true);
  });
});

describe('[EI-R30.4] the bounds of a claim', () => {
  test('without a claim, or with an impossible one, arrival and round trip decide', () => {
    for (const c of [null, -1, 501]) expect(adjusted({ a: 500, r: 100, c })).toBe(400);
    expect(adjusted({ a: 60, r: 100, c: null })).toBe(0);
  });

  test('a claim a little better than arrival and round trip say is half believed, a worse one wholly', () => {
    expect(adjusted({ a: 500, r: 100, c: 380 })).toBe(390);
    expect(adjusted({ a: 500, r: 100, c: 363 })).toBe(400);
    expect(adjusted({ a: 500, r: 100, c: 430 })).toBe(430);
  });

  test('of a round trip beyond 1000 ms the rest is lost', () => {
    expect(adjusted({ a: 1800, r: 800, c: 1000 })).toBe(1000);
    expect(adjusted({ a: 2600, r: 1600, c: 1000 })).toBe(1600);
  });

  test('no claim gains more than half its slack over none', () => {
    const chance = seeded('claims');
    for (let i = 0; i < 5000; i++) {
      const a = chance.below(4000);
      const stamp: Stamp = { a, r: chance.below(600), c: chance.below(4000) };
      const unclaimed = adjusted({ ...stamp, c: null });
      expect(unclaimed - adjusted(stamp)).toBeLessThanOrEqual(Math.ceil(slackOf(stamp.r) / 2));
      expect(Number.isInteger(adjusted(stamp))).toBe(true);
    }
  });
});

describe('[EI-R30.6] the order', () => {
  test('whoever is far is waited for as long as their line takes, and 300 ms more', () => {
    const right = [
      { seat: 0, ms: 700 },
      { seat: 1, ms: 650 },
    ];
    expect(collectedBy(right, [])).toBe(950);
    expect(collectedBy(right, [40, 800])).toBe(1750);
    expect(collectedBy(right, [4000])).toBe(1950);
  });

  test('beyond 15 ms the faster one is first, whoever it is', () => {
    const slaps = [
      { seat: 0, ms: 816 },
      { seat: 1, ms: 800 },
    ];
    expect(firstOf(slaps, 0)).toBe(1);
    expect(
      firstOf(
        [
          { seat: 0, ms: 815 },
          { seat: 1, ms: 800 },
        ],
        0,
      ),
    ).toBe(0);
  });

  test('equal times of two rivals stay as they came, and nobody is lost', () => {
    const slaps = [
      { seat: 3, ms: 700 },
      { seat: 2, ms: 700 },
      { seat: 1, ms: 900 },
    ];
    expect(inOrder(slaps, 1).map(({ seat }) => seat)).toEqual([3, 2, 1]);
    expect(firstOf([], 1)).toBeUndefined();
  });
});

/** Two who differ by more than 30 ms: how often the faster one is first, in percent. */
function rightlyFirst(least: number, most: number): number {
  const chance = seeded(`wires of ${least} to ${most} ms`);
  let races = 0;
  let right = 0;
  while (races < 20_000) {
    const [x, y] = [reactionOf(chance, 900), reactionOf(chance, 900)];
    if (Math.abs(x - y) <= 30) continue;
    races++;
    const slaps = [x, y].map((ms, seat) => ({ seat, ms: adjusted(raced(chance, ms, least, most)) }));
    if (firstOf(slaps, races % 2) === (x < y ? 0 : 1)) right++;
  }
  return (100 * right) / races;
}

const raced = (chance: Chance, ms: number, least: number, most: number): Stamp =>
  slapOver(chance, randomWire(chance, least, most), ms, (c) => c);

/** How often a cheat beats an honest equal, in percent. */
function cheated(claim: (c: number) => number | null): number {
  const chance = seeded('cheat');
  const races = 20_000;
  let won = 0;
  for (let i = 0; i < races; i++) {
    const own = slapOver(chance, randomWire(chance, 5, 250), reactionOf(chance, 900), claim);
    const other = raced(chance, reactionOf(chance, 900), 5, 250);
    const slaps = [own, other].map((stamp, seat) => ({ seat, ms: adjusted(stamp) }));
    if (firstOf(slaps, i % 2) === 0) won++;
  }
  return (100 * won) / races;
}

describe('[EI-R30] over real wires: uneven, jittering, one packet in two hundred lost (figures in README.md)', () => {
  test('the faster one is first in 99 % of races, however far the two sit', () => {
    expect(rightlyFirst(5, 100)).toBeGreaterThan(99.5);
    expect(rightlyFirst(5, 250)).toBeGreaterThan(99.3);
    expect(rightlyFirst(5, 400)).toBeGreaterThanOrEqual(99);
  });

  test('a cheat gains nothing, whatever it claims', () => {
    const claims = [
      () => 0,
      () => RACE.fastest,
      () => null,
      ...[10, 20, 40, 80].map((less) => (c: number) => c - less),
    ];
    const honest = cheated((c) => c);
    for (const claim of claims) expect(cheated(claim)).toBeLessThan(honest + 1);
  });
});
