import { describe, expect, test } from 'vitest';
import { title as ferry } from '../../games/_template/index.ts';
import type { Ferry } from '../../games/_template/kind.ts';
import type { Game } from '../game.ts';
import { hunt } from '../testing/hunt.ts';
import { allLaws } from './index.ts';

const healthy = ferry.game;

function caughtBy(name: string, change: Partial<Game<Ferry>>, seats = 3): string | undefined {
  const title = { ...ferry, game: { ...healthy, ...change } };
  const laws = allLaws.filter(({ law }) => law === name);
  return hunt(title, { configs: [{}], seats: [seats], laws, runs: 300, seed: 7 })?.message;
}

describe('L9 catches a leak', () => {
  test('in the view, even in its length alone', () => {
    const view: Game<Ferry>['view'] = (state, viewer) => {
      const seen = healthy.view(state, viewer);
      const hint = 'x'.repeat(state.deck.indexOf('mason') + 1);
      return viewer === 'all' ? seen : { ...seen, hint };
    };
    expect(caughtBy('L9', { view })).toMatch(/the view of seat \d/);
  });

  test('in what the public sees', () => {
    const view: Game<Ferry>['view'] = (state, viewer) =>
      healthy.view(state, viewer === 'public' ? 'all' : viewer);
    expect(caughtBy('L9', { view })).toMatch(/the public sees/);
  });

  test('in the options', () => {
    // Only the best traveller of the quay may be called: the owner, who may not look, would see which it is.
    const options: Game<Ferry>['options'] = (state, seat) =>
      healthy
        .options(state, seat)
        .filter((action) => action.type !== 'call' || state.quays[seat]?.[action.slot] !== 'child');
    expect(caughtBy('L9', { options })).toMatch(/the options of seat/);
  });

  test('in the forms', () => {
    const forms: Game<Ferry>['forms'] = (state, seat) =>
      state.hands.some((hand, other) => other !== seat && hand.includes('mason'))
        ? []
        : healthy.forms(state, seat);
    expect(caughtBy('L9', { forms })).toMatch(/the forms of seat/);
  });

  test('in the arguments of a refusal', () => {
    const refuse: Game<Ferry>['refuse'] = (state, actor, action) => {
      const refusal = healthy.refuse(state, actor, action);
      return refusal?.key === 'E_EMPTY_PLACE'
        ? { ...refusal, args: { top: state.deck.at(-1) ?? '' } }
        : refusal;
    };
    expect(caughtBy('L9', { refuse })).toMatch(/the refusal of/);
  });

  test('in who is awaited', () => {
    const awaiting: Game<Ferry>['awaiting'] = (state) => {
      const now = healthy.awaiting(state);
      return { ...now, may: now.may.filter((seat) => !state.hands[seat]?.includes('mason')) };
    };
    expect(caughtBy('L9', { awaiting })).toMatch(/who is awaited/);
  });

  test('in the fallback and in the limit of undo', () => {
    const fallback: Game<Ferry>['fallback'] = (state, seat) => {
      const options = healthy.options(state, seat);
      const rich = state.deck.at(-1) === 'mason';
      return (rich ? options.at(-1) : options[0]) ?? healthy.fallback(state, seat);
    };
    expect(caughtBy('L9', { fallback })).toMatch(/the fallback/);
    const refuseUndo: Game<Ferry>['refuseUndo'] = (state) =>
      state.deck.at(-1) === 'child' ? { rule: 'FE-2', key: 'E_NO_TAKE_BACK' } : undefined;
    expect(caughtBy('L9', { refuseUndo })).toMatch(/the limit of undo/);
  });

  test('in an event that shows a secret choice to the others', () => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'laid' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { redact })).toMatch(/events \(live\) tell viewer/);
  });

  test('in an event that is hidden when it happens but can be read up', () => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'laid' && when === 'later' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { redact })).toMatch(/events \(later\) tell viewer/);
  });

  test('in the length of an event', () => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) => {
      const seen = healthy.redact(event, viewer, state, when);
      if (event.type !== 'laid' || seen?.type !== 'laid' || seen.card !== null) return seen;
      return { ...seen, padding: '.'.repeat(event.card?.length ?? 0) };
    };
    expect(caughtBy('L9', { redact })).toMatch(/events \(live\) tell viewer/);
  });

  test('in an event about the deck that nobody was told to learn', () => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'drew' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { redact })).toMatch(/tell viewer public/);
  });

  test.each([2, 3])('in the deal, when it tells every hand to everybody (%i seats)', (seats) => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'dealt' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { redact }, seats)).toMatch(/events \(live\) tell viewer .*the deal/s);
  });

  test('in the deal, when it can be read up', () => {
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'dealt' && when === 'later' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { redact })).toMatch(/events \(later\) tell viewer .*the deal/s);
  });

  test('in the terms of a form', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      healthy.apply(state, actor, action, ctx);
      const last = ctx.out?.at(-1);
      // Which places of the hand were filled in: redaction knows nothing of them.
      if (action.type === 'gift' && last !== undefined) Object.assign(last, { places: action.cards });
    };
    expect(caughtBy('L9', { apply })).toMatch(/events \(live\) tell viewer .*"gift"/s);
  });

  test('in an action that draws luck', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      if (action.type === 'lay') ctx.chance.below(2);
      healthy.apply(state, actor, action, ctx);
    };
    expect(caughtBy('L9', { apply })).toBeUndefined();
    const redact: Game<Ferry>['redact'] = (event, viewer, state, when) =>
      event.type === 'laid' ? event : healthy.redact(event, viewer, state, when);
    expect(caughtBy('L9', { apply, redact })).toMatch(/events \(live\) tell viewer .*"lay"/s);
  });

  test('but not in a face that was shown and shuffled in again by one action', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      healthy.apply(state, actor, action, ctx);
      if (action.type !== 'lay' || actor === 'clock') return;
      // Into the open first, then under the deck at a place that luck chooses.
      const card = state.quays[actor]?.pop() ?? 'mason';
      const spare = state.deck.pop() ?? 'mason';
      state.lost.push(card);
      ctx.out?.push({ type: 'called', seat: actor, slot: 0, card, at: 0 });
      state.lost.pop();
      state.quays[actor]?.push(spare);
      state.deck.splice(ctx.chance.below(state.deck.length + 1), 0, card);
    };
    expect(caughtBy('L9', { apply })).toBeUndefined();
  });

  test('in what both seats of a table for two know and the public does not', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) => {
      const hint = state.hands[0]?.[0];
      healthy.apply(state, actor, action, ctx);
      const [first] = ctx.out ?? [];
      if (first?.type === 'departed') Object.assign(first, { hint });
    };
    expect(caughtBy('L9', openHands, 2)).toBeUndefined();
    expect(caughtBy('L9', { ...openHands, apply }, 2)).toMatch(/tell viewer public/);
  });
});

/** The seats play with open hands, before the eyes of others they stay hidden. */
const openHands: Partial<Game<Ferry>> = {
  view: (state, viewer) => {
    const seen = healthy.view(state, viewer);
    return viewer === 'public' ? seen : { ...seen, hands: state.hands.map((hand) => [...hand]) };
  },
};

describe('L10 catches a missing reveal', () => {
  test('to a single seat', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) =>
      healthy.apply(state, actor, action, { ...ctx, reveal: (to) => to === 'all' && ctx.reveal(to) });
    expect(caughtBy('L10', { apply })).toMatch(/viewer \d learnt something/);
  });

  test('to everyone', () => {
    const apply: Game<Ferry>['apply'] = (state, actor, action, ctx) =>
      healthy.apply(state, actor, action, { ...ctx, reveal: (to) => to !== 'all' && ctx.reveal(to) });
    expect(caughtBy('L10', { apply })).toMatch(/viewer (public|\d) learnt something/);
  });
});
