import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { act, sitDown } from '../../../engine/sitting.ts';
import { say } from '../../../engine/text.ts';
import type { Told } from '../../../kit/table.ts';
import { boxOf } from '../box.ts';
import type { View } from '../eyes/view.ts';
import { title as displacement } from '../index.ts';
import type { Displacement } from '../kind.ts';
import { displacedIn, housedIn } from '../pieces/nation.ts';
import { nationOf } from '../state.ts';
import { given } from '../testing/given.ts';
import { asks, leaveLine } from './asks.ts';
import { effectsOf, textLine, titleLine } from './cards.ts';
import { acceptLines, blockLines, costsHomes } from './consequences.ts';
import { groupsOf, worldOf } from './crowd.ts';
import {
  actionsOf,
  allTo,
  boundsOf,
  canAdd,
  changed,
  countOf,
  filled,
  isReady,
  spread,
  staying,
} from './draft.ts';
import { flights } from './flights.ts';
import { forecastBy, plansOf, trial } from './forecast.ts';
import { journeysOf, stationLine } from './journey.ts';
import { nationLine, spaceLine } from './phrases.ts';
import { rules } from './rules.ts';
import { drawnCard, safeFrom, standingLine, standings } from './safety.ts';
import { taleOf } from './tale.ts';
import { en } from './text/en.ts';
import { later } from './text/later.ts';

const { game } = displacement;
forecastBy(game);
const speak = (line: Parameters<typeof say>[1]): string => say({ ...rules.texts.en, ...later }, line);

/** Every decision of a random game, as the seat that decides sees it. */
function* decisions(seed: string, seats: number, options: object = {}) {
  const chance = seeded(seed);
  const config = game.parseConfig({ roundLimit: 8, ...options }, { seats, ranked: false });
  const sitting = sitDown(game, config, seats, chance);
  for (;;) {
    const [seat] = game.awaiting(sitting.state).must;
    if (seat === undefined) return;
    const view = game.view(sitting.state, seat);
    const menu = game.options(sitting.state, seat);
    const action = menu[chance.below(menu.length)] ?? game.fallback(sitting.state, seat);
    yield { view, seat, menu, action, state: sitting.state, sitting };
    act(game, sitting, seat, action, chance);
  }
}

describe('a table of any size, with any options', () => {
  test.each([
    [2, { goalDeck: 'noHumanitarian' }],
    [3, { expulsion: 'free', vacancies: 'mayLeave' }],
    [4, { needsOrder: 'cascade', goalTargets: 'levelled' }],
    [6, { migrantChoice: 'auto', tieFromDrawer: 'drawerLast' }],
  ] as const)(
    '%i seats: every decision has a sentence, and what was forecast comes true',
    (seats, options) => {
      let seen = 0;
      for (const { view, seat, menu, action, state } of decisions(`ui ${seats}`, seats, options)) {
        const ask = asks(view, seat, [], true);
        expect(speak(ask.prompt ?? { key: '' })).not.toBe('');
        if (ask.hint !== undefined) expect(speak(ask.hint)).not.toBe('');
        for (let one = 0; one < seats; one++) {
          expect(speak(nationLine(view, one))).toContain(String(view.nations[one]?.tokens));
          for (const [space, pins] of view.nations[one]?.homes.entries() ?? [])
            expect(speak(spaceLine(view, pins, space + 1))).not.toBe('');
        }
        checkCard(
          view,
          seat,
          menu.some(({ type }) => type === 'block'),
        );
        if (view.agenda.at(-1)?.step === 'needs') checkPlans(view, seat);
        if (view.agenda.at(-1)?.step === 'send') checkDrafts(view, seat, state);
        if (action.type === 'choosePin') expect(speak(leaveLine(view, seat, action))).not.toBe('');
        seen++;
      }
      expect(seen).toBeGreaterThan(20);
    },
  );
});

function checkCard(view: View, seat: number, can: boolean): void {
  const card = drawnCard(view);
  if (card === undefined || view.agenda.at(-1)?.step !== 'block') return;
  for (const line of [
    titleLine(card),
    textLine(card),
    ...acceptLines(view, seat),
    ...blockLines(view, seat, can).lines,
  ])
    if (line !== undefined) expect(speak(line)).not.toBe('');
  if (card.row.safe.length > 0)
    for (const standing of standings(view, card)) expect(speak(standingLine(standing, card))).not.toBe('');
  if (costsHomes(view, seat)) expect(card.row.communities).toBeGreaterThan(0);
}

function checkPlans(view: View, seat: number): void {
  const waiting = view.nations[seat]?.displaced.length ?? 0;
  const plans = plansOf(trial(view, seat), seat);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan.free + plan.fresh + plan.sheltered + plan.leaving).toBe(waiting);
}

function checkDrafts(view: View, seat: number, state: Parameters<typeof game.clone>[0]): void {
  const { must, may } = boundsOf(view);
  const drafts = must > 0 ? [spread(view), allTo(view, (seat + 1) % view.nations.length)] : [[]];
  for (const draft of drafts) {
    expect(isReady(draft, { must, may })).toBe(true);
    expect(staying(draft, view).reduce((sum, row) => sum + row.stay + 0, 0)).toBe(
      displacedIn(nationOf(state, seat)) - countOf(draft),
    );
    const copy = game.clone(state);
    for (const action of actionsOf(draft, view)) {
      expect(game.refuse(copy, seat, action)).toBeUndefined();
      game.apply(copy, seat, action, { chance: seeded('send'), at: 0, reveal() {} });
    }
    expect(copy.agenda.at(-1)?.step === 'send' && copy.active === seat).toBe(false);
  }
}

describe('a draft of who goes where', () => {
  const state = given({
    nations: [{ tokens: 1, homes: { 1: 3 }, displaced: 'AABBC' }, {}, {}],
    step: { step: 'send', min: 4, max: 4, sent: 0 },
  });
  const view = game.view(state, 0);

  test('people are added one by one, never more than there are or must leave', () => {
    let draft = changed([], view, 0, 1, 1);
    draft = changed(draft, view, 0, 1, 1);
    expect(canAdd(draft, view, 0)).toBe(false);
    expect(changed(draft, view, 0, 2, 1)).toBe(draft);
    draft = changed(changed(draft, view, 1, 2, 1), view, 2, 2, 1);
    expect([countOf(draft), countOf(draft, { to: 2 }), canAdd(draft, view, 1)]).toEqual([4, 2, false]);
    expect(countOf(changed(draft, view, 0, 1, -1))).toBe(3);
    expect(countOf(filled([], view, 1, 2))).toBe(2);
    expect(actionsOf(draft, view)).toEqual([
      { type: 'send', to: 1, colour: 'A', count: 2 },
      { type: 'send', to: 2, colour: 'B', count: 1 },
      { type: 'send', to: 2, colour: 'C', count: 1 },
    ]);
  });

  test('all to one and spread evenly are one action each', () => {
    expect(actionsOf(allTo(view, 2), view)).toEqual([{ type: 'sendRest', to: 2 }]);
    expect(actionsOf(spread(view), view)).toEqual([{ type: 'spreadRest' }]);
  });
});

test('a forecast looks at no goal: worlds that differ only in goals are forecast alike', () => {
  const of = (goals: string) => {
    const state = given({
      nations: [{ tokens: 14, homes: { 1: 3, 2: 'A' }, displaced: 'AB' }, {}],
      goals,
      step: 'needs',
    });
    const view = game.view(state, 0);
    return JSON.stringify([plansOf(trial(view, 0), 0), asks(view, 0, [], true)]);
  };
  expect(new Set(['HM', 'HE', 'ME', 'EM', 'EH', 'MH'].map(of)).size).toBe(1);
});

test('who is safe and why, in words', () => {
  const state = given({
    nations: [{ region: 'Monsoon Delta' }, { region: 'Hot Desert' }, { region: 'Taiga' }],
    next: ['CR-HUR'],
  });
  game.apply(state, 0, { type: 'draw' }, { chance: seeded('x'), at: 0, reveal() {} });
  const view = game.view(state, 0);
  const card = drawnCard(view) ?? expect.fail('no card');
  expect(standings(view, card).map((one) => speak(standingLine(one, card)))).toEqual([
    'Affected: warm and coastal',
    'Would be safe: inland',
    'Would be safe: cold and inland',
  ]);
  expect(acceptLines(view, 0).map(speak)[0]).toBe('You lose communities 1, 2 and 5; 9 people are displaced.');
  expect(safeFrom(view, 2)).toEqual(['CR-TOR', 'CR-FLO', 'CR-HUR', 'CR-HEA']);
});

test('a forecast counts every place that will be free, not only those that will be filled', () => {
  const state = given({
    nations: [{ tokens: 9, homes: { 1: 3, 2: 0, 3: 0, 5: 0, 6: 0 }, displaced: '' }, {}],
    next: ['BB-02'],
  });
  game.apply(state, 0, { type: 'draw' }, { chance: seeded('x'), at: 0, reveal() {} });
  expect(acceptLines(game.view(state, 0), 0).map(speak)).toEqual([
    '4 children are born and will need a home.',
    'After that 4 people need a place to live. You will have 12 free places, and nobody has to leave.',
  ]);
});

test('ninety displaced people are six groups at most', () => {
  const state = given({ nations: [{ displaced: 'AB'.repeat(45), homes: {} }, {}] });
  const groups = groupsOf(game.view(state, 0).nations[0]?.displaced ?? []);
  expect(groups.map(({ origin, pins }) => [origin, pins.length])).toEqual([
    [0, 45],
    [1, 45],
  ]);
});

test('journeys and the tale agree with the boards at the end, and people fly from where they were', () => {
  const told: Told<Displacement>[] = [];
  let last: View | undefined;
  let moved = 0;
  for (const { view, sitting } of decisions('journeys', 4)) {
    if (last !== undefined) moved += flights([], last, view, 0).length;
    last = view;
    told.length = 0;
    told.push({ seq: 0, events: sitting.start.events });
    for (const [i, { events }] of sitting.entries.entries()) told.push({ seq: i + 1, events });
  }
  const view = last ?? expect.fail('no game');
  const tale = taleOf(told, 4);
  view.nations.forEach((nation, seat) => {
    const now = { tokens: nation.tokens, housed: housedIn(nation), displaced: displacedIn(nation) };
    expect(tale.points[tale.rounds]?.[seat]).toEqual(now);
  });
  const ways = journeysOf(told);
  expect([...ways.values()].filter((way) => way.at(-1)?.what !== 'died').length).toBe(
    worldOf(view).housed + worldOf(view).displaced,
  );
  for (const way of ways.values())
    for (const station of way) expect(speak(stationLine(station))).not.toBe('');
  expect(moved).toBeGreaterThan(20);
});

test('every card has a name, and its effects have words', () => {
  for (const card of boxOf({ content: 'crossings' }).cards) {
    expect(speak(titleLine(card))).not.toBe('');
    for (const { what } of effectsOf(card.row)) expect(en).toHaveProperty([`ui.unit.${what}`]);
  }
});
