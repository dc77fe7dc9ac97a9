import type { Seat } from '../../../engine/game.ts';
import type { Flight } from '../../../kit/stage.ts';
import type { Event } from '../event.ts';

/** The names things carry on the table (`data-piece`). */
export const inLayout = (owner: Seat, slot: string): string => `card-${owner}-${slot}`;
export const stat = (
  seat: Seat,
  what: 'money' | 'tokens' | 'documents' | 'connections' | 'life' | 'passport' | 'ticket',
): string => `${what}-${seat}`;
export const supplyOf = (kind: string): string => `supply-${kind}`;
export const DISCARD = 'discard';

/** Cards go from a slot to a stash or the pile; coins go from who pays to who is paid. */
export function flights(events: readonly Event[]): Flight[] {
  const out: Flight[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'tollPaid':
        out.push({ from: stat(event.seat, 'money'), to: stat(event.to, 'money') });
        break;
      case 'bought':
        out.push({
          from: inLayout(event.owner, event.slot),
          to: stat(event.seat, event.card.startsWith('DOC') ? 'documents' : 'connections'),
        });
        break;
      case 'discarded':
        if (event.slot !== null) out.push({ from: inLayout(event.owner, event.slot), to: DISCARD });
        break;
      case 'lifeActivated':
        out.push({ from: inLayout(event.owner, event.slot), to: DISCARD });
        break;
      case 'lifeRemoved':
        out.push({
          from: event.slot === null ? stat(event.owner, 'life') : inLayout(event.owner, event.slot),
          to: DISCARD,
        });
        break;
      case 'paydayPaid':
        event.salaries.forEach((salary, seat) => {
          if (salary > 0) out.push({ from: inLayout(event.owner, event.slot), to: stat(seat, 'money') });
        });
        break;
      case 'supplyTaken':
        out.push({ from: supplyOf(event.kind), to: stat(event.seat, event.kind) });
        break;
      case 'scalped':
        out.push({ from: stat(event.seller, event.kind), to: stat(event.seat, event.kind) });
        break;
      default:
        break;
    }
  }
  return out;
}
