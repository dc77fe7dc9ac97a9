import { describe, expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotName } from '../../../bots/names.ts';
import { seeded } from '../../../engine/chance.ts';
import { ponder } from '../../../engine/pondering.ts';
import { PRINTED } from '../content/printed.ts';
import { CHALLENGES } from '../content.ts';
import { type Memory, recall } from '../eyes/memory.ts';
import { title as ellisIsland } from '../index.ts';
import type { State } from '../state.ts';
import { brain, game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { drawLuck, type Luck, setOut, walkOut } from './journey.ts';
import { ALONE, scaleOf } from './stride.ts';
import { outlookFor, walkOf } from './way.ts';

const memory: Memory = {
  level: 'expert',
  seed: 7,
  facts: {},
  settled: true,
  asked: {},
  taps: [],
  results: [],
  offers: [],
  market: [],
};

/** What the seat makes of it with so many iterations. */
function pondered(state: State, seat: number, iterations = 200, truth?: State) {
  const { view, options } = { view: game.view(state, seat), options: game.options(state, seat) };
  const luck = seeded('luck');
  const imagine = () => truth ?? game.imagine(view, seat, memory, luck);
  const thought = brain.ponder?.(view, seat, memory, options, iterations, luck, imagine);
  return thought && ponder(thought);
}

/** One member in play, with a roll of six in every turn. */
function alone(passes: readonly (typeof CHALLENGES)[number][], at: 'DOH' | 'S20', failures: number) {
  const state = given({ players: [{ at: { 1: at, 2: null, 3: null }, passes: { 1: passes } }] });
  const outlook = outlookFor(state, 0, undefined, PRINTED(state.config));
  const luck: Luck = {
    ...drawLuck(outlook, seeded(1)),
    rolls: new Array<number>(64).fill(6),
    failures: new Array<number>(20).fill(failures),
  };
  return walkOut(setOut(walkOf(state, 0, outlook), luck), scaleOf(outlook, ALONE), luck);
}

describe('a way walked in mind', () => {
  test('ends at the Kissing Post, with every failure sat out for two turns (EI-R17)', () => {
    expect(alone(['physical', 'mental', 'documentation', 'interview'], 'S20', 0)).toBe(1);
    expect(alone(['mental', 'documentation', 'interview'], 'DOH', 0)).toBe(2);
    expect(alone(['mental', 'documentation', 'interview'], 'DOH', 2)).toBe(8);
  });

  test('counts Challenges by their chance and by results so far, with a weight of 4 (10.3)', () => {
    const state = given({ seats: 4 });
    const chances = (tried: number, passed: number) =>
      outlookFor(
        state,
        0,
        CHALLENGES.map(() => [tried, passed]),
        PRINTED(state.config),
      ).chances;
    expect(chances(0, 0)).toEqual([1 / 3, 0.75, 1, 0.8]);
    expect(chances(4, 4)).toEqual([2 / 3, 0.875, 1, 0.9]);
  });
});

describe('what is pondered', () => {
  test('a member with four passes goes home', () => {
    const state = given({ step: 'move', roll: 6, players: [{ at: { 1: 'S07' }, passes: { 1: 'all' } }] });
    expect(pondered(state, 0)).toEqual({ type: 'move', slot: 1, to: 'KIS' });
  });

  test('a card that is needed is offered for the Job Offer that is missing', () => {
    const state = given({
      seats: 4,
      step: 'roll',
      config: { mode: 'quick' },
      players: [
        { family: 'HAR', at: { 1: 'S05', 2: null, 3: null }, hand: 'T2 M1 P1' },
        ...[1, 2, 3].map(() => ({ at: { 1: 'S05', 2: null, 3: null } as const, hand: 'T1 M2 P2 bus1 edu1' })),
      ],
    });
    const offer = pondered(state, 0);
    expect(offer).toMatchObject({ type: 'offer', to: 'all' });
    expect(offer?.type === 'offer' && offer.want).toContain('labor');
  });

  test('against a single rival the Job Offer that it lacks is not sold', () => {
    const state = given({
      seats: 2,
      config: { mode: 'quick' },
      players: [
        { family: 'HAR', at: { 1: 'S05', 2: null, 3: null }, hand: 'T3 M1' },
        { family: 'HOV', at: { 1: 'S05', 2: null, 3: null }, hand: 'M3 P1 lab1 bus1 edu1 mil1 trd1' },
      ],
    });
    play(state, 0, { type: 'offer', to: 'all', give: ['time'], want: ['labor'] });
    expect(pondered(state, 1)).toMatchObject({ type: 'decline' });
  });

  test('it stops to be told of time after every world it makes up, and comes to an answer whenever there is none', () => {
    const state = given({
      seats: 4,
      step: 'roll',
      config: { mode: 'quick' },
      players: [
        { family: 'HAR', at: { 1: 'S05', 2: null, 3: null }, hand: 'T2 M1 P1' },
        ...[1, 2, 3].map(() => ({ at: { 1: 'S05', 2: null, 3: null } as const, hand: 'T1 M2 P2 lab1' })),
      ],
    });
    const [view, options, luck] = [game.view(state, 0), game.options(state, 0), seeded('luck')];
    let made = 0;
    const imagine = () => {
      made++;
      return game.imagine(view, 0, memory, luck);
    };
    const begun = () => brain.ponder?.(view, 0, memory, options, 200, luck, imagine);
    const thought = begun();
    let most = 0;
    for (let before = 0; thought?.next(true).done === false; before = made)
      most = Math.max(most, made - before);
    expect(made).toBeGreaterThan(10);
    // The world it stands in, and one of the others' hands.
    expect(most).toBe(2);
    const hurried = begun();
    hurried?.next(true);
    for (let i = 0; i < 2; i++) hurried?.next(false);
    expect(hurried?.next(false).done).toBe(true);
  });

  test('what the others hold is asked of the worlds it is given', () => {
    const table = (hand: string) =>
      given({
        seats: 2,
        step: 'roll',
        config: { mode: 'quick' },
        players: [
          { family: 'HAR', at: { 1: 'S05', 2: null, 3: null }, hand: 'T2 M1 P1' },
          { at: { 1: 'S05', 2: null, 3: null }, hand },
        ],
      });
    const state = table('M2 P2 lab2');
    expect(pondered(state, 0, 200, state)).toMatchObject({ type: 'offer' });
    expect(pondered(state, 0, 200, table('M2 P4'))).toEqual({ type: 'roll' });
  });

  test('what was offered and how Challenges went is remembered', () => {
    const state = given();
    const view = game.view(state, 0);
    const did = { type: 'offer', to: 'all', give: ['time'], want: ['labor'] } as const;
    const who = { seat: 2, slot: 1, name: null };
    const events = [{ type: 'passed', who, challenge: 'mental' } as const];
    const mind = recall(memory, 0, { did, events, view });
    expect(mind.offers).toEqual([{ turn: view.turn.count, to: 'all', give: 'time', want: 'labor' }]);
    expect(mind.results[2]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });
});

test('a bot that ponders plays lawful games to the end', () => {
  const config = game.parseConfig({ mode: 'short', mentalFaces: 'printed' }, { seats: 3, ranked: false });
  const board = bareBoard(game, config, 3, seeded(1));
  const names = ['search:30', 'greedy', 'search-casual:30'].map((name) => parseBotName(name));
  playMatch(game, board, seatPlayers(ellisIsland, names, 'one'), game.longest(config, 3));
  expect(game.outcome(board.state)?.why).toBe('immigrated');
});
