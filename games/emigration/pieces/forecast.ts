import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { RegisterSide } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { cardOf } from './cards.ts';
import { keptAs } from './people.ts';
import { betterRegister, setsOf, type Withdrawal, withdrawalOf } from './withdraw.ts';

/**
 * "If you crossed now": what would be withdrawn, item by item, and the chance of entry in each lane (section
 * 9).
 */
export interface Forecast extends Withdrawal {
  readonly held: number;
  /** The side on which a Family Register would count, if there is one. */
  readonly register: RegisterSide | null;
  readonly sets: readonly [number, number, number];
  readonly total: number;
  /** Passport and Ticket are both there. */
  readonly papers: boolean;
  /** By lane: how many of the tokens that may lie on top would let the player in, and of how many. */
  readonly lanes: readonly { readonly passing: number; readonly of: number }[];
}

export function forecastOf(view: View, seat: Seat): Forecast {
  const { config } = view;
  const mine = view.seats[seat];
  const content = contentOf(config);
  const holder = {
    destination: content.destinations.findIndex(({ id }) => id === mine?.destination),
    money: mine?.money ?? 0,
    documents: (mine?.documents ?? []).map(cardOf),
    connections: (mine?.connections ?? []).map(cardOf),
    life: (mine?.life ?? []).map(cardOf),
  };
  const held = mine?.assurance ?? 0;
  const frame = view.agenda.at(-1);
  // Who stands before the lanes has traded already, and a second trade would count a loss twice.
  const traded = (mine?.crossing ?? null) !== null || (view.active === seat && frame?.step === 'lane');
  const chosen = view.active === seat && frame?.step === 'withdraw' ? frame.register : null;
  const hasRegister = keptAs(content, holder.life, 'register') >= 0;
  const register = traded || !hasRegister ? null : (chosen ?? betterRegister(config, holder));
  const sets = traded ? ([0, 0, 0] as const) : setsOf(config, holder, register);
  const withdrawal: Withdrawal = traded
    ? { gains: [0, 0, 0], loss: 0, loan: 0, sum: 0 }
    : withdrawalOf(config, holder, register, sets);
  const total = Math.max(0, held + withdrawal.sum);
  const papers = (mine?.passports ?? 0) > 0 && (mine?.tickets ?? 0) > 0;
  const lanes = view.lanes.map(({ left, top }) => {
    const known = top === null ? left : [top];
    return { passing: papers ? known.filter((token) => token <= total).length : 0, of: known.length };
  });
  return { ...withdrawal, held, register, sets, total, papers, lanes };
}
