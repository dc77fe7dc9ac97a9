import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Describes, Subject } from '../../../kit/table.ts';
import type { View } from '../eyes/view.ts';
import type { Displacement } from '../kind.ts';
import { cardName, goalName } from '../text/names.ts';
import { targetOf } from './aim.ts';
import { landLine, nationLine, spaceLine } from './phrases.ts';
import { drawnCard, standingLine, standings } from './safety.ts';

function nation(view: View, at: Seat, seat: Seat | null): Subject {
  const one = view.nations[at];
  const says: Line[] = [nationLine(view, at)];
  if (one?.goal != null) {
    const text = line(`goalText.${one.goal}`, { n: targetOf(view, one.goal) });
    says.push(line('describe.goal', { goal: goalName(one.goal), text }));
  }
  if (one !== undefined && one.ruledOut.length > 0)
    says.push(line('describe.ruledOut', { goals: one.ruledOut.map(goalName) }));
  return { about: at === seat ? 'mine' : 'seat', name: line('ask.of', { seat: { seat: at } }), says };
}

/** Community by community: who lives where; the empty spaces in one sentence. */
function communities(view: View, at: Seat): Subject {
  const homes = view.nations[at]?.homes ?? [];
  const free = homes.flatMap((pins, space) => (pins === null ? [space + 1] : []));
  return {
    about: 'place',
    name: line('describe.homes', { seat: { seat: at }, land: landLine(view, at) }),
    says: [
      ...homes.flatMap((pins, space) => (pins === null ? [] : [spaceLine(view, pins, space + 1)])),
      ...(free.length === 0 ? [] : [line('describe.free', { n: free.length, first: free[0] ?? 0 })]),
    ],
  };
}

function subjects(view: View, seat: Seat | null): readonly Subject[] {
  const seats = view.nations.map((_, at) => at);
  const drawn = drawnCard(view);
  const says = [
    line('describe.round', { round: view.round, limit: view.config.roundLimit, deck: view.deck }),
    line('describe.people', { born: view.born, died: view.died, moved: view.moved }),
  ];
  const table: Subject[] = [{ about: 'table', name: line('describe.table'), says }];
  if (view.drawn !== null && drawn !== undefined) {
    const safety = standings(view, drawn).map((one) =>
      line('describe.standing', { seat: { seat: one.seat }, how: standingLine(one, drawn) }),
    );
    table.push({
      about: 'table',
      name: line('describe.drawn', { card: cardName(view.drawn) }),
      says: safety,
    });
  }
  return [
    ...seats.map((at) => nation(view, at, seat)),
    ...table,
    ...seats.map((at) => communities(view, at)),
  ];
}

/** The world in words: each nation and its communities, the card in play and who is safe from it. */
export const describes: Describes<Displacement> = {
  texts: {
    en: {
      'describe.goal': 'Goal: {goal}. {text}',
      'describe.ruledOut': 'The goal is not {goals, list, or}.',
      'describe.free':
        '{n, plural, one {One space is empty: {first}.} other {# spaces are empty, the first is {first}.}}',
      'describe.homes': '{seat, select, you {Your communities, {land}} other {{seat}’s communities, {land}}}',
      'describe.table': 'Table',
      'describe.round':
        'Round {round, number} of {limit, number}. {deck, plural, one {# card} other {# cards}} in the deck.',
      'describe.people':
        '{born, plural, one {# person was born} other {# people were born}}, {moved} moved, {died} died.',
      'describe.standing': '{seat, select, you {You: {how}.} other {{seat}: {how}.}}',
      'describe.drawn': 'Card in play: {card}',
    },
  },
  subjects,
};
