import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { Action, OfferId } from '../action.ts';
import { boxOf } from '../box.ts';
import { CHALLENGES_AT, DISTANCE, KIS, spaceAt } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { cardLine, cardsArg } from '../pieces/cardLines.ts';
import { nameLine } from '../pieces/puzzles/names.ts';
import type { PuzzleStep } from '../pieces/puzzles/types.ts';
import type { Offer } from '../state.ts';
import { audience, stepArgs, whoLine } from './say.ts';

/** Who crosses, by name: a number says nothing to whoever does not see the shore. */
function passengers(step: PuzzleStep, { exam }: View): { readonly who?: Arg } {
  const face = exam?.face;
  if (step.do !== 'load' || face?.family !== 'ferry') return {};
  return { who: step.who.map((one) => nameLine(face.passengers[one]?.name ?? '')) };
}

/** A number alone says nothing to whoever did not hear the question: by its card. */
const COUNTED: Readonly<Record<string, string>> = {
  'IQ-05': 'days',
  'IQ-12': 'pieces',
  'IQ-13': 'years',
  'IQ-22': 'years',
  'IQ-23': 'years',
};

/** What a button says. */
export function label(action: Action, view: View, seat: Seat): Line {
  const key = `label.${action.type}`;
  const me = view.players[seat] ?? bug('no seat', seat);
  const { families } = view;
  const member = (slot: number): Arg => {
    const name = families.find((face) => face?.id === me.family)?.members[slot - 1]?.name ?? null;
    return name ?? whoLine({ seat, slot, name });
  };
  switch (action.type) {
    case 'claim':
      return { key, args: { family: families.find((face) => face?.id === action.family)?.name ?? '' } };
    case 'choose':
      return { key, args: { name: member(action.slot) } };
    case 'move': {
      const to = spaceAt(action.to);
      const from = me.at[action.slot - 1] ?? 0;
      return {
        key,
        args: {
          name: member(action.slot),
          to: { key: `space.${action.to}` },
          steps: DISTANCE[from]?.[to] ?? 0,
          yields: yieldLine(view, to),
        },
      };
    }
    case 'stay': {
      const at = me.at[action.slot - 1] ?? 0;
      const id = at === spaceAt('DOH') ? 'DOH' : 'BOI';
      return { key, args: { name: member(action.slot), at: { key: `space.${id}` } } };
    }
    case 'attempt':
      return { key, args: { challenge: { key: `challenge.${action.challenge}` } } };
    case 'discard':
      return { key, args: { cards: cardsArg(action.cards) } };
    case 'offer':
      return {
        key,
        args: { to: audience(action.to), give: cardsArg(action.give), want: cardsArg(action.want) },
      };
    case 'counter':
      return { key, args: { give: cardsArg(action.give), want: cardsArg(action.want) } };
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const found = sidesOf(view, action.offer);
      return found === undefined ? { key: `${key}.gone` } : { key, args: offerArgs(view, found) };
    }
    case 'slap':
      return { key, args: { feature: { key: `feature.${action.feature}` } } };
    case 'hand':
      return { key, args: { card: action.card } };
    case 'step':
      return {
        key: `${key}.${action.step.do}`,
        args: { ...stepArgs(action.step), ...passengers(action.step, view) },
      };
    case 'answer': {
      const { interview } = view;
      const question = interview?.questions[action.question - 1];
      const args = { text: question?.options[action.option - 1] ?? String(action.option) };
      const counts = COUNTED[question?.card ?? ''];
      return counts === undefined ? { key, args } : { key: `${key}.${counts}`, args };
    }
    case 'say':
      return { key, args: { text: action.text === '' ? { key: 'say.nothing' } : action.text } };
    case 'mark':
      return { key, args: { right: action.right ? 'yes' : 'no' } };
    default:
      return { key };
  }
}

/** What a space can give, in the order of the box. */
const YIELDS = ['time', 'money', 'passport', 'job', 'open'] as const;

/** What a landing there gives, in the words of the map. */
export function yieldLine(view: View, to: number): Line {
  const challenges = CHALLENGES_AT.get(to);
  if (challenges !== undefined) {
    return {
      key: 'yield.challenge',
      args: { challenges: challenges.map((one) => ({ key: `challenge.${one}` })) },
    };
  }
  if (to === KIS) return { key: 'yield.exit' };
  const yields = boxOf(view.config).yields[to] ?? {};
  const cards = YIELDS.flatMap((kind): Line[] => {
    const n = yields[kind] ?? 0;
    if (n === 0) return [];
    return [kind === 'open' ? { key: 'yield.open', args: { n } } : cardLine(kind, n)];
  });
  return { key: 'yield.cards', args: { cards: cards.length === 0 ? { key: 'nothing' } : cards } };
}

/** An offer or an answer to one, with whom it is for. */
type Sides = Pick<Offer, 'id' | 'from' | 'to' | 'give' | 'want'>;

const allSides = (view: View): readonly Sides[] =>
  view.offers.flatMap((offer): Sides[] => [
    offer,
    ...offer.counters.map((counter) => ({ ...counter, to: offer.from })),
  ]);

const sidesOf = (view: View, id: OfferId): Sides | undefined => allSides(view).find((one) => one.id === id);

/** As whoever answers it sees it. Of offers that say the same each has a number: 0 where there is but one. */
function offerArgs(view: View, offer: Sides): NonNullable<Line['args']> {
  const { id, from, to, give, want } = offer;
  const said = (one: Sides): string => JSON.stringify([one.from, one.to, one.give, one.want]);
  const alike = allSides(view).filter((one) => said(one) === said(offer));
  const nth = alike.length === 1 ? 0 : alike.findIndex((one) => one.id === id) + 1;
  const sides = { give: cardsArg(want), get: cardsArg(give) };
  const toAll = to === 'all' ? 'all' : 'one';
  return { from: { seat: from }, to: audience(to), toAll, nth, ...sides };
}
