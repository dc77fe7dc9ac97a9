import type { Link } from '../room/ports.ts';
import type { ServerMessage } from '../room/protocol.ts';

/** Who else sits on the same chair: a second tab, or a phone beside the laptop. Both work; both are told. */
export interface Devices {
  come(table: string, link: Link, say: (message: ServerMessage) => void): void;
  go(table: string, link: Link): void;
}

export function newDevices(): Devices {
  const seats = new Map<string, Map<Link, (message: ServerMessage) => void>>();
  const placeOf = (table: string, link: Link): string | undefined =>
    link.seat === null ? undefined : `${table} ${link.seat}`;
  return {
    come(table, link, say) {
      const place = placeOf(table, link);
      if (place === undefined) return;
      const here = seats.get(place) ?? new Map();
      here.set(link, say);
      seats.set(place, here);
      if (here.size < 2) return;
      for (const tell of here.values()) {
        tell({ t: 'notice', notice: { key: 'link.secondDevice', args: { count: here.size } } });
      }
    },
    go(table, link) {
      const place = placeOf(table, link);
      const here = place === undefined ? undefined : seats.get(place);
      here?.delete(link);
      if (place !== undefined && here?.size === 0) seats.delete(place);
    },
  };
}
