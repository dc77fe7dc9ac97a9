import { at } from '../../../engine/at.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf, cardByName } from '../box.ts';
import { answersOf } from '../pieces/answers.ts';
import { goalBit } from '../pieces/goals.ts';
import type { Answer, Nation, State } from '../state.ts';
import { imagineGoals } from './imagineGoals.ts';
import type { Memory } from './memory.ts';
import type { NationView, View } from './view.ts';

/**
 * Section 7, last paragraph: a world that this seat cannot tell from the true one. Only goals, the order of
 * the deck and pending answers are guessed; goals in proportion to what each nation's conduct suggests.
 */
export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const { config } = view;
  const box = boxOf(config);
  const number = (name: string): number => cardByName(config, name);
  const goals = imagineGoals(view, memory, chance);
  const nations = view.nations.map(
    (seen, other): Nation => ({
      region: box.regions.findIndex(({ id }) => id === seen.region),
      goal: at(goals.dealt, other),
      shown: seen.shown,
      ruledOut: seen.ruledOut.reduce((bits, goal) => bits | goalBit(goal), 0),
      tokens: seen.tokens,
      homes: seen.homes.slice(),
      displaced: seen.displaced.slice(),
      crashes: seen.crashes.map(({ card, left }) => ({ card: number(card), left })),
    }),
  );
  const discard = view.discard.map(number);
  const drawn = view.drawn === null ? null : number(view.drawn);
  return {
    config,
    agenda: view.agenda.slice(),
    nations,
    undealt: view.undealt ?? goals.undealt,
    first: view.first,
    active: view.active,
    round: view.round,
    deck: view.pile?.map(number) ?? imagineDeck(view, nations, discard, drawn, chance),
    discard,
    drawn,
    answers: view.nations.map((seen, other) => imagineAnswer(seen, other === seat, chance)),
    takeBack: view.takeBack,
    born: view.born,
    died: view.died,
    moved: view.moved,
    ended: view.ended,
  };
}

/** Every card that is nowhere to be seen, in any order. */
function imagineDeck(
  view: View,
  nations: readonly Nation[],
  discard: readonly number[],
  drawn: number | null,
  chance: Chance,
): number[] {
  const seen = new Set(discard);
  for (const { crashes } of nations) for (const { card } of crashes) seen.add(card);
  if (drawn !== null) seen.add(drawn);
  const deck: number[] = [];
  for (let card = 0; card < boxOf(view.config).cards.length; card++) if (!seen.has(card)) deck.push(card);
  return shuffle(chance, deck);
}

function imagineAnswer(seen: NationView, own: boolean, chance: Chance): Answer | null {
  if (own || !seen.answered) return seen.answer;
  const homes = seen.homes.slice();
  const displaced = seen.displaced.slice();
  return pick(chance, answersOf({ homes, displaced }));
}
