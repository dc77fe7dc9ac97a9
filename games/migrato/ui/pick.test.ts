import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { hasAction } from '../../../engine/same.ts';
import { act, sitDown } from '../../../engine/sitting.ts';
import { NOTHING } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { game } from '../game.ts';
import { asks } from './asks.ts';
import { drawnAt } from './drawn.ts';
import { flights } from './flights.ts';
import { meant, placeOfNew, preview, putOnTop } from './pick.ts';
import { homeLine, taleOf } from './tale.ts';

/** Every decision of a few random games, as the seat that decides sees it. */
function* decisions(seed: string) {
  const chance = seeded(seed);
  const sitting = sitDown(game, game.parseConfig({ stallLimit: 60 }, { seats: 2, ranked: false }), 2, chance);
  for (;;) {
    const [seat] = game.awaiting(sitting.state).must;
    if (seat === undefined) return;
    const view = game.view(sitting.state, seat);
    const options = game.options(sitting.state, seat);
    const before = game.clone(sitting.state);
    const refuse = (one: Action) => game.refuse(before, seat, one);
    const action = options[chance.below(options.length)] ?? game.fallback(sitting.state, seat);
    const acted = act(game, sitting, seat, action, chance);
    const events = acted.refusal === undefined ? acted.entry.events : [];
    yield { seat, view, options, refuse, action, after: game.view(sitting.state, seat), events };
  }
}

describe('what the table makes of a touch', () => {
  test('a card and a place mean the action of the rules, and only listed ones are lit', () => {
    for (const { seat, view, options, action } of decisions('touch')) {
      if (action.type !== 'playBird') continue;
      const hand = view.seats[seat]?.hand ?? [];
      const pick = { kind: 'card', index: hand.indexOf(action.card) } as const;
      const touched =
        action.onto === 'new' ? ({ at: 'free' } as const) : ({ at: 'mine', colony: action.onto } as const);
      expect(meant(pick, touched, hand)).toEqual(action);
      const colony = view.seats[seat]?.colonies.find((one) => one.id === action.onto);
      expect(asks(view, seat, pick, options, true).lit('mine', colony, hand)).toBe(true);
    }
  });

  test('a new colony is laid where a place is lit for it: the first free one', () => {
    for (const { seat, view, events } of decisions('place')) {
      for (const event of events)
        if (event.type === 'birdPlayed' && event.place === 0)
          expect(event.slot).toBe(placeOfNew(view.seats[seat]?.colonies ?? []));
    }
  });

  test('a join never ends in nothing: what is taken up fits somewhere, the rest is told why it does not', () => {
    const met = new Set<string>();
    for (const { seat, view, options, refuse } of decisions('join')) {
      if (!options.some((one) => one.type === 'associate')) continue;
      const own = view.seats[seat]?.colonies ?? [];
      for (const { id } of own) {
        const next = putOnTop(id, own, options);
        met.add('kind' in next ? 'taken' : 'refused');
        if ('kind' in next) {
          const { lit } = asks(view, seat, next, options, true);
          expect(own.some((colony) => lit('mine', colony, []))).toBe(true);
        } else expect(refuse(next)).toBeDefined();
      }
    }
    expect(met).toEqual(new Set(['taken', 'refused']));
  });

  test('whoever takes up a colony that joins with another is offered it, whichever goes on top', () => {
    for (const { seat, view, options } of decisions('joins')) {
      for (const one of options) {
        if (one.type !== 'associate') continue;
        for (const colony of [one.lower, one.upper]) {
          const { buttons } = asks(view, seat, { kind: 'colony', colony }, options, true);
          expect(buttons.map(({ label }) => label.key)).toContain('ui.do.join');
        }
      }
    }
  });

  test('every decision has a sentence and a way to answer it', () => {
    for (const { seat, view, options } of decisions('ask')) {
      const ask = asks(view, seat, NOTHING, options, true);
      expect(ask.prompt).toBeDefined();
      for (const button of ask.buttons)
        if ('action' in button) expect(hasAction(options, button.action)).toBe(true);
    }
  });

  test('a night card says that it will not be seen again, and no preview says whether a check succeeds', () => {
    const said = new Set<string>();
    for (const { view, action } of decisions('preview')) {
      // Where nothing can be taken back it is asked; elsewhere it is said while the card is held.
      const strict = { ...view, config: { ...view.config, takeBack: false } };
      for (const one of [view, strict]) said.add(preview(action, one)?.key ?? '');
    }
    expect(said).toContain('ui.preview.night');
    expect([...said].filter((key) => /success|arrives|fails/.test(key))).toEqual([]);
  });

  test('a card that was laid flies from the hand to its place, a drawn one from the pile', () => {
    const flown = new Set<string>();
    for (const { seat, view, after, events } of decisions('fly')) {
      for (const { from, to } of flights(events, view, after, seat))
        flown.add(`${from.split('-')[0]} ${to.split('-')[0]}`);
    }
    for (const way of ['hand colony', 'hand discard', 'draw hand', 'colony hand'])
      expect(flown).toContain(way);
  });

  test('[MI-E39] the table can say what was drawn, from what it showed before and after', () => {
    let draws = 0;
    for (const { seat, view, after, events } of decisions('drawn')) {
      if (after.ended !== null) continue;
      const drew = events.find((event) => event.type === 'cardsDrawn');
      const isOver = events.some((event) => event.type === 'turnEnded');
      expect(drawnAt(view, after, seat)).toEqual(isOver ? (drew?.faces ?? []) : undefined);
      draws += drew?.count ?? 0;
    }
    expect(draws).toBeGreaterThan(50);
  });

  test('the tale counts what the rules count', () => {
    let last: View | undefined;
    const told: { seq: number; events: Parameters<typeof flights>[0] }[] = [];
    for (const { after, events } of decisions('tale')) {
      told.push({ seq: told.length, events });
      last = after;
    }
    const tale = taleOf(told);
    for (const seat of [0, 1]) expect(homeLine(tale, seat).at(-1)?.[1]).toBe(last?.seats[seat]?.score);
  });
});
