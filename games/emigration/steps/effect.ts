import { bug } from '../../../engine/bug.ts';
import { rollDie } from '../../../engine/chance.ts';
import { contentOf } from '../box.ts';
import type { Effect, StashKind } from '../content/effects.ts';
import type { Ref } from '../event.ts';
import type { Ctx } from '../kind.ts';
import type { Card } from '../pieces/cards.ts';
import { cardRef } from '../pieces/refs.ts';
import { nextSeat, type SeatState, type State, seatOf } from '../state.ts';
import { rollToGraduate } from './college.ts';

interface Held {
  readonly money: readonly number[];
  readonly assurance: readonly number[];
}

/** What everybody holds now, to tell later what an effect changed. */
export const snapshot = ({ seats }: State): Held => ({
  money: seats.map((seat) => seat.money),
  assurance: seats.map((seat) => seat.assurance),
});

interface More {
  readonly roll?: number | undefined;
  readonly drawn?: Ref;
  readonly destination?: Ref | null;
}

export function tellEffect(state: State, card: Card, before: Held, ctx: Ctx, more: More = {}): void {
  const now = snapshot(state);
  const change = (key: keyof Held): number[] => now[key].map((n, seat) => n - (before[key][seat] ?? 0));
  ctx.out?.push({
    type: 'lifeEffect',
    seat: state.active,
    card: cardRef(contentOf(state.config), card),
    money: change('money'),
    assurance: change('assurance'),
    roll: more.roll ?? null,
    drawn: more.drawn ?? null,
    destination: more.destination ?? null,
  });
}

/** Does something and tells whose Money and Assurance Tokens it changed. */
export function tellChanges(state: State, card: Card, ctx: Ctx, change: () => void, more: More = {}): void {
  const before = ctx.out === undefined ? undefined : snapshot(state);
  change();
  if (before !== undefined) tellEffect(state, card, before, ctx, more);
}

/** An effect that asks nothing. Several players are worked out from the position before it (EM-R73). */
export function affect(state: State, card: Card, effect: Effect, ctx: Ctx): void {
  if (effect.do === 'examDay') {
    examDay(state, card, effect.money, ctx);
    return;
  }
  const before = ctx.out === undefined ? undefined : snapshot(state);
  const roll = change(state, effect, ctx);
  if (before !== undefined) tellEffect(state, card, before, ctx, { roll });
}

/** Gives back the die, where one was rolled. */
function change(state: State, effect: Effect, ctx: Ctx): number | undefined {
  const me = seatOf(state, state.active);
  switch (effect.do) {
    case 'take':
      me.money += effect.money;
      return undefined;
    case 'takePer':
      me.money += Math.min(effect.most, effect.money + holds(me, effect.of));
      return undefined;
    case 'everyoneTakes':
      for (const seat of state.seats) seat.money += effect.money;
      return undefined;
    case 'assure':
      me.assurance += effect.assurance;
      return undefined;
    case 'fogLoss':
      if (state.config.mentalFogLoss === 'money') me.money -= Math.min(me.money, effect.amount);
      else me.assurance -= Math.min(me.assurance, effect.amount);
      return undefined;
    case 'pandemic':
      return pandemic(state, ctx);
    case 'shareOfRichest': {
      let most = 0;
      for (const seat of state.seats) most = Math.max(most, seat.money);
      me.money += Math.floor(most / effect.per);
      return undefined;
    }
    case 'assureHolders':
      for (const seat of state.seats) if (holds(seat, effect.of) > 0) seat.assurance += effect.assurance;
      if (holds(me, effect.of) === 0) me.money += effect.money;
      return undefined;
    case 'byDegree':
      if (me.degrees > 0) me.assurance += effect.assurance;
      else me.money += effect.money;
      return undefined;
    case 'everyoneLosesPer':
      for (const seat of state.seats) seat.money -= Math.floor(seat.money / effect.per);
      return undefined;
    case 'duesFromRicher': {
      const mine = me.money;
      for (const seat of state.seats) {
        if (seat === me || seat.money < mine + effect.by) continue;
        const due = Math.min(seat.money, effect.money);
        seat.money -= due;
        me.money += due;
      }
      return undefined;
    }
    case 'reliefForPoor':
      for (const seat of state.seats) if (seat.money <= effect.upTo) seat.money += effect.money;
      return undefined;
    default:
      return bug('this effect asks somebody first', effect);
  }
}

const holds = (seat: SeatState, of: StashKind): number => seat[of].length;

/** EM-15.2, EM-R55, EM-R08: one roll for all; the first time everybody loses, afterwards everybody gains. */
function pandemic(state: State, ctx: Ctx): number {
  const roll = rollDie(ctx.chance, 6);
  const first = state.pandemics === 0;
  state.pandemics++;
  for (const seat of state.seats) seat.money += first ? -Math.min(seat.money, roll) : roll;
  return roll;
}

/** LIFE-HY-4: everyone in college rolls, from the activator clockwise. */
function examDay(state: State, card: Card, money: number, ctx: Ctx): void {
  const before = snapshot(state);
  let students = 0;
  let seat = state.active;
  for (let i = 0; i < state.seats.length; i++) {
    if (seatOf(state, seat).inCollege) {
      students++;
      rollToGraduate(state, seat, ctx);
    }
    seat = nextSeat(state, seat);
  }
  if (students > 0) return;
  seatOf(state, state.active).money += money;
  tellEffect(state, card, before, ctx);
}
