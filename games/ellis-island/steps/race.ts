import { bug } from '../../../engine/bug.ts';
import type { Actor, Refusal, Seat } from '../../../engine/game.ts';
import { type Action, MOST_REACTION } from '../action.ts';
import { FEATURES, physicalId } from '../content.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { maybeShufflePhysical, pairIn, turnCard } from '../pieces/deck.ts';
import { adjusted, collectedBy, firstOf, inOrder, isReaction, RACE } from '../pieces/race/judge.ts';
import { fail, lapse, pass } from '../pieces/results.ts';
import { notPartOf, refused } from '../refusals.ts';
import { go, type Race, type State } from '../state.ts';
import { SLAPS, TIME_UP } from './orders.ts';
import { switchToNerve } from './physical.ts';
import { notNowFor, refuseClock } from './place.ts';

/**
 * Time passes in quarters of the interval between two cards, also when no more cards come: windows look alike
 * from the first card to the result (7.3).
 */
const TICKS = 4;

/** EI-10.3 to EI-10.8, EI-R25 to EI-R30. */
export const race: Deciding<'race'> = {
  takes: ['slap', 'timeUp', 'lost'],
  awaiting(state) {
    const now = raceOf(state);
    return {
      must: [],
      // Whoever has slapped rightly stays here: nobody may see that they have.
      may: now.participants.filter((seat) => !now.out.includes(seat)),
      window: { id: state.window, ms: now.tickMs, closes: TIME_UP, hidden: true, of: 'race' },
    };
  },
  options(state, _frame, seat) {
    const now = raceOf(state);
    if (isBarred(now, seat)) return [];
    return SLAPS[state.config.slapForm][now.row.length] ?? [];
  },
  forms(state, _frame, seat) {
    const now = raceOf(state);
    if (isBarred(now, seat)) return [];
    const features = state.config.slapForm === 'named' ? FEATURES : ['any'];
    return [
      {
        type: 'slap',
        fields: {
          feature: { kind: 'one', of: features },
          card: { kind: 'number', min: 1, max: now.row.length, step: 1 },
          reaction: { kind: 'number', min: -1, max: MOST_REACTION, step: 1 },
        },
      },
    ];
  },
  outOfPlace: ({ race: now }, actor, action) =>
    action.type === 'lost' && now !== null
      ? notNowFor(actor, [now.seat], 'EI-R59')
      : notNowFor(actor, now?.participants, 'EI-10.2'),
  outOfTurn: (state, _frame, seat, action) =>
    action.type === 'slap' && raceOf(state).participants.includes(seat)
      ? barred(raceOf(state), seat)
      : notPartOf(action.type === 'lost' ? 'EI-R59' : 'EI-10.2'),
  refuse: (state, _frame, actor, action) => refuseSlap(state, actor, action),
  apply(state, _frame, actor, action, ctx) {
    const now = raceOf(state);
    if (action.type === 'timeUp') return tick(state, now, ctx);
    if (action.type === 'lost') return loseLine(state, now, ctx);
    if (actor === 'clock' || action.type !== 'slap') return bug('not for this step', action);
    slap(state, now, actor, action, ctx);
  },
  fallback: () => bug('nobody must act in a race'),
};

export const raceOf = (state: State): Race => state.race ?? bug('no race is run');

function refuseSlap(state: State, actor: Actor, action: Action): Refusal | undefined {
  if (actor === 'clock') return refuseClock(actor, action);
  const now = raceOf(state);
  if (action.type === 'lost') return actor === now.seat ? undefined : notPartOf('EI-R59');
  if (action.type !== 'slap') return refuseClock(actor, action);
  if ((action.feature === 'any') !== (state.config.slapForm === 'single')) {
    return refused('E_BAD_OPTION', undefined, 'EI-R26');
  }
  if (action.card > now.row.length) return refused('E_BAD_OPTION', undefined, 'EI-R30');
  return isBarred(now, actor) ? barred(now, actor) : undefined;
}

/** A second press, or one after a false slap. */
const barred = (now: Race, seat: Seat): Refusal =>
  refused('E_OUT', undefined, now.pressed.includes(seat) ? 'EI-R26' : 'EI-R27');

/** Out, waiting after a false slap (`skipCard`), or done with a right one: known to that seat itself. */
function isBarred(now: Race, seat: Seat): boolean {
  if (now.out.includes(seat) || now.row.length < (now.skip[seat] ?? 0)) return true;
  return now.pressed.includes(seat);
}

/** Turns the first card at once. */
export function beginDeal(state: State, now: Race, ctx: Ctx): void {
  maybeShufflePhysical(state);
  now.row = [];
  now.out = [];
  now.skip.fill(0);
  now.slaps = [];
  now.pressed = [];
  go(state, 'race');
  revealCard(state, now, ctx);
}

function revealCard(state: State, now: Race, ctx: Ctx): void {
  ctx.reveal('all');
  const card = turnCard(state, ctx.chance);
  now.row.push(card);
  now.elapsed = 0;
  ctx.out?.push({ type: 'cardTurned', card: physicalId(card), nth: now.row.length });
  nextInterval(state, now, ctx);
  maybeNobodyLeft(state, now, ctx);
}

/** EI-R27, `skipCard`: a pair is on the table and nobody may slap any more. */
export function maybeNobodyLeft(state: State, now: Race, ctx: Ctx): void {
  if (now.slaps.length > 0 || !pairIn(now.row, 'any')) return;
  if (now.participants.some((seat) => !isBarred(now, seat))) return;
  fail(state, now.seat, now.slot, 'physical', ctx);
}

/** EI-R29: a random 1600 to 2800 ms between two cards. */
function nextInterval(state: State, now: Race, { chance }: Ctx): void {
  now.tick = 0;
  now.tickMs = Math.floor((RACE.least + chance.below(RACE.most - RACE.least + 1)) / TICKS);
  state.window++;
}

function tick(state: State, now: Race, ctx: Ctx): void {
  now.elapsed += now.tickMs;
  now.tick++;
  state.window++;
  if (!pairIn(now.row, 'any')) {
    if (now.tick === TICKS) revealCard(state, now, ctx);
    return;
  }
  if (now.elapsed >= closesAt(now)) {
    judge(state, now, ctx);
    return;
  }
  if (now.tick === TICKS) nextInterval(state, now, ctx);
}

/** EI-R28, EI-R30.6: when slaps are too late, since the card that made the pair. */
function closesAt(now: Race): number {
  if (now.slaps.length === 0) return RACE.window;
  const pending = now.participants.filter((seat) => !isBarred(now, seat));
  return collectedBy(
    now.slaps,
    pending.map((seat) => now.trips[seat] ?? 0),
  );
}

/** EI-R26, EI-R27, EI-R30. The rules read no clock: `ctx.at` was stamped by the room when the slap came. */
function slap(
  state: State,
  now: Race,
  seat: Seat,
  { feature, card, reaction }: Extract<Action, { type: 'slap' }>,
  ctx: Ctx,
): void {
  // A reaction later than its arrival is a press announced for later in this tick (EI-R58): bots think ahead.
  const isAhead = reaction > now.elapsed + ctx.at && reaction < now.elapsed + now.tickMs;
  const a = isAhead ? reaction : now.elapsed + ctx.at;
  // Too late to count, and no penalty either; in the same words as any other.
  const isLate = pairIn(now.row, 'any') && a > closesAt(now);
  const ms = adjusted({ a, r: now.trips[seat] ?? 0, c: reaction < 0 ? null : reaction });
  const isRight = card === now.row.length && isReaction(ms) && pairIn(now.row, feature);
  ctx.out?.push({ type: 'slapped', seat, feature, isFalse: !isLate && !isRight });
  if (isLate || isRight) now.pressed.push(seat);
  if (isLate) return;
  if (isRight) {
    now.slaps.push({ seat, ms });
    return;
  }
  slapFalsely(state, now, seat, ctx);
}

function slapFalsely(state: State, now: Race, seat: Seat, ctx: Ctx): void {
  // It also says that no right slap was collected before.
  ctx.reveal('all');
  if (state.config.falseSlap === 'out') {
    now.out.push(seat);
    if (seat === now.seat) fail(state, seat, now.slot, 'physical', ctx);
    return;
  }
  now.skip[seat] = now.row.length + 2;
  maybeNobodyLeft(state, now, ctx);
}

/** EI-10.7, EI-10.8, EI-R28, EI-R30.6. */
function judge(state: State, now: Race, ctx: Ctx): void {
  const order = inOrder(now.slaps, now.seat);
  ctx.reveal('all');
  ctx.out?.push({ type: 'raceOver', order, row: now.row.map(physicalId) });
  const isFirst = firstOf(now.slaps, now.seat) === now.seat;
  const inTime = !now.byClock || (order[0]?.ms ?? 0) <= RACE.alone;
  if (isFirst && inTime) pass(state, now.seat, now.slot, 'physical', ctx);
  else fail(state, now.seat, now.slot, 'physical', ctx);
}

/**
 * EI-R30.8: before the pair the deal is void; the second time the attempt lapses. Afterwards nothing changes.
 */
function loseLine(state: State, now: Race, ctx: Ctx): void {
  if (pairIn(now.row, 'any')) return;
  ctx.out?.push({ type: 'dealVoid', seat: now.seat });
  now.losses++;
  if (now.losses > 1) {
    giveUpRace(state, now, ctx);
    return;
  }
  state.window++;
  go(state, 'lost');
}

/** The attempt lapses, and with `auto` the table plays Steady Nerve from now on (EI-R32). */
export function giveUpRace(state: State, now: Race, ctx: Ctx): void {
  if (state.config.physicalForm === 'auto') switchToNerve(state, ctx);
  lapse(state, now.seat, now.slot, ctx);
}
