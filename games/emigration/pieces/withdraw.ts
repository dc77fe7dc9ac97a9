import type { Config } from '../config.ts';
import type { RegisterSide } from '../content.ts';
import type { SeatState } from '../state.ts';
import { destinationOf, statusOf } from './people.ts';

type Register = RegisterSide | null;
type Holder = Pick<SeatState, 'destination' | 'money' | 'documents' | 'connections' | 'life'>;

/** What a player owns of each kind, Money first; a Family Register counts on the side it was put (EM-R72). */
export const ownedBy = (seat: Holder, register: Register): readonly [number, number, number] => [
  seat.money,
  seat.documents.length + (register === 'document' ? 1 : 0),
  seat.connections.length + (register === 'connection' ? 1 : 0),
];

/** EM-12.2: the whole sets of each kind. */
export function setsOf(config: Config, seat: Holder, register: Register): readonly [number, number, number] {
  const { money, documents, connections } = destinationOf(config, seat);
  const [m, d, c] = ownedBy(seat, register);
  return [Math.floor(m / money.size), Math.floor(d / documents.size), Math.floor(c / connections.size)];
}

export interface Withdrawal {
  /** Money, Documents, Connections. */
  readonly gains: readonly [number, number, number];
  /** EM-12.5: for too few Documents, counted before trading (EM-R45). */
  readonly loss: number;
  /** LIFE-CO-1. */
  readonly loan: number;
  readonly sum: number;
}

/** All gains and losses of WITHDRAW added up (EM-R46); what is held is raised to 0 only after that. */
export function withdrawalOf(
  config: Config,
  seat: Holder,
  register: Register,
  sets: readonly number[],
): Withdrawal {
  const rates = destinationOf(config, seat);
  const [money = 0, documents = 0, connections = 0] = sets;
  const gains = [
    money * rates.money.gives,
    documents * rates.documents.gives,
    connections * rates.connections.gives,
  ] as const;
  const loss = ownedBy(seat, register)[1] < rates.minimum ? rates.loss : 0;
  const loan = statusOf(config, seat, 'loan');
  return { gains, loss, loan, sum: gains[0] + gains[1] + gains[2] - loss - loan };
}

/** 6.4: the side of the Family Register that gives more; as a Document on a tie. */
export function betterRegister(config: Config, seat: Holder): RegisterSide {
  const sum = (register: Register): number =>
    withdrawalOf(config, seat, register, setsOf(config, seat, register)).sum;
  return sum('connection') > sum('document') ? 'connection' : 'document';
}
