import { afterAll, describe, expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import { reactionOf, type Wire } from '../games/ellis-island/pieces/race/testing/line.ts';
import { type Racer, racesOf } from './testing/distance.ts';

/** The figures of a run are the same every time; the long run looks closer and asks for more. */
const IS_LONG = process.env.CROSSINGS_LONG === '1';
const RACES = IS_LONG ? 4000 : 500;
/** The long run has 98 of 100, rounded. */
const TRUE_WINS = IS_LONG ? 97.5 : 96;
const FAIR = IS_LONG ? 53 : 55;
/** Hands that differ by less are as good as equal. */
const APART_MS = 30;

/** Jitter grows with the distance; one packet in two hundred is lost and sent again. */
const wireOf = (eachWayMs: number): Wire => ({
  roundTrip: 2 * eachWayMs,
  jitter: 2 + eachWayMs / 12,
  down: 40,
  lostOneIn: 200,
});

/** For each race the hands of two people who are alike. */
const handsOf = (seed: string): (readonly [number, number])[] => {
  const chance = seeded(seed);
  return Array.from({ length: RACES }, () => [reactionOf(chance, 900), reactionOf(chance, 900)] as const);
};

const share = (of: readonly boolean[]): number => (100 * of.filter((one) => one).length) / of.length;

/** What stands in games/ellis-island/pieces/race/README.md can be made again from what the long run prints. */
const rows: string[] = [];
const won: string[] = [];
afterAll(() => {
  const table = ['| each way | far one truly first | near one truly first |', ...rows];
  console.log([`${RACES} races each:`, ...table, 'Against an honest equal wins a cheat', ...won].join('\n'));
});

describe('[EI-R30] near against far, through the room and its measured lines', () => {
  test.each([20, 80, 150, 250, 400])('%i ms away, whoever is truly faster is first', async (eachWayMs) => {
    const hands = handsOf(`hands ${eachWayMs}`);
    const firsts = await racesOf(
      { wire: wireOf(5), reaction: (race) => at(hands, race % RACES)[0] },
      { wire: wireOf(eachWayMs), reaction: (race) => at(hands, race % RACES)[1] },
      RACES,
      `far ${eachWayMs}`,
    );
    const apart = firsts.map((first, race) => {
      const [near, far] = at(hands, race);
      return { first, isFar: far < near, counts: Math.abs(near - far) > APART_MS };
    });
    const [near = 0, far = 0] = [0, 1].map((seat) => {
      const truly = apart.filter(({ counts, isFar }) => counts && isFar === (seat === 1));
      return share(truly.map(({ first }) => first === seat));
    });
    rows.push(`| ${eachWayMs} ms | ${far.toFixed(1)} % | ${near.toFixed(1)} % |`);
    expect(Math.min(near, far)).toBeGreaterThanOrEqual(TRUE_WINS);
  });
});

type Cheat = Omit<Racer, 'wire' | 'reaction'>;
const HELD_MS = 300;
/** The first answers were honest: everybody has been at the table for twenty seconds when a race begins. */
const LATER_MS = 15_000;
const CHEATS: Readonly<Record<string, Cheat>> = {
  'that holds its pongs back': {
    holds: (what) => (what === 'pong' ? HELD_MS : 0),
    claims: (ms) => ms - HELD_MS,
  },
  'that holds back what its page answers': { holds: (what) => (what === 'echo' ? HELD_MS : 0) },
  'that slows its whole line down before the race': {
    holds: (_what, _chance, now) => (now < LATER_MS ? 0 : HELD_MS),
  },
  'that slows it down and claims 20 ms less besides': {
    holds: (_what, _chance, now) => (now < LATER_MS ? 0 : HELD_MS),
    claims: (ms) => ms - 20,
  },
  'that holds back every other answer': { holds: (_what, chance) => HELD_MS * chance.below(2) },
  'that claims 40 ms less': { claims: (ms) => ms - 40 },
  'that claims nothing': { claims: () => null },
};

describe('[EI-R30] against an honest equal, through the room', () => {
  const shareOf = async (name: string, cheat: Cheat): Promise<number> => {
    const hands = handsOf(`equal ${name}`);
    const firsts = await racesOf(
      { wire: wireOf(20), reaction: (race) => at(hands, race % RACES)[0] },
      { ...cheat, wire: wireOf(20), reaction: (race) => at(hands, race % RACES)[1] },
      RACES,
      `cheat ${name}`,
    );
    const figure = share(firsts.map((first) => first === 1));
    won.push(`${name}: ${figure.toFixed(1)} %`);
    return figure;
  };

  test('an honest equal wins as often as not', async () => {
    expect(Math.abs((await shareOf('that is none', {})) - 50)).toBeLessThan(FAIR - 50);
  });

  test.each(Object.entries(CHEATS))('a cheat %s gains nothing', async (name, cheat) => {
    expect(await shareOf(name, cheat)).toBeLessThan(FAIR);
  });

  test('whoever has held back everything from the first moment looks as one who is far: ADR 11 says why', async () => {
    const always: Cheat = { holds: () => HELD_MS, claims: (ms) => Math.max(160, ms - HELD_MS) };
    expect(await shareOf('that has held back everything from the first moment', always)).toBeGreaterThan(
      FAIR,
    );
  });
});
