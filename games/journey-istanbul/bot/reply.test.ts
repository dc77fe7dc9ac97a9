import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { claim, deal, done, evening, play } from '../testing/play.ts';
import { brain } from './brain.ts';

/** Red is a bot and green a person, unless told otherwise. */
function says(state: State, people: readonly Seat[] = [GREEN], seat = RED): Action | undefined {
  const memory = { level: 'expert' } as const;
  const forms = game.forms(state, seat);
  const said = brain.propose?.(game.view(state, seat), seat, memory, forms, seeded(1), people);
  if (said !== undefined) expect(game.refuse(state, seat, said)).toBeUndefined();
  return said;
}
const asks = (phrase: 'askGift' | 'askLoan', amount: number): Action => ({
  type: 'say',
  to: RED,
  phrase,
  amount,
  day: 0,
  place: 'KAD',
});
const gift: Action = { type: 'give', to: RED, amount: 1000, tag: 'gift' };

test('[JI-R66] whoever asks a bot for money gets a little from plenty, or hears that it cannot, each once', () => {
  const rich = given({ t: 8, money: [12_000, 3000], active: YELLOW });
  const asked = play(rich, [GREEN, asks('askLoan', 1000)]).state;
  expect(game.isSpokenTo?.(asked, RED)).toBe(true);
  const gives = says(asked);
  expect(gives).toEqual({ type: 'give', to: GREEN, amount: 1000, tag: 'loan' });
  if (gives === undefined) return;
  const given_ = play(asked, [RED, gives]).state;
  const yes = says(given_);
  expect(yes).toMatchObject({ type: 'say', to: GREEN, phrase: 'yes' });
  if (yes === undefined) return;
  const after = play(given_, [RED, yes]).state;
  expect(says(after)).toBeUndefined();
  expect(game.isSpokenTo?.(after, RED)).toBe(false);
  expect(says(play(rich, [GREEN, asks('askGift', 5000)]).state)).toMatchObject({
    phrase: 'sorry',
    to: GREEN,
  });
  // Other bots are told nothing, and a quiet one speaks to nobody.
  expect(says(asked, [])).toBeUndefined();
  const quiet = given({ t: 8, money: [12_000], active: YELLOW, config: { botTalk: 'quiet' } });
  expect(says(play(quiet, [GREEN, asks('askLoan', 1000)]).state)).toBeUndefined();
});

test('[JI-R66] a bot thanks who gave it something, and warns them of a raid that it saw where they stand', () => {
  const at = ['KAD', 'KAD', 'KAD', 'TAK'] as const;
  const state = given({ t: 8, at, sheet: { 3: 'P3A' }, seen: { P3A: [RED] }, active: YELLOW });
  expect(says(state)).toBeUndefined();
  const given_ = play(state, [GREEN, gift]).state;
  const thanks = says(given_);
  expect(thanks).toMatchObject({ type: 'say', to: GREEN, phrase: 'thanks' });
  if (thanks === undefined) return;
  const thanked = play(given_, [RED, thanks]).state;
  const warns = says(thanked);
  expect(warns).toMatchObject({ type: 'claim', to: GREEN, about: 'card-1', what: 'police' });
  if (warns === undefined) return;
  expect(says(play(thanked, [RED, warns]).state)).toBeUndefined();
});

test('[JI-R66] what a person proposes is answered at once, out of turn', () => {
  const facts = { t: 8, sheet: { 4: 'W4-FAT' }, seen: { 'W4-FAT': [RED] }, active: YELLOW };
  const asked = play(given(facts), [GREEN, deal({ to: RED, about: 'card-1' })]).state;
  expect(game.isSpokenTo?.(asked, RED)).toBe(true);
  expect(says(asked)).toMatchObject({ type: 'answerDeal', answer: 'accept', what: 'work-FAT' });
  expect(says(asked, [])).toBeUndefined();
});

test('[JI-R66] a bot that lacks money for a fine asks before it goes to jail, and waits for who could give', () => {
  const raid = given({ t: 9, sheet: { 3: 'P3A', 5: 'P5A' }, at: ['TAK'], money: [3000], active: YELLOW });
  const open = evening(raid).state;
  const habit = (state: State): Action | null | undefined =>
    brain.habit(game.view(state, RED), RED, { level: 'expert' }, game.options(state, RED), seeded(1));
  expect(habit(open)).toMatchObject({ type: 'acceptJail' });
  const plea = says(open);
  expect(plea).toMatchObject({ type: 'say', to: 'all', phrase: 'askGift' });
  if (plea === undefined) return;
  const asked = play(open, [RED, plea]).state;
  expect(says(asked)).toBeUndefined();
  expect(habit(asked)).toBeNull();
  expect(game.awaiting(asked).must).not.toContain(RED);
  const helpers = game.awaiting(asked).must;
  const last = play(asked, ...helpers.slice(1).map((seat): [Seat, Action] => [seat, done])).state;
  expect(habit(last)).toBeNull();
  expect(says(play(raid, [ORANGE, claim(RED, 'card-1', 'police')]).state)).toBeUndefined();
});
