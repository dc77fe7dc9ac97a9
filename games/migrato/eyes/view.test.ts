import { describe, expect, test } from 'vitest';
import { canonical } from '../../../engine/digest.ts';
import type { Viewer } from '../../../engine/game.ts';
import { only } from '../../../engine/testing/play.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  choices,
  danger,
  discard,
  drop,
  join,
  keepFlying,
  lay,
  play,
  redraw,
  resign,
} from '../testing/play.ts';

const EVERYBODY: readonly Viewer[] = [0, 1, 'public'];
const FACTS = {
  hands: ['S1 K3 HUN', 'G4d T5d LIT'],
  colonies: [
    ['(S3) (S2)', 'G5d (G4n)'],
    ['K4 K3', '(T4n)'],
  ],
  settlements: [['B4 B3 B2'], []],
  discard: 'K2 S4',
} as const;

describe('who sees what', () => {
  test('[MI-3.4] every face-up number stays readable, in its place', () => {
    const [colony] = game.view(given(FACTS), 'public').seats[1]?.colonies ?? [];
    expect(colony).toEqual({ id: 11, slot: 1, cards: ['kite-4-day', 'kite-3-day'], laid: [8, 8] });
  });

  test('[MI-3.7][MI-R15][MI-R16] a night card is a place and nothing more, to its owner too', () => {
    for (const viewer of EVERYBODY) {
      const [mine] = game.view(given(FACTS), viewer).seats;
      expect(mine?.colonies.map(({ cards }) => cards)).toEqual([
        ['night', 'night'],
        ['brent-5-day', 'night'],
      ]);
    }
  });

  test('[MI-R15] the aid shows the owner, and nobody else, species or face', () => {
    const cards = (memoryAid: string, viewer: Viewer) =>
      game.view(given({ ...FACTS, config: { memoryAid } }), viewer).seats[0]?.colonies[1]?.cards;
    expect(cards('species', 0)).toEqual(['brent-5-day', { night: 'brent' }]);
    expect(cards('full', 0)).toEqual(['brent-5-day', { down: 'brent-4-night' }]);
    for (const aid of ['species', 'full']) {
      expect(cards(aid, 1)).toEqual(['brent-5-day', 'night']);
      expect(cards(aid, 'public')).toEqual(['brent-5-day', 'night']);
    }
  });

  test('[MI-R15] the aid never changes what is lawful', () => {
    const listed = ['none', 'species', 'full'].map((memoryAid) =>
      choices(given({ ...FACTS, config: { memoryAid } })),
    );
    expect(listed[1]).toEqual(listed[0]);
    expect(listed[2]).toEqual(listed[0]);
  });

  test('[MI-R49] an all-face-down colony shows no species, whatever lies in it', () => {
    const stilts = given({ colonies: [['(S3) (S2)'], []], hands: ['K2 B1 HUN', 'K2 B1 HUN'] });
    const mixed = given({ colonies: [['(G3n) (T2n)'], []], hands: ['K2 B1 HUN', 'K2 B1 HUN'] });
    for (const viewer of EVERYBODY) {
      expect(game.view(mixed, viewer)).toEqual(game.view(stilts, viewer));
    }
  });

  test('[MI-1.5] hands: their owner sees the faces in order, others how many', () => {
    const state = given(FACTS);
    expect(game.view(state, 0).seats.map(({ hand, held }) => [hand, held])).toEqual([
      [['stilt-1-night', 'kite-3-day', 'hunter'], 3],
      [null, 3],
    ]);
    expect(game.view(state, 'public').seats.map(({ hand }) => hand)).toEqual([null, null]);
  });

  test('[MI-1.4] of the draw pile everybody sees the size alone', () => {
    const state = given(FACTS);
    for (const viewer of EVERYBODY) {
      expect(game.view(state, viewer)).toMatchObject({ draw: state.draw.length, pile: null });
    }
  });

  test('[MI-R29] discard pile and settlements are open to everyone, in order', () => {
    for (const viewer of EVERYBODY) {
      const seen = game.view(given(FACTS), viewer);
      expect(seen.discard).toEqual(['kite-2-day', 'stilt-4-night']);
      expect(seen.seats[0]?.settlements).toEqual([
        { species: 'beeeater', cards: ['beeeater-4-day', 'beeeater-3-day', 'beeeater-2-day'] },
      ]);
    }
  });

  test('[MI-R42] scores, the count of turns and the table options are public', () => {
    const state = given({ ...FACTS, sinceArrival: 31, config: { stallLimit: 60 } });
    for (const viewer of EVERYBODY) {
      const seen = game.view(state, viewer);
      expect([seen.sinceArrival, seen.seats.map(({ score }) => score)]).toEqual([31, [2, 0]]);
      expect(seen.config).toEqual(state.config);
    }
  });

  test('[MI-2.1] only the active player gets choices', () => {
    expect(choices(given(FACTS), 0).length).toBeGreaterThan(0);
    expect(choices(given(FACTS), 1)).toEqual([]);
  });

  test('[MI-8.1] after the end everything is open to everybody', () => {
    const state = given(FACTS);
    game.apply(state, 0, resign, { chance: { below: () => 0 }, at: 0, reveal() {} });
    for (const viewer of EVERYBODY) {
      const seen = game.view(state, viewer);
      expect(seen.pile).toHaveLength(state.draw.length);
      expect(seen.seats.map(({ hand }) => hand?.length)).toEqual([3, 3]);
      expect(seen.seats[0]?.colonies[0]?.cards).toEqual([
        { down: 'stilt-3-night' },
        { down: 'stilt-2-night' },
      ]);
    }
  });

  test('[MI-R46] that the last action was quiet is public and says nothing about a face', () => {
    const state = given(FACTS);
    const laid = play(state, lay('S1', 1)).state;
    expect(game.view(laid, 1).agenda.at(-1)).toEqual({ step: 'discard', quiet: true });
  });
});

/** The events of these actions as a viewer has them, when they happen or read up at the end of them. */
const told = (
  state: State,
  viewer: Viewer,
  when: 'live' | 'later',
  ...actions: readonly Action[]
): Event[] => {
  const { state: after, events } = play(state, ...actions);
  return events.flatMap((event) => game.redact(event, viewer, after, when) ?? []);
};

describe('what is told', () => {
  const night = (memoryAid = 'none'): State => given({ ...FACTS, config: { memoryAid } });

  test('[MI-R15][MI-E34] a night card laid is told alike to its owner, the opponent and the public', () => {
    for (const when of ['live', 'later'] as const) {
      const [mine, theirs, everybody] = EVERYBODY.map((viewer) => told(night(), viewer, when, lay('S1', 1)));
      expect(mine).toMatchObject([
        { type: 'birdPlayed', phase: 'night', face: null, species: null, slot: 1 },
      ]);
      expect([theirs, everybody]).toEqual([mine, mine]);
    }
  });

  test('[MI-R15] with an aid the owner is told species or face', () => {
    const laid = (aid: string, viewer: Viewer) => told(night(aid), viewer, 'later', lay('S1', 1))[0];
    expect(laid('species', 0)).toMatchObject({ face: null, species: 'stilt' });
    expect(laid('full', 0)).toMatchObject({ face: 'stilt-1-night' });
    for (const aid of ['species', 'full']) {
      for (const viewer of [1, 'public'] as const) {
        expect(laid(aid, viewer)).toMatchObject({ face: null, species: null });
      }
    }
  });

  test('[MI-E39][MI-R15] draws are told once, and to the player alone', () => {
    const drawn = (aid: string, viewer: Viewer, when: 'live' | 'later') =>
      only(
        told(
          given({ ...FACTS, next: 'S4 K4', config: { memoryAid: aid } }),
          viewer,
          when,
          lay('S1', 1),
          discard('K3'),
        ),
        'cardsDrawn',
      )[0];
    expect(drawn('none', 0, 'live')).toMatchObject({ count: 2, faces: ['stilt-4-night', 'kite-4-day'] });
    expect(drawn('none', 0, 'later')).toEqual({ type: 'cardsDrawn', seat: 0, count: 2, faces: null });
    expect(drawn('species', 0, 'later')).toMatchObject({ faces: null });
    expect(drawn('full', 0, 'later')).toMatchObject({ faces: ['stilt-4-night', 'kite-4-day'] });
    for (const aid of ['none', 'species', 'full']) {
      for (const viewer of [1, 'public'] as const) {
        for (const when of ['live', 'later'] as const)
          expect(drawn(aid, viewer, when)).toMatchObject({ faces: null });
      }
    }
  });

  test('[MI-E39] the deal too', () => {
    const hands = [['kite-3-day'], ['stilt-2-night']] as const;
    const start: Event = { type: 'gameStarted', first: 0, draw: 48, hands };
    const shown = (aid: string, viewer: Viewer, when: 'live' | 'later') => {
      const event = game.redact(start, viewer, night(aid), when);
      return event?.type === 'gameStarted' ? event.hands : undefined;
    };
    expect(shown('none', 0, 'live')).toEqual([hands[0], null]);
    expect(shown('none', 0, 'later')).toEqual([null, null]);
    expect(shown('full', 1, 'later')).toEqual([null, hands[1]]);
    expect(shown('full', 'public', 'live')).toEqual([null, null]);
  });

  test('[MI-R34] a stolen night card is shown to the thief, once; not to its former owner, not to the public', () => {
    const state = (aid: string) => given({ ...FACTS, active: 1, config: { memoryAid: aid } });
    const theft = (aid: string, viewer: Viewer, when: 'live' | 'later') =>
      told(state(aid), viewer, when, danger('LIT', 1))[0];
    expect(theft('none', 1, 'live')).toMatchObject({ face: 'stilt-2-night', phase: 'night', slot: 1 });
    expect(theft('none', 1, 'later')).toMatchObject({ face: null, phase: 'night' });
    expect(theft('full', 1, 'later')).toMatchObject({ face: 'stilt-2-night' });
    for (const aid of ['none', 'species', 'full']) {
      for (const viewer of [0, 'public'] as const) {
        for (const when of ['live', 'later'] as const)
          expect(theft(aid, viewer, when)).toMatchObject({ face: null });
      }
    }
  });

  test('[MI-R34][MI-R33] a stolen day card, and a card from a settlement, are told to all', () => {
    const day = given({ hands: ['HUN K3 S2', ''], colonies: [[], ['B4']] });
    const settled = given({
      hands: ['LIT K3 S2', ''],
      settlements: [[], ['S4 S3 S3 S2']],
      config: { settlementTheft: true },
    });
    for (const viewer of EVERYBODY) {
      expect(told(day, viewer, 'later', danger('HUN', 11))[0]).toMatchObject({ face: 'beeeater-4-day' });
      expect(told(settled, viewer, 'later', danger('LIT', 'stilt'))[0]).toMatchObject({
        face: 'stilt-2-night',
      });
    }
  });

  test('[MI-R29] what goes face up to the discard pile is told to all', () => {
    const state = given({ hands: ['K3 S2 T1n', ''], colonies: [['(S4)', '(S3)'], []] });
    const cases: [Action[], Event['type']][] = [
      [[redraw], 'handDiscarded'],
      [[drop(1)], 'colonyDropped'],
      [[lay('K3'), discard('T1n')], 'cardDiscarded'],
      [[join(1, 2), arriveNow], 'colonyFailed'],
    ];
    for (const [actions, type] of cases) {
      const [mine, theirs, everybody] = EVERYBODY.map((viewer) =>
        canonical(only(told(state, viewer, 'later', ...actions), type)),
      );
      expect(mine).toContain('night');
      expect([theirs, everybody]).toEqual([mine, mine]);
    }
  });

  test('[MI-8.1] after the end the history is whole', () => {
    const state = given(FACTS);
    const { state: after, events } = play(state, lay('S1', 1), discard('K3'));
    game.apply(after, 0, resign, { chance: { below: () => 0 }, at: 0, reveal() {} });
    for (const viewer of EVERYBODY) {
      expect(events.map((event) => game.redact(event, viewer, after, 'later'))).toEqual(events);
    }
  });
});

describe('the mark of a known card', () => {
  const marks = (state: State, seat: 0 | 1) => game.view(state, 'public').seats[seat]?.known;
  const afterwards = (state: State): State => ({
    ...game.clone(state),
    active: 0,
    agenda: [{ step: 'act' }],
  });

  test('[MI-R34][MI-E40] a stolen day card is marked; the mark ends when any card of that face is seen to go', () => {
    const state = given({ hands: ['HUN K3 S2', ''], colonies: [[], ['K4 K3']] });
    const stolen = play(state, danger('HUN', 11)).state;
    expect(marks(stolen, 0)).toEqual(['kite-3-day']);
    expect(marks(play(stolen, discard('S2')).state, 0)).toEqual(['kite-3-day']);
    const gone = play(stolen, discard('K3')).state;
    expect(marks(gone, 0)).toEqual([]);
    expect(gone.seats[0].hand.length).toBe(3);
    const kept = afterwards(play(stolen, discard('S2')).state);
    expect(marks(play(kept, lay('K3')).state, 0)).toEqual([]);
    expect(marks(play(kept, redraw).state, 0)).toEqual([]);
  });

  test('[MI-E40] so the mark never tells whether a second copy is held', () => {
    const facts = { colonies: [[], ['K4 K3']], next: 'B4' } as const;
    const one = play(
      given({ ...facts, hands: ['HUN T3d S2', 'B1 B2 B3'] }),
      danger('HUN', 11),
      discard('K3'),
    ).state;
    const two = play(
      given({ ...facts, hands: ['HUN K3 S2', 'B1 B2 B3'] }),
      danger('HUN', 11),
      discard('K3'),
    ).state;
    expect(game.view(two, 1)).toEqual(game.view(one, 1));
  });

  test('[MI-R34] a night card stolen from a colony is not marked', () => {
    const state = given({ hands: ['LIT K3 S2', ''], colonies: [[], ['(S4)']] });
    expect(marks(play(state, danger('LIT', 11)).state, 0)).toEqual([]);
  });

  test('[MI-E41][MI-R33] a night card from a settlement is marked until any night card is laid face down', () => {
    const state = given({
      hands: ['LIT T1n K3', ''],
      settlements: [[], ['S4 S3 S3 S2']],
      config: { settlementTheft: true },
    });
    const stolen = afterwards(play(state, danger('LIT', 'stilt')).state);
    expect(marks(stolen, 0)).toEqual(['stilt-2-night']);
    expect(marks(play(stolen, lay('K3')).state, 0)).toEqual(['stilt-2-night']);
    expect(marks(play(stolen, lay('T1n')).state, 0)).toEqual([]);
    expect(marks(play(stolen, lay('S2')).state, 0)).toEqual([]);
  });

  test('[MI-E41] day marks stay when a night card is laid', () => {
    const state = given({ hands: ['S2 K3 B1', ''], known: ['K3', ''] });
    expect(marks(play(state, lay('S2')).state, 0)).toEqual(['kite-3-day']);
  });
});

describe('nothing leaks', () => {
  test('[MI-P9] owner and opponent see every colony alike', () => {
    const { state } = play(given(FACTS), lay('S1', 1));
    for (const seat of [0, 1]) {
      const [mine, theirs] = [0, 1].map((viewer) => game.view(state, viewer).seats[seat]?.colonies);
      expect(mine).toEqual(theirs);
    }
  });

  test('[MI-R53] neither the place in the hand nor its order shows', () => {
    const one = given({ hands: ['S1 K3 HUN', 'G4d T5d LIT'] });
    const two = given({ hands: ['HUN S1 K3', 'G4d T5d LIT'] });
    for (const actions of [[lay('S1'), discard('HUN')], [redraw]]) {
      const [a, b] = [one, two].map((state) => {
        const { state: after, events } = play(state, ...actions);
        return {
          view: game.view(after, 1),
          events: events.map((event) => game.redact(event, 1, after, 'live')),
        };
      });
      expect(a).toEqual(b);
    }
  });

  test('[MI-R23] keeping a joined night colony flying looks the same whatever it is', () => {
    const [a, b] = ['(S4) (S3)', '(G5n) (T1n)'].map((lower) => {
      const state = given({ hands: ['K2 B1 HUN', 'K2 B1 HUN'], colonies: [[lower, '(S2) (S1)'], []] });
      const { state: after, events } = play(state, join(1, 2), keepFlying);
      return { views: EVERYBODY.map((viewer) => game.view(after, viewer)), events, listed: choices(after) };
    });
    expect(a).toEqual(b);
  });
});
