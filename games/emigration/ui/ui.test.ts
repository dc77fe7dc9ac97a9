import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { hasAction } from '../../../engine/same.ts';
import { act, sitDown } from '../../../engine/sitting.ts';
import { say } from '../../../engine/text.ts';
import type { Told } from '../../../kit/table.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import { game } from '../game.ts';
import type { Emigration } from '../kind.ts';
import { forecastOf } from '../pieces/forecast.ts';
import { given } from '../testing/given.ts';
import { asks } from './asks.ts';
import { consequence } from './consequence.ts';
import { endingOf } from './ending.ts';
import { flights } from './flights.ts';
import { foresee, foreseeBy } from './foresee.ts';
import { fateOf, lead } from './lead.ts';
import { firstRolls, momentOf, throwsOf } from './moments.ts';
import { soft } from './phrases.ts';
import { actsAtOnce, groupOf } from './pick.ts';
import { rules } from './rules.ts';
import { spotsOf, uncovers } from './shape.ts';
import { tagsOf } from './tags.ts';
import { taleOf } from './tale.ts';
import { tallyOf } from './tally.ts';
import { later } from './text/later.ts';

const texts = rules.texts.en;
foreseeBy(game);

/** Every decision of a random game, as the seat that decides sees it. */
function* decisions(seed: string, seats: number, options: Record<string, unknown> = {}) {
  const chance = seeded(seed);
  const config = game.parseConfig(options, { seats, ranked: false });
  const sitting = sitDown(game, config, seats, chance);
  yield {
    seat: 0,
    view: undefined,
    options: [],
    action: undefined,
    after: game.view(sitting.state, 0),
    events: sitting.start.events,
  };
  for (;;) {
    const [seat] = game.awaiting(sitting.state).must;
    if (seat === undefined) return;
    const view = game.view(sitting.state, seat);
    const menu = game.options(sitting.state, seat);
    const action = menu[chance.below(menu.length)] ?? game.fallback(sitting.state, seat);
    const acted = act(game, sitting, seat, action, chance);
    const events = acted.refusal === undefined ? acted.entry.events : [];
    yield { seat, view, options: menu, action, after: game.view(sitting.state, seat), events };
  }
}

const TABLES = [
  ['two, pyramid', 2, {}],
  [
    'three, funnel, asked for extras',
    3,
    { layout: 'funnel', scalpConsent: 'ask', packs: ['laozi', 'confucius', 'ibnKhaldun'] },
  ],
  ['six, cooperative', 6, { mode: 'cooperative', careers: 'uneven' }],
] as const;

describe.each(TABLES)('a table of %s', (name, seats, options) => {
  test('every decision has a sentence, and every choice of the rules a button within two taps', () => {
    for (const { seat, view, options: menu } of decisions(name, seats, options)) {
      if (view === undefined) continue;
      const first = asks(view, seat, menu, null);
      expect(say(texts, first.prompt ?? { key: '' })).not.toBe('');
      const offered: Action[] = [];
      for (const place of [null, ...first.groups.map(({ id }) => id)]) {
        const ask = asks(view, seat, menu, place);
        for (const row of ask.rows) {
          say(texts, row.title);
          if (row.note) say(texts, row.note);
        }
        const buttons = [...ask.rows.flatMap((row) => row.buttons), ...ask.buttons];
        for (const { action, label, sub } of buttons) {
          expect(say(texts, label)).not.toBe('');
          if (sub) say(texts, sub);
          offered.push(action);
        }
        for (const group of ask.groups) {
          say(texts, group.label);
          if (group.sub) say(texts, group.sub);
          if (group.action && !group.closed) offered.push(group.action);
        }
      }
      for (const action of menu) expect(hasAction(offered, action), JSON.stringify(action)).toBe(true);
      for (const action of offered) expect(hasAction(menu, action), JSON.stringify(action)).toBe(true);
    }
  });

  test('what is armed says what it will do, and a forecast is what then comes', () => {
    for (const { seat, view, options: menu, action, after } of decisions(`${name} sure`, seats, options)) {
      if (view === undefined || action === undefined) continue;
      for (const one of menu) {
        if (actsAtOnce(one)) continue;
        const { prompt, hint } = consequence(view, seat, one);
        expect(say(texts, prompt).length + say(texts, hint).length).toBeGreaterThan(10);
      }
      const sure = foresee(view, seat, action);
      if (sure === undefined) continue;
      expect(sure.forecast.total).toBe(forecastOf(after, seat).total);
      expect(sure.money).toBe((after.seats[seat]?.money ?? 0) - (view.seats[seat]?.money ?? 0));
    }
  });

  test('only what the rules list is lit, and each has a price tag', () => {
    for (const { seat, view, options: menu } of decisions(`${name} lit`, seats, options)) {
      if (view === undefined) continue;
      const tags = tagsOf(view, seat, menu, undefined);
      const slots = new Set(
        menu.flatMap((action) => ('slot' in action ? [`card-${action.owner}-${action.slot}`] : [])),
      );
      expect(new Set(tags.keys())).toEqual(slots);
      for (const { text, brief } of tags.values()) {
        expect(say(texts, text)).not.toBe('');
        expect(say(texts, brief).length).toBeLessThan(5);
      }
      for (const action of menu) expect(groupOf(action)).not.toBe('');
    }
  });

  test('the tale counts the Money that the rules count, and the flights name real places', () => {
    const told: Told<Emigration>[] = [];
    let last: View | undefined;
    for (const { after, events } of decisions(`${name} tale`, seats, options)) {
      told.push({ seq: told.length, events });
      for (const { from, to } of flights(events)) expect(`${from} ${to}`).not.toContain('undefined');
      const shown = momentOf(events, null);
      const drawn = shown.filter(({ type }) => type === 'laneTokenDrawn' || type === 'supplyTaken');
      expect(throwsOf(shown).length + drawn.length + firstRolls(shown).length > 0).toBe(shown.length > 0);
      last = after;
    }
    const tale = taleOf(told, seats);
    expect(tale.paths.map((path) => path.money.at(-1)?.[1])).toEqual(last?.seats.map((seat) => seat.money));
    expect(tale.paths.every((path) => path.drawn !== undefined)).toBe(true);
    expect(tale.paths.map((path) => path.entered !== undefined)).toEqual(
      last?.seats.map((seat) => seat.crossing?.entered),
    );
  });
});

test('EM-2.15 the dice for the first turn have a moment, round by round until one is highest', () => {
  for (let seed = 0; seed < 40; seed++) {
    const [start] = decisions(`first ${seed}`, 3);
    const { events, after } = start ?? expect.fail('no game');
    const rounds = firstRolls(momentOf(events, null));
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds.map(({ first }) => first === null)).toEqual(
      rounds.map((_round, i) => i < rounds.length - 1),
    );
    expect(rounds.at(-1)?.first).toBe(after.active);
  }
});

test('the last Passport or Ticket of the supply has a moment, no other has', () => {
  const taken = (left: number): Event => {
    const without = left === 0 ? [2] : [];
    return { type: 'supplyTaken', seat: 0, kind: 'passport', pay: 'money', price: 3, left, without };
  };
  expect(momentOf([taken(0)], 0)).toEqual([taken(0)]);
  expect(momentOf([taken(1)], 0)).toEqual([]);
});

describe('the layout as a place', () => {
  test('five places wide, four rows, nearest row read first', () => {
    for (const layout of ['pyramid', 'funnel'] as const) {
      const spots = spotsOf(layout);
      expect(spots).toHaveLength(14);
      expect(spots[0]).toMatchObject({ slot: 'A1', y: 3 });
      expect(Math.min(...spots.map(({ x }) => x))).toBe(0);
      expect(Math.max(...spots.map(({ x }) => x))).toBe(4);
    }
  });

  test('what a card would uncover is what the rules then turn up', () => {
    for (const { view, action, events } of decisions('uncover', 3)) {
      if (view === undefined || action === undefined || !('slot' in action) || action.type === 'choose')
        continue;
      const up = events.flatMap((event) =>
        event.type === 'cardRevealed' && event.owner === action.owner ? [event.slot] : [],
      );
      const fresh = uncovers(view, action.owner, action.slot);
      if (action.type === 'buy' || action.type === 'discard') {
        const down = fresh.filter(
          (slot) =>
            view.seats[action.owner]?.layout[spotsOf('pyramid').findIndex((spot) => spot.slot === slot)] ===
            'down',
        );
        expect(up.toSorted()).toEqual(down.toSorted());
      }
    }
  });
});

test('a token keeps out, lets in, or puts in front; Money breaks a tie', () => {
  const ahead = { seat: 1, assurance: 6, money: 0 };
  expect(fateOf(11, 10, 7, true, ahead)).toBe('out');
  expect(fateOf(4, 10, 7, false, ahead)).toBe('out');
  expect(fateOf(8, 10, 7, true, ahead)).toBe('in');
  expect(fateOf(4, 10, 7, true, ahead)).toBe('lead');
  expect(fateOf(4, 10, 0, true, ahead)).toBe('in');
  expect(fateOf(3, 10, 0, true, undefined)).toBe('in');
});

describe('the count at the border', () => {
  test('is what is held after trading, as decided so far', () => {
    let settled = 0;
    for (const { seat, view, action, after } of decisions('tally', 4, { packs: 'random' })) {
      const step = view?.agenda.at(-1)?.step;
      if (view === undefined || action === undefined || step !== 'withdraw') continue;
      const before = tallyOf(view, seat);
      if (action.type === 'tradeAll') expect(before.total).toBe(after.seats[seat]?.assurance);
      const next = tallyOf(after, seat);
      expect(next.settled).toBe(after.agenda.at(-1)?.step === 'lane');
      if (!next.settled) continue;
      settled += 1;
      expect(next.total).toBe(after.seats[seat]?.assurance);
      expect(next.trades.map(({ kept }) => kept)[0]).toBe(after.seats[seat]?.money);
    }
    expect(settled).toBe(4);
  });
});

describe('what stands on a card', () => {
  const tagAt = (slot: string): string => {
    const state = given({ seats: [{ money: 9 }, { layout: { A1: 'AU-3', A2: 'HY-3', A3: 'PAY' } }] });
    const tags = tagsOf(game.view(state, 0), 0, game.options(state, 0), undefined);
    const tag = tags.get(`card-1-${slot}`);
    return tag === undefined ? '' : say(texts, tag.text);
  };

  test('cost and gain are told apart from the toll', () => {
    expect(tagAt('A1')).toBe('pay 2+1');
    expect(tagAt('A2')).toBe('+2 −1');
    expect(tagAt('A3')).toBe('+1 −1');
  });

  test('a card that can only be discarded says what buying would take', () => {
    const state = given({ seats: [{ money: 3, layout: { A1: 'DOC-15' } }, {}] });
    const [row] = asks(game.view(state, 0), 0, game.options(state, 0), 'seat-0').rows;
    expect(row?.note && say(texts, row.note)).toBe('Costs 5; you have 3');
  });

  test('a long word has a place to part, a short one none', () => {
    expect(soft('Certified Translation')).toBe('Certi\u00adfied Transla\u00adtion');
    expect(soft('Neighbourhood Collection')).toBe('Neigh\u00adbourhood Collec\u00adtion');
    expect(soft('Tax Return')).toBe('Tax Return');
  });
});

test('nobody leads where everyone who enters wins', () => {
  for (const { view } of decisions('together', 2, { mode: 'cooperative' })) {
    if (view !== undefined) expect(lead(view, null)).toBeUndefined();
  }
});

test('the end speaks first of whoever reads it, then of everyone', () => {
  let last: View | undefined;
  let end: Event | undefined;
  for (const { after, events } of decisions('end', 2)) {
    last = after;
    end = events.findLast(({ type }) => type === 'gameEnded');
  }
  if (last === undefined || end?.type !== 'gameEnded') return expect.fail('a game without an end');
  const crossing = (entered: boolean) => ({ lane: 1, token: 6, entered });
  const seats = last.seats.map((one, seat) => ({ ...one, assurance: 7, crossing: crossing(seat === 0) }));
  const view = { ...last, seats };
  const ended = { ...end, why: 'assurance', winners: [0] };
  const read = (seat: number | null): string[] => {
    const reader = { language: 'en', names: ['Ada', 'Lee'], seat };
    const { headline, lead } = endingOf(view, ended, seat, 40);
    return [headline, lead].map((one) => say({ ...texts, ...later, 'seat.you': 'you' }, one, reader));
  };
  const won = 'Ada got in with the most tokens left, and won.';
  const counted = '1 of 2 got in, after 40 turns.';
  expect(read(0)).toEqual([
    'You got in and won, with 7 tokens left!',
    `Nobody had more tokens left. ${counted}`,
  ]);
  expect(read(1)).toEqual(['You were not admitted this time.', `${won} ${counted}`]);
  expect(read(null)).toEqual([won, counted]);
});

test('nothing is foreseen of what cannot be done any more: the turn is another’s, or the card is gone', () => {
  const state = given({ seats: [{ money: 9, layout: { A1: 'DOC-01' } }, { money: 9 }] });
  const buy = (slot: 'A1' | 'A2'): Action => ({ type: 'buy', owner: 0, slot, pay: 'money' });
  expect(foresee(game.view(state, 0), 0, buy('A1'))).toBeDefined();
  expect(foresee(game.view(state, 1), 1, buy('A1'))).toBeUndefined();
  expect(foresee(game.view(state, 0), 0, buy('A2'))).toBeUndefined();
});
test('a Passport or Ticket that one sells to another has a moment for those two', () => {
  const sold: Event = { type: 'scalped', seat: 0, seller: 2, kind: 'ticket', money: 4 };
  for (const seat of [0, 2]) expect(momentOf([sold], seat)).toEqual([sold]);
  for (const seat of [1, null]) expect(momentOf([sold], seat)).toEqual([]);
});
