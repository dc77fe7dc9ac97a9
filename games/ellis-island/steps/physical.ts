import type { Seat } from '../../../engine/game.ts';
import type { Ctx } from '../kind.ts';
import { pass, whoIs } from '../pieces/results.ts';
import { activeSeats, go, isActive, type Race, rightOf, type State } from '../state.ts';

/** EI-10.1, EI-10.2, EI-R31 to EI-R33: dealer, participants and form. */
export function declarePhysical(state: State, seat: Seat, slot: number, ctx: Ctx): void {
  const two = activeSeats(state).length === 2;
  const form = formNow(state, ctx);
  const isFree = two && state.config.physical2p === 'autopass';
  const dealer = two ? -1 : rightOf(state, seat);
  const alone = two && form === 'race' && state.config.physical2p === 'clock';
  const participants = alone ? [seat] : [seat, ...rivalsOf(state, seat, dealer)];
  ctx.out?.push({
    type: 'attempted',
    who: whoIs(state, seat, slot, ctx),
    challenge: 'physical',
    form: isFree ? 'autopass' : form,
    by: isFree || dealer < 0 ? null : dealer,
  });
  if (isFree) {
    pass(state, seat, slot, 'physical', ctx);
    return;
  }
  if (form === 'nerve') {
    startNerve(state, seat, slot, dealer, participants);
    return;
  }
  const none = (): number[] => state.players.map(() => 0);
  state.race = {
    seat,
    slot,
    dealer,
    byClock: alone,
    participants,
    ready: [],
    trips: none(),
    late: false,
    row: [],
    out: [],
    skip: none(),
    slaps: [],
    pressed: [],
    elapsed: 0,
    tick: 0,
    tickMs: 0,
    losses: 0,
  };
  state.window++;
  go(state, 'ready');
}

/** A race that is not to be run: everybody is asked for a number, also whoever sat out or was not to race. */
export function nerveInstead(state: State, { seat, slot, dealer }: Race, ctx: Ctx): void {
  switchToNerve(state, ctx);
  startNerve(state, seat, slot, dealer, [seat, ...rivalsOf(state, seat, dealer)]);
}

function startNerve(
  state: State,
  seat: Seat,
  slot: number,
  dealer: Seat,
  participants: readonly Seat[],
): void {
  state.race = null;
  state.nerve = {
    seat,
    slot,
    dealer,
    participants: [...participants],
    hands: state.players.map(() => 0),
  };
  state.window++;
  go(state, 'nerve');
}

/** EI-R32. The table is told the form, never the cause. */
function formNow(state: State, ctx: Ctx): 'race' | 'nerve' {
  const { physicalForm, pace } = state.config;
  if (physicalForm !== 'auto') return physicalForm;
  if (pace === 'async' || state.calm) return 'nerve';
  if (!state.players.some((player) => player.resigned === 0 && player.prefer.calm)) return 'race';
  switchToNerve(state, ctx);
  return 'nerve';
}

/** Never taken back. */
export function switchToNerve(state: State, ctx: Ctx): void {
  state.calm = true;
  ctx.reveal('all');
}

/** EI-R33: active seats to the left, the dealer skipped. */
function rivalsOf(state: State, seat: Seat, dealer: Seat): Seat[] {
  const n = state.players.length;
  const most = { all: n, next3: 3, next1: 1 }[state.config.physicalRivals];
  const rivals: Seat[] = [];
  for (let i = 1; i < n && rivals.length < most; i++) {
    const other = (seat + i) % n;
    if (other !== dealer && isActive(state, other)) rivals.push(other);
  }
  return rivals;
}
