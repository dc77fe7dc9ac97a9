import { expect, test } from 'vitest';
import { type Given, type GivenSeat, given } from '../testing/given.ts';
import { sight } from './sight.ts';

/** What two positions differ by for the first player, in Assurance Tokens. */
const gain = (after: Given, before: Given): number =>
  200 * (sight(given(after), 0) - sight(given(before), 0));
const pair = (mine: GivenSeat, theirs: GivenSeat = {}, rest: Partial<Given> = {}): Given => ({
  seats: [
    { to: 'BIH', money: 6, ...mine },
    { to: 'MAR', money: 6, ...theirs },
  ],
  ...rest,
});
const TOGETHER = { config: { mode: 'cooperative' } };

test('an own token counts whole, a rival token 0.3 against, a fellow token 0.2 for', () => {
  expect(gain(pair({ assurance: 1 }), pair({}))).toBeCloseTo(1);
  expect(gain(pair({}, { assurance: 1 }), pair({}))).toBeCloseTo(-0.3);
  expect(gain(pair({}, { assurance: 1 }, TOGETHER), pair({}, {}, TOGETHER))).toBeCloseTo(0.2);
});

test('Money counts at the Money rate of the Destination, less for what fills no set', () => {
  expect(gain(pair({ money: 9 }), pair({ money: 6 }))).toBeCloseTo((3 * 0.92 * 2) / 6);
});

test('nobody plans: a tuition that lies ready is worth no more than the Money it is', () => {
  const paydays = { layout: { A1: 'PAY', A2: 'PAY', A3: 'PAY', A4: 'PAY' } } as const;
  const step = gain(pair({ ...paydays, money: 11 }), pair({ ...paydays, money: 10 }));
  expect(step).toBeCloseTo(gain(pair({ ...paydays, money: 2 }), pair({ ...paydays, money: 1 })));
});

test('a Payday is better used while a rival studies', () => {
  const spent = (inCollege: boolean): number =>
    gain(
      pair({ money: 7, layout: { A3: 'PAY' } }, { inCollege, money: inCollege ? 6 : 7 }),
      pair({ money: 6, layout: { A1: 'PAY', A3: 'PAY' } }, { inCollege, money: 6 }),
    );
  expect(spent(true)).toBeGreaterThan(spent(false));
});

test('a card that completes a set of a rival who can pay for it is worth taking away', () => {
  const left = (money: number, connections: number): number =>
    gain(
      pair({ layout: { A1: 'PAY' } }, { money, connections }),
      pair({ layout: { A1: 'CON-09' } }, { money, connections }),
    );
  expect(left(6, 1)).toBeGreaterThan(left(4, 1) + 0.1);
  expect(left(6, 0)).toBeCloseTo(left(4, 0));
});

test('a Passport that is missing weighs more at the end', () => {
  const early = { layout: 'full' } as const;
  const owning = gain(pair({ passports: 1 }), pair({}));
  expect(owning).toBeGreaterThan(gain(pair({ ...early, passports: 1 }, early), pair(early, early)) + 1);
});
