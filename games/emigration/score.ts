import type { Outcome, Seat } from '../../engine/game.ts';
import { contentOf } from './box.ts';
import type { Ctx } from './kind.ts';
import { cardRef } from './pieces/refs.ts';
import type { State } from './state.ts';

/** Every way to end, with its clause. */
const CLAUSE_OF = {
  assurance: 'EM-13.1',
  money: 'EM-13.2',
  tie: 'EM-13.3',
  shared: 'EM-R52',
  nobody: 'EM-R53',
  together: 'EM-13.4',
} as const;
export type Why = keyof typeof CLAUSE_OF;
export const ENDS: readonly string[] = Object.keys(CLAUSE_OF);

/** EM-12.12. Everything hidden is shown. */
export function endGame(state: State, ctx: Ctx): void {
  state.agenda = [];
  state.ended = true;
  ctx.reveal('all');
  if (ctx.out === undefined) return;
  const content = contentOf(state.config);
  const { why, winners } = verdict(state);
  ctx.out.push({
    type: 'gameEnded',
    why,
    winners,
    entered: state.seats.map((seat) => seat.crossing?.entered === true),
    assurance: state.seats.map((seat) => seat.assurance),
    money: state.seats.map((seat) => seat.money),
    removed: state.removed.map((card) => cardRef(content, card)),
    lanes: state.lanes.map((tokens, lane) => tokens.slice(state.drawn[lane])),
  });
}

export function outcome(state: State): Outcome | undefined {
  if (!state.ended) return undefined;
  const { why, winners } = verdict(state);
  return {
    why,
    rule: CLAUSE_OF[why],
    winners,
    // EM-R78: the tokens left to those who entered; no place is awarded for it.
    scores: state.seats.map((seat) => (seat.crossing?.entered === true ? seat.assurance : 0)),
    fates: state.seats.map((seat, at) => {
      if (winners.includes(at)) return 'won';
      return seat.crossing?.entered === true ? 'entered' : 'refused';
    }),
  };
}

/** EM-13, EM-R52, EM-R53. */
function verdict(state: State): { readonly why: Why; readonly winners: readonly Seat[] } {
  const entered = state.seats.flatMap((seat, at) => (seat.crossing?.entered === true ? [at] : []));
  if (entered.length === 0) return { why: 'nobody', winners: [] };
  if (state.config.mode === 'cooperative') return { why: 'together', winners: entered };
  const leaders = best(entered, (seat) => state.seats[seat]?.assurance ?? 0);
  if (leaders.length === 1) return { why: 'assurance', winners: leaders };
  const richest = best(leaders, (seat) => state.seats[seat]?.money ?? 0);
  if (richest.length === 1) return { why: 'money', winners: richest };
  return state.config.tie === 'shared' ? { why: 'shared', winners: richest } : { why: 'tie', winners: [] };
}

function best(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}
