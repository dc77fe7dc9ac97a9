import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { placeOf } from '../box.ts';
import { JAIL, UNIT } from '../content.ts';
import { deckLeft, squareAt } from '../pieces/sheet.ts';
import { bonusOf, cardOf } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { box, faceOf, type Person, personOf, type State } from '../state.ts';

/** JI-13.4, JI-13.5: on the release day, or once the fine is paid. */
export const mayPlace = (state: State, person: Person): boolean =>
  state.turn.bail || person.release === state.t;

/** JI-R58: the printed fine of the card under the marker, with the personal bonus. */
export const bailOf = (state: State, person: Person): number =>
  fineFor(state, person, faceOf(state, person.cell).amount);

/** JI-R58: never below 1 000. */
export function fineFor(state: State, person: Person, fine: number): number {
  const less = bonusOf(state, person, 'fineReduction');
  return less === 0 ? fine : Math.max(UNIT, fine - less);
}

/** Why the active person may not do this, in the order of 6.5. */
export function judgeTurn(state: State, seat: Seat, action: Action): Refusal | undefined {
  const person = personOf(state, seat);
  const { turn } = state;
  const inJail = person.place === JAIL;
  switch (action.type) {
    case 'move': {
      if (inJail) return refused('E_IN_JAIL');
      if (turn.phase !== 'move') return refused('E_WRONG_STEP');
      const to = placeOf(action.to);
      if (to === person.place || box(state).lines[person.place]?.includes(to)) return undefined;
      if (bonusOf(state, person, 'moveAnywhere') > 0) return undefined;
      return refused('E_NOT_CONNECTED', { place: { key: `place.${action.to}` } });
    }
    case 'look':
      return judgeLook(state, action);
    case 'draw': {
      if (inJail) return refused('E_IN_JAIL');
      const due = (turn.phase === 'look' || turn.phase === 'draw') && turn.draws > 0 && deckLeft(state) > 0;
      return due ? undefined : refused('E_WRONG_STEP', undefined, 'JI-7.1');
    }
    case 'payTask': {
      if (turn.phase === 'move' || turn.phase === 'jail') return refused('E_WRONG_STEP', undefined, 'JI-R38');
      const part = cardOf(state, person, action.card).parts[action.part];
      if (part?.at !== person.place) return refused('E_NOT_HERE', undefined, 'JI-R38');
      return part.amount <= person.money ? undefined : tooLittle(part.amount, person.money);
    }
    case 'payBail': {
      if (turn.phase !== 'jail' || mayPlace(state, person))
        return refused('E_WRONG_STEP', undefined, 'JI-R24');
      const bail = bailOf(state, person);
      return bail <= person.money ? undefined : tooLittle(bail, person.money);
    }
    case 'placeFromJail':
      if (turn.phase !== 'jail') return refused('E_WRONG_STEP', undefined, 'JI-R24');
      return mayPlace(state, person) ? undefined : refused('E_NOT_RELEASED');
    case 'endTurn':
      return judgeEnd(state, person);
    default:
      return refused('E_BAD_COMMAND');
  }
}

function judgeLook(state: State, action: Extract<Action, { type: 'look' }>): Refusal | undefined {
  const { turn } = state;
  if (turn.phase === 'move' || turn.closed) return refused('E_WRONG_STEP', undefined, 'JI-R18');
  if (turn.looks === 0) return refused('E_NO_LOOKS_LEFT');
  const card = state.sheet[squareAt(action.row, action.square)] ?? 0;
  if (card === 0) return refused('E_NO_CARD_THERE');
  return turn.looked.includes(card) ? refused('E_ALREADY_LOOKED') : undefined;
}

function judgeEnd(state: State, person: Person): Refusal | undefined {
  const { phase, draws } = state.turn;
  if (phase === 'move') return refused('E_WRONG_STEP');
  if (phase === 'jail') {
    return mayPlace(state, person) ? refused('E_WRONG_STEP', undefined, 'JI-R24') : undefined;
  }
  const due = phase !== 'end' && draws > 0 && deckLeft(state) > 0;
  return due ? refused('E_MUST_DRAW', { count: Math.min(draws, deckLeft(state)) }) : undefined;
}

export const tooLittle = (needed: number, has: number): Refusal =>
  refused('E_NOT_ENOUGH_MONEY', { needed, has, missing: needed - has });
