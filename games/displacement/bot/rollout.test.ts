import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { playout } from '../../../engine/playout.ts';
import { game } from '../game.ts';
import { type GivenNation, given, START } from '../testing/given.ts';
import { play } from '../testing/play.ts';
import { bestPlan, holdingsOf } from './plan.ts';
import { rollout } from './rollout.ts';

const chosen = (state: ReturnType<typeof given>, seat = 0) => rollout(state, seat, game.options(state, seat));

/** What a nation with this goal does about a card. */
const onCard = (card: string, goal: string, nation: GivenNation, others: readonly GivenNation[] = [{}]) =>
  chosen(play(given({ nations: [nation, ...others], goals: `${goal}M`, next: [card] }), 'draw').state).type;

describe('a quick action', () => {
  test('[DI-3.2] it pays where the damage is worth more, and bears what it wants', () => {
    const rich = { region: 'Taiga', tokens: 8, homes: START };
    expect(onCard('CR-EAR', 'E', rich)).toBe('block');
    expect(onCard('CR-EAR', 'E', { ...rich, homes: {} })).toBe('accept');
    expect(onCard('BB-12', 'M', { tokens: 8, homes: START })).toBe('accept');
    expect(onCard('CR-HEA', 'H', { region: 'Steppe', tokens: 4, homes: START, displaced: 4 })).toBe('accept');
  });

  test('[DI-8.3] it does not let a Pandemic house the world for somebody else', () => {
    const few = { region: 'Taiga', tokens: 6, homes: START, displaced: 1 };
    expect(onCard('PA-PAN', 'E', few, [few])).toBe('block');
    expect(onCard('PA-PAN', 'H', few, [few])).toBe('accept');
  });

  test('[DI-5.5] it builds for who waits, and ends its turn when that costs more than shelter', () => {
    const needing = (nation: GivenNation, goals: string, others: readonly GivenNation[] = [{}]) =>
      chosen(given({ nations: [nation, ...others], goals, step: 'needs' })).type;
    expect(needing({ tokens: 5, homes: START, displaced: 3 }, 'EM')).toBe('buy');
    expect(needing({ tokens: 12, homes: START, displaced: 0 }, 'EM')).toBe('finish');
    expect(needing({ tokens: 13, homes: START, displaced: 1 }, 'EM')).toBe('finish');
    expect(needing({ tokens: 5, homes: { 1: 2 }, displaced: 3 }, 'EM')).toBe('settleAll');
  });

  test('[DI-5.9] it keeps somebody in shelter while nobody else is displaced', () => {
    const nations = [{ tokens: 5, homes: START, displaced: 3 }, { homes: START }];
    const needs = { nations, goals: 'EH', step: 'needs' } as const;
    expect(chosen(given(needs)).type).toBe('finish');
    expect(chosen(given({ ...needs, goals: 'HE' })).type).toBe('buy');
    const ruledOut = ['humanitarian'] as const;
    const sure = [nations[0] ?? {}, { homes: START, ruledOut }];
    expect(chosen(given({ ...needs, nations: sure, goals: 'EM' })).type).toBe('buy');
  });

  test('[DI-5.11] it sends to the richest, a Humanitarian to who can carry them', () => {
    const nations = [
      { tokens: 0, homes: START, displaced: 2 },
      { tokens: 9, displaced: 12 },
      { tokens: 4, homes: { 1: 0 } },
    ];
    const asked = (goals: string) => play(given({ nations, goals, step: 'needs' }), 'finish').state;
    expect(chosen(asked('EMM'))).toEqual({ type: 'sendRest', to: 1 });
    expect(chosen(asked('HMM'))).toEqual({ type: 'sendRest', to: 2 });
  });

  test('[DI-7.25] the city gets who waits, else who is missed least', () => {
    const city = { homes: { 1: 3, 2: 3, 3: 3, 4: 3 } };
    const migrant = (nation: GivenNation) =>
      chosen(play(given({ nations: [nation, city], next: ['MU-URB'] }), 'draw').state);
    expect(migrant({ homes: START, displaced: 'B' })).toMatchObject({ zone: 'displaced', colour: 'B' });
    expect(migrant({ homes: { 1: 'AAA', 2: 'B' } })).toMatchObject({ zone: 'housed', colour: 'B' });
  });

  test('[DI-9.1] it plays every game to its end, at every number of players', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const config = game.parseConfig({ expulsion: 'free', vacancies: 'mayLeave' }, { seats, ranked: false });
      for (let i = 0; i < 5; i++) playout(game, config, seats, seeded(`${seats} ${i}`), rollout);
    }
  });
});

test('[DI-5.4] a plan counts who moves in, who stays for a token, and what is collected', () => {
  const state = given({ nations: [{ tokens: 7, homes: { 1: 3, 2: 2, 5: 1 }, displaced: 7 }, {}] });
  const around = {
    goal: 'entrepreneurial',
    target: 16,
    fortune: 15,
    elsewhere: 9,
    watched: true,
    paid: true,
  } as const;
  const had = holdingsOf(state.nations[0] ?? { tokens: 0, homes: [], displaced: [] });
  expect(had).toEqual({ tokens: 7, displaced: 7, homes: [0, 1, 1, 1] });
  // One community for three of the four who are left: four tokens, one of them for shelter, four collected.
  expect(bestPlan(had, around)).toEqual({ buy: 1, worth: 7 + 2 + 2.6 * 4 - 1 });
});
