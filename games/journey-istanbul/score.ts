import type { Outcome, Seat } from '../../engine/game.ts';
import { JAIL, OUT } from './content.ts';
import type { Ctx } from './kind.ts';
import type { State, Why } from './state.ts';

/** JI-18.4, JI-R52: the most money among those who travelled out; equals share it. */
export function winnersOf(state: State): Seat[] {
  if (state.config.outcome === 'together') return [];
  let most = -1;
  for (const person of state.people) if (person.place === OUT) most = Math.max(most, person.money);
  return state.people.flatMap((person, seat) =>
    person.place === OUT && person.money === most ? [seat] : [],
  );
}

/** From now on the cards lie open. What people said to each other stays theirs. */
export function endGame(state: State, why: Why, ctx: Ctx): void {
  state.agenda.length = 0;
  state.ended = { why };
  state.help = null;
  state.offer = null;
  state.undo = null;
  ctx.reveal('all');
  ctx.out?.push({
    type: 'gameEnded',
    why,
    out: state.people.flatMap((person, seat) => (person.place === OUT ? [seat] : [])),
    winners: winnersOf(state),
    money: state.people.map((person) => person.money),
  });
}

const CLAUSE_OF: Readonly<Record<Why, string>> = {
  allOut: 'JI-18.1',
  cards: 'JI-18.2',
  calendar: 'JI-18.3',
  agreed: 'JI-R50',
};

export function outcome(state: State): Outcome | undefined {
  if (state.ended === null) return undefined;
  const { why } = state.ended;
  return {
    why,
    rule: CLAUSE_OF[why],
    winners: winnersOf(state),
    // JI-18.6: what is held in Istanbul counts for nothing. JI-19.1: together, being out is all that counts.
    scores: state.people.map(({ place, money }) => {
      if (place !== OUT) return 0;
      return state.config.outcome === 'together' ? 1 : money;
    }),
    fates: state.people.map((person) => {
      if (person.place === OUT) return 'out';
      return person.place === JAIL ? 'inJail' : 'inIstanbul';
    }),
  };
}
