import { bug } from '../../engine/bug.ts';
import { boxOf } from './box.ts';
import { CRASH_TURNS, ROOM, SPACES } from './content.ts';
import { goalDeckOf } from './pieces/goals.ts';
import { displacedIn, vacanciesOf } from './pieces/nation.ts';
import { nationOf, originOf, type Pin, type State } from './state.ts';

/** Section 6, "After every action". */
export function audit(state: State): void {
  auditCards(state);
  auditGoals(state);
  const pins = new Set<Pin>();
  let count = 0;
  for (const nation of state.nations) {
    const { tokens, homes, displaced } = nation;
    if (!Number.isInteger(tokens) || tokens < 0) bug('tokens are', tokens);
    if (homes.length !== SPACES) bug('spaces of a board:', homes.length);
    for (const people of [...homes, displaced]) {
      if (people === null) continue;
      if (people !== displaced && people.length > ROOM) bug('more people than room', people);
      count += people.length;
      for (const pin of people) {
        if (!(originOf(pin) < state.nations.length)) bug('a pin of no nation', pin);
        pins.add(pin);
      }
    }
  }
  if (pins.size !== count) bug('a pin is in two places');
  if (count !== state.born - state.died) bug('pins', count, 'born', state.born, 'died', state.died);
  auditTurn(state);
}

function auditCards(state: State): void {
  const top = state.agenda.at(-1)?.step;
  const held = state.nations.flatMap(({ crashes }) => crashes);
  for (const { left } of held) if (left < 1 || left > CRASH_TURNS) bug('a crash with counter', left);
  const cards = [...state.deck, ...state.discard, ...held.map(({ card }) => card)];
  if (state.drawn !== null && (top === 'block' || top === 'migrate')) cards.push(state.drawn);
  const all = boxOf(state.config).cards.length;
  if (cards.length !== all || new Set(cards).size !== all) bug('cards were lost or doubled', cards);
  if (cards.some((card) => !(card >= 0 && card < all))) bug('no such card among', cards);
}

function auditGoals(state: State): void {
  const goals = [...state.nations.map(({ goal }) => goal), ...state.undealt];
  if (goals.sort().join() !== goalDeckOf(state.config).sort().join()) bug('goal cards were lost', goals);
}

/** Under `mustFill` nobody ends a turn with a displaced pin beside a vacancy (DI-5.4). */
function auditTurn(state: State): void {
  const seats = state.nations.length;
  if (state.answers.length !== seats) bug('answers of', state.answers.length);
  const begun = state.round > 1 || state.active !== state.first;
  if (!begun || state.agenda.at(-1)?.step !== 'draw' || state.config.vacancies !== 'mustFill') return;
  const last = nationOf(state, (state.active + seats - 1) % seats);
  if (displacedIn(last) > 0 && vacanciesOf(last) > 0) bug('a turn ended with people beside a vacancy');
}
