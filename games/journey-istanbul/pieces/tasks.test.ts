import { expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import type { Place } from '../content.ts';
import type { State } from '../state.ts';
import { BROWN, type Given, GREEN, given, RED, YELLOW } from '../testing/given.ts';
import { evening, leaveJail, move, play } from '../testing/play.ts';
import { circles } from './chains.ts';

const DECKS = ['OB-DOC', 'OB-SIS', 'OB-PHO', 'OB-FEV', 'OB-JAC'];
const holding = (id: string): readonly string[] => [id, ...DECKS.filter((other) => other !== id)];
const OPS = ['OP-DRI', 'OP-PER', 'OP-SID', 'OP-LAN', 'OP-LEG'];
const having = (id: string): readonly string[] => [id, ...OPS.filter((other) => other !== id)];

/** Red's way through the days, from where they stand, with empty decks so that nothing else happens. */
function walk(facts: Given, days: Readonly<Record<number, Place>>): State {
  let state = given({ lastCards: true, sheet: { 1: 'P1A/' }, ...facts });
  for (const [t, to] of Object.entries(days)) {
    state = { ...state, t: Number(t), agenda: [{ step: 'next' }, { step: 'turn' }], toPlay: [YELLOW] };
    state.turn = { seat: RED, phase: 'move', looks: 0, draws: 0, looked: [], closed: false, bail: false };
    state = play(state, [RED, move(to)]).state;
    if (state.turn.seat === RED) state = play(state, [RED, { type: 'endTurn' }]).state;
  }
  return state;
}
const obstacle = (state: State) => state.people[RED]?.obstacle;

test('[JI-X17] [JI-14.2] [JI-14.3] [JI-14.4] [JI-14.5] [JI-14.7] Documents: Taksim, later Fatih', () => {
  const first = walk({ obstacles: holding('OB-DOC'), at: ['SUL'] }, { 8: 'TAK' });
  expect(circles(obstacle(first)?.marked ?? 0)).toBe(1);
  expect(first.people[RED]?.planner[10]?.mark).toBe('due');
  const both = walk({ obstacles: holding('OB-DOC'), at: ['SUL'] }, { 8: 'TAK', 9: 'SUL', 10: 'FAT' });
  expect(obstacle(both)).toMatchObject({ done: 10, marked: 3 });
});

test('[JI-X18] [JI-14.6] missed: all markers come off, and a later visit changes nothing', () => {
  const missed = walk(
    { obstacles: holding('OB-DOC'), at: ['SUL'] },
    { 8: 'TAK', 9: 'SUL', 10: 'SUL', 11: 'FAT' },
  );
  expect(obstacle(missed)).toMatchObject({ done: 0, marked: 0, chains: [] });
});

test('[JI-E17] [JI-R37] every visit opens its own chain', () => {
  const facts = { obstacles: holding('OB-DOC'), at: ['TAK'] as const };
  expect(obstacle(walk(facts, { 8: 'TAK', 9: 'TAK', 10: 'FAT' }))?.done).toBe(10);
  expect(obstacle(walk(facts, { 8: 'TAK', 9: 'TAK', 10: 'SUL', 11: 'FAT' }))?.done).toBe(11);
});

test('[JI-E18] Fever: Üsküdar, then two days of rest', () => {
  const facts = { obstacles: holding('OB-FEV'), at: ['USK'] as const };
  expect(obstacle(walk(facts, { 3: 'USK', 4: 'USK', 5: 'KAD', 6: 'KAD' }))?.done).toBe(6);
  expect(obstacle(walk(facts, { 3: 'USK', 4: 'KAD', 5: 'SUL', 6: 'KAD' }))?.done).toBe(0);
});

test('[JI-R36] being there is enough, unless the table asks for arriving', () => {
  const facts = { obstacles: holding('OB-DOC'), at: ['TAK'] as const };
  expect(obstacle(walk(facts, { 8: 'TAK' }))?.marked).toBe(1);
  expect(obstacle(walk({ ...facts, config: { goToMeaning: 'arrive' } }, { 8: 'TAK' }))?.marked).toBe(0);
  const rest = { obstacles: holding('OB-FEV'), at: ['KAD'] as const, config: { goToMeaning: 'arrive' } };
  expect(obstacle(walk(rest, { 8: 'USK', 9: 'KAD', 10: 'KAD' }))?.done).toBe(10);
});

test('[JI-R39] a sequence needs later days, in order, and never expires', () => {
  const facts = { obstacles: holding('OB-PHO'), at: ['TAK'] as const };
  expect(obstacle(walk(facts, { 2: 'TAK', 3: 'FAT', 4: 'TAK', 9: 'TAK', 10: 'USK' }))?.done).toBe(10);
  expect(obstacle(walk(facts, { 2: 'TAK', 3: 'USK' }))?.marked).toBe(0);
});

test('[JI-R40] [JI-R41] a set in any order; one visit serves both cards', () => {
  const state = walk(
    { obstacles: holding('OB-SIS'), opportunities: having('OP-SID'), at: ['KAD'] },
    { 2: 'USK', 3: 'KAD', 4: 'SUL', 5: 'FAT' },
  );
  expect(obstacle(state)?.done).toBe(5);
  expect(state.people[RED]?.opportunity.done).toBe(4);
});

test('[JI-X20] [JI-15.1] [JI-15.2] [JI-15.3] [JI-15.6] Work Permit: Fatih, then Taksim on any day', () => {
  const state = walk({ opportunities: having('OP-PER'), at: ['SUL'] }, { 11: 'FAT', 12: 'SUL', 13: 'TAK' });
  expect(state.people[RED]?.opportunity.done).toBe(13);
});

test('[JI-E31] Language Lessons: stay in Üsküdar; the extra look counts at once, also in Kadıköy', () => {
  const facts: Given = {
    opportunities: having('OP-LAN'),
    at: ['USK'],
    t: 5,
    sheet: { 2: 'P2A P2B', 4: 'P4A' },
  };
  const stayed = play(given(facts), [RED, move('USK')]).state;
  expect(stayed).toMatchObject({ turn: { looks: 2 } });
  expect(stayed.people[RED]?.opportunity.done).toBe(5);
  const home = play(given({ ...facts, opportunityDone: [3] }), [RED, move('KAD')]).state;
  expect(home.turn.looks).toBe(1);
});

test('[JI-R25] placement from jail counts as going and resting there, but not as staying', () => {
  const facts: Given = { at: ['jail'], cell: 'P1A', release: 7, toPlay: [GREEN], sheet: { 2: 'P2A' } };
  const documents = play(given({ ...facts, obstacles: holding('OB-DOC') }), [RED, leaveJail('TAK')]).state;
  expect(documents.people[RED]?.obstacle.marked).toBe(1);
  const lessons = play(given({ ...facts, opportunities: having('OP-LAN') }), [RED, leaveJail('USK')]).state;
  expect(lessons.people[RED]?.opportunity.done).toBe(0);
});

test('[JI-R38] a task of the evening is marked before the police act', () => {
  const { state, events } = evening(
    given({
      t: 9,
      at: ['KAD', 'KAD', 'FAT'],
      sheet: { 3: 'P3A', 5: 'P5A' },
      active: BROWN,
      opportunities: ['OP-DRI', 'OP-PER', 'OP-LEG', 'OP-LAN', 'OP-SID'],
    }),
  );
  expect(state.people[BROWN]?.opportunity.done).toBe(9);
  const types = events.map((event) => event.type);
  expect(types.indexOf('taskMarked')).toBeLessThan(types.indexOf('raided'));
  expect(only(events, 'taskMarked')[0]).toMatchObject({ task: 'opportunity', done: true });
});
