import { describe, expect, test } from 'vitest';
import type { Action } from '../../games/_template/action.ts';
import { title as ferry } from '../../games/_template/index.ts';
import type { Ferry } from '../../games/_template/kind.ts';
import type { State } from '../../games/_template/state.ts';
import type { Actor, Game, Viewer } from '../game.ts';
import { hunt } from '../testing/hunt.ts';
import { recordedIn } from '../testing/recorded.ts';
import type { Title } from '../title.ts';
import { allLaws, wholeLaws } from './index.ts';
import type { Evidence } from './law.ts';

const healthy = ferry.game;
const SEED = 7;

const titled = (change: Partial<Game<Ferry>>): Title<Ferry> => ({
  ...ferry,
  game: { ...healthy, ...change },
});

/** The message with which a law catches the game; undefined if it lets it pass. */
function caughtBy(name: string, title: Title<Ferry>): string | undefined {
  const laws = allLaws.filter(({ law }) => law === name);
  expect(laws).toHaveLength(1);
  return hunt(title, { configs: [{}], seats: [3], laws, runs: 400, seed: SEED })?.message;
}

const evidence: Evidence = {
  configs: [{}],
  seats: [2, 3],
  games: 60,
  seed: SEED,
  ...recordedIn(new URL('../../games/_template/recorded', import.meta.url)),
  now: () => performance.now(),
};

function checkWhole(name: string, title: Title<Ferry>, more: Partial<Evidence> = {}): void {
  const law = wholeLaws.find((one) => one.law === name);
  expect(law).toBeDefined();
  law?.check(title, { ...evidence, ...more });
}

describe('the healthy game passes', () => {
  for (const { law } of allLaws) test(law, () => expect(caughtBy(law, ferry)).toBeUndefined());
  for (const { law } of wholeLaws) test(law, () => checkWhole(law, ferry));
});

/** Applies as usual and then does something it should not. */
const afterApply =
  (more: (state: State, action: Action) => void): Game<Ferry>['apply'] =>
  (state, actor, action, ctx) => {
    healthy.apply(state, actor, action, ctx);
    more(state, action);
  };

/** A game in which quays lie face up: whoever lays shows all the others a card that it knew. */
const openQuays: Game<Ferry>['view'] = (state, viewer) => ({
  ...healthy.view(state, viewer),
  quays: state.quays.map((quay) => [...quay]),
});

describe('a broken game is caught', () => {
  test('L1 hidden state outside the state', () => {
    let calls = 0;
    const apply = afterApply((state) => {
      calls++;
      if (calls % 3 === 0) state.round += 0.5;
    });
    expect(caughtBy('L1', titled({ apply }))).toMatch(/another state/);
  });

  test('L1 search plays other rules than the table', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      healthy.apply(state, actor, action, ctx);
      if (ctx.out === undefined) state.lost.reverse();
      if (ctx.out === undefined && action.type === 'lay') state.gave.fill(true);
    };
    expect(caughtBy('L1', titled({ apply }))).toMatch(/silent/);
  });

  test('L1b a recorded game that plays differently now', () => {
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) =>
      action.type === 'call' ? { rule: 'FE-5', key: 'E_ONLY_CALLING' } : healthy.refuse(state, actor, action);
    expect(() => checkWhole('L1b', titled({ refuse }))).toThrow(/L1b.*refused/s);
  });

  test.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['-0', -0],
    ['no plain object', new Map()],
  ])('L2 a state with %s in it', (what, value) => {
    const apply = afterApply((state) => Object.assign(state, { left: value }));
    expect(caughtBy('L2', titled({ apply }))).toContain(what);
  });

  test('L2 an event, a view, a memory that JSON changes', () => {
    const redact: Game<Ferry>['redact'] = (event) => Object.assign({ ...event }, { gone: undefined });
    expect(caughtBy('L2', titled({ redact }))).toMatch(/event/);
    const view: Game<Ferry>['view'] = (state, viewer) => ({
      ...healthy.view(state, viewer),
      round: Number.NaN,
    });
    expect(caughtBy('L2', titled({ view }))).toMatch(/view/);
    const recall: Game<Ferry>['recall'] = () => new Array(2);
    expect(caughtBy('L2', titled({ recall }))).toMatch(/memory/);
  });

  test('L2 a config that reads differently the second time', () => {
    const parseConfig: Game<Ferry>['parseConfig'] = (input, table) => {
      const config = healthy.parseConfig({}, table);
      return { ...config, rounds: Object.keys(input as object).length > 0 ? 2 : 3 };
    };
    expect(caughtBy('L2', titled({ parseConfig }))).toMatch(/config/);
  });

  test('L3 a clone that shares a list', () => {
    const clone: Game<Ferry>['clone'] = (state) => ({ ...healthy.clone(state), hands: state.hands });
    expect(caughtBy('L3', titled({ clone }))).toMatch(/clone/);
  });

  test('L4 a listed option is refused', () => {
    const options: Game<Ferry>['options'] = (state, seat) =>
      state.agenda.at(-1)?.step === 'whistle' ? [{ type: 'call', slot: 9 }] : healthy.options(state, seat);
    expect(caughtBy('L4', titled({ options }))).toMatch(/listed option is refused/);
  });

  test('L4 an accepted action is not listed', () => {
    const options: Game<Ferry>['options'] = (state, seat) => healthy.options(state, seat).slice(0, 1);
    expect(caughtBy('L4', titled({ options }))).toMatch(/no option lists/);
  });

  test('L4 an action of another seat is accepted', () => {
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) =>
      action.type === 'call' && actor !== 'clock' ? undefined : healthy.refuse(state, actor, action);
    expect(caughtBy('L4', titled({ refuse }))).toMatch(/no option lists/);
  });

  test('L4 a filled form is refused', () => {
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) =>
      action.type === 'gift' && action.cards.length > 1
        ? { rule: 'FE-8', key: 'E_KEEP_ONE' }
        : healthy.refuse(state, actor, action);
    expect(caughtBy('L4', titled({ refuse }))).toMatch(/filled form is refused/);
  });

  test('L4 the fallback is refused', () => {
    const fallback: Game<Ferry>['fallback'] = () => ({ type: 'call', slot: 0 });
    expect(caughtBy('L4', titled({ fallback }))).toMatch(/fallback is refused/);
  });

  test('L4 a seat that nobody awaits has options; the clock acts without a window', () => {
    const awaiting: Game<Ferry>['awaiting'] = (state) => {
      const now = healthy.awaiting(state);
      return { ...now, must: now.must.slice(0, 1), may: [] };
    };
    expect(caughtBy('L4', titled({ awaiting }))).toMatch(/nobody awaits/);
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) =>
      actor === 'clock' ? undefined : healthy.refuse(state, actor, action);
    expect(caughtBy('L4', titled({ refuse }))).toMatch(/the clock may do/);
  });

  test('L5 an endless game', () => {
    const apply = afterApply((state) => {
      if (state.agenda.length === 0) state.round = 1;
      if (state.agenda.length === 0) state.agenda.push({ step: 'whistle', id: 1 });
    });
    expect(caughtBy('L5', titled({ apply }))).toMatch(/not over after/);
  });

  test('L5 a seat that must act and cannot', () => {
    const options: Game<Ferry>['options'] = (state, seat) =>
      state.agenda.at(-1)?.step === 'pack' && state.gave[seat] ? [] : healthy.options(state, seat);
    expect(caughtBy('L5', titled({ options }))).toMatch(/must act and cannot/);
  });

  test('L5 over, but an action is accepted; an end without a name', () => {
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) =>
      state.agenda.length === 0 && action.type === 'lay' ? undefined : healthy.refuse(state, actor, action);
    expect(caughtBy('L5', titled({ refuse }))).toMatch(/an action is accepted/);
    expect(caughtBy('L5', titled({ ends: ['crossed', 'left'] }))).toMatch(/does not name/);
  });

  test('L6 a view that changes the state', () => {
    const view: Game<Ferry>['view'] = (state, viewer) => {
      state.lost.sort();
      state.hands.forEach((hand) => {
        hand.reverse();
      });
      return healthy.view(state, viewer);
    };
    expect(caughtBy('L6', titled({ view }))).toMatch(/changed what it was given/);
  });

  test('L6 apply that throws', () => {
    const apply = afterApply((state) => {
      if (state.gave.every(Boolean)) throw new Error('stuck');
    });
    expect(caughtBy('L6', titled({ apply }))).toMatch(/threw/);
  });

  test('L7 a lost card, and an audit that sleeps', () => {
    const apply = afterApply((state, action) => {
      if (action.type === 'gift') state.hands[action.to]?.pop();
    });
    expect(caughtBy('L7', titled({ apply }))).toMatch(/audit fails/);
    expect(() => checkWhole('L7b', titled({ audit: () => {} }))).toThrow(/never noticed/);
  });

  test('L8 imagine disagrees with the view, or invents pieces', () => {
    const reversed: Game<Ferry>['imagine'] = (view, seat, memory, chance) => {
      const world = healthy.imagine(view, seat, memory, chance);
      world.hands[seat]?.reverse();
      return world;
    };
    expect(caughtBy('L8', titled({ imagine: reversed }))).toMatch(/looks different/);
    const doubled: Game<Ferry>['imagine'] = (view, seat, memory, chance) => {
      const world = healthy.imagine(view, seat, memory, chance);
      if (memory !== null && memory.length > 0) world.deck.push('mason');
      return world;
    };
    expect(caughtBy('L8', titled({ imagine: doubled }))).toMatch(/looks different|fails the audit/);
  });

  test('L10b a reveal that teaches nothing', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      if (action.type === 'lay') ctx.reveal('all');
      healthy.apply(state, actor, action, ctx);
    };
    expect(() => checkWhole('L10b', titled({ apply }))).toThrow(/lay .* nothing was learnt/);
  });

  test('L10b a reveal to the one seat that knew it; what it shows openly may name all', () => {
    const naming =
      (to: (actor: Actor) => Viewer): Game<Ferry>['apply'] =>
      (state, actor, action, ctx) => {
        if (action.type === 'lay') ctx.reveal(to(actor));
        healthy.apply(state, actor, action, ctx);
      };
    const own = naming((actor) => (actor === 'clock' ? 'public' : actor));
    expect(() => checkWhole('L10b', titled({ apply: own }))).toThrow(/lay \(to the actor\)/);
    const open = { apply: naming(() => 'all'), view: openQuays };
    expect(() => checkWhole('L10b', titled(open))).not.toThrow();
  });

  test('L11 a state that only lives in memory breaks undo', () => {
    const setup: Game<Ferry>['setup'] = (config, seats, ctx) => {
      const state = healthy.setup(config, seats, ctx);
      // Two names for one list: stored and read again, they are two lists.
      state.across[1] = state.across[0] as State['deck'];
      return state;
    };
    expect(caughtBy('L11', titled({ setup }))).toMatch(/L11/);
  });

  test('L11 apply changes what the marks hold', () => {
    const clone: Game<Ferry>['clone'] = (state) => ({ ...healthy.clone(state), quays: state.quays });
    expect(caughtBy('L11', titled({ clone }))).toMatch(/undo leads to another state/);
  });

  test('L12 a broken migration, or none to try it on', () => {
    const forgetful = [(old: State): unknown => ({ ...old, gave: undefined })];
    expect(() => checkWhole('L12', titled({ migrations: forgetful }))).toThrow(/does not live on/);
    const losing = [(old: State): unknown => ({ ...healthy.clone({ ...old, gave: [] }), lost: ['mason'] })];
    expect(() => checkWhole('L12', titled({ migrations: losing }))).toThrow(/does not live on/);
    expect(() => checkWhole('L12', ferry, { stored: [] })).toThrow(/no stored state of version 0/);
  });

  test('L13 an event, an action, an end that never occurs, and one that is not declared', () => {
    const events = { eventTypes: [...healthy.eventTypes, 'sank' as 'left'] };
    expect(() => checkWhole('L13', titled(events))).toThrow(/never met.*sank/s);
    const actions = { actionTypes: [...healthy.actionTypes, 'swim' as 'leave'] };
    expect(() => checkWhole('L13', titled(actions))).toThrow(/never met.*swim/s);
    expect(() => checkWhole('L13', titled({ ends: [...healthy.ends, 'flood'] }))).toThrow(
      /never met.*flood/s,
    );
    expect(() => checkWhole('L13', titled({ eventTypes: ['laid'] }))).toThrow(/do not declare/);
  });

  test('L13b an event without a text', () => {
    const { 'log.departed': _gone, ...en } = ferry.texts.en;
    expect(() => checkWhole('L13b', { ...ferry, texts: { en } })).toThrow(/cannot be said in en.*departed/s);
  });

  test('L13c a sentence that calls its reader by name, shows a clause or does not count', () => {
    const saying = (text: string) => ({ ...ferry, texts: { en: { ...ferry.texts.en, 'log.left': text } } });
    expect(() => checkWhole('L13c', saying('{seat} leaves.'))).toThrow(/without a wording for "you"/);
    expect(() => checkWhole('L13c', saying('The boat has no place (FE-3).'))).toThrow(/shows a clause/);
    expect(() => checkWhole('L13c', saying('Two left: a nurse, a nurse.'))).toThrow(/count equal things/);
  });

  test('L13d two choices of one name', () => {
    const label: typeof ferry.label = (action, view, seat) =>
      action.type === 'lay' ? { key: 'label.leave' } : ferry.label(action, view, seat);
    expect(() => checkWhole('L13d', { ...ferry, label })).toThrow(/two choices are called/);
  });

  test('L14 a slow game', () => {
    const apply = afterApply((state) => {
      for (let i = 0; i < 60; i++) JSON.parse(JSON.stringify(state));
    });
    expect(() => checkWhole('L14', titled({ apply }))).toThrow(/units/);
  });
});
