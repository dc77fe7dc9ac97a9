import { answer } from './answer.ts';
import type { Core } from './core.ts';
import { placeOf } from './head.ts';
import type { Hosts } from './hosts.ts';
import { MOST_UNANSWERED } from './limits.ts';
import { forget, isOwner, letGo } from './owners.ts';
import type { Pasts } from './pasts.ts';
import type { Link } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Job, Queue } from './queue.ts';
import type { Request, Requested } from './requests.ts';
import { sayAnswer } from './say.ts';
import { welcome } from './welcome.ts';
import type { Reasons } from './why.ts';

/** Where connections come, ask and go. */
export interface Door {
  connect(link: Link, last: number | null): Promise<void>;
  disconnect(link: Link): void;
  receive(link: Link, request: Request): Promise<void>;
  close(): void;
}

export function openDoor(
  core: Core,
  queue: Queue,
  parts: { presence: Presence; hosts: Hosts; pasts: Pasts; reasons: Reasons },
): Door {
  const { presence, hosts, pasts, reasons } = parts;
  const unanswered = newUnanswered();
  let isClosed = false;

  /** A room that was put back on the shelf, or is lost, answers nobody: they come back to a fresh one. */
  function forLink(link: Link, job: Job): Promise<void> {
    if (!isClosed)
      return queue.enqueue(async () => (core.lost === null ? await job() : link.close(core.lost)));
    link.close('store.conflict');
    return Promise.resolve();
  }

  function tellPast(link: Link, { id, eyes }: Extract<Request, { t: 'history' }>): Promise<void> {
    if (!isClosed && isOwner(core.head, link)) return pasts.tell(link, id, eyes);
    link.close(isClosed ? 'store.conflict' : 'link.wrongToken');
    return Promise.resolve();
  }

  function tellReasons(link: Link, request: Requested<'why'>): Promise<void> {
    if (!isClosed && isOwner(core.head, link)) return reasons.tell(link, request);
    link.close(isClosed ? 'store.conflict' : 'link.wrongToken');
    return Promise.resolve();
  }

  return {
    connect(link, last) {
      core.gone.delete(link);
      return forLink(link, async () => {
        // A line that broke in the meantime is nobody: it would stay for ever.
        if (core.gone.has(link)) return;
        try {
          await welcome(core, link, last);
        } catch (error) {
          // Its line is answered all the same: it would wait there for ever.
          letGo(core, link, 'store.locked');
          throw error;
        }
        if (core.gone.has(link)) return;
        if (link.seat !== null) await presence.came(link.seat);
        await hosts.came(link);
      });
    },
    disconnect(link) {
      if (!forget(core, link)) return;
      if (link.seat !== null) core.languages.set(link.seat, link.language ?? null);
      if (link.seat !== null) presence.left(link.seat);
      // Who only looked on, or knocked, leaves nothing to do; but after any job the others are told.
      else void queue.enqueue(async () => {});
      hosts.maybeGone();
    },
    receive(link, request) {
      if (request.t === 'history') return tellPast(link, request);
      if (request.t === 'why') return tellReasons(link, request);
      const came = core.ports.time.now();
      const place = placeOf(core.head, link);
      if (place === undefined) return forLink(link, () => answer(core, link, request, came));
      if (!unanswered.add(place, request.id)) {
        sayAnswer(link, request.id, { key: 'room.tooMany' });
        return Promise.resolve();
      }
      return forLink(link, async () => {
        try {
          await answer(core, link, request, came);
          // Those whom the room let go do not say that they leave.
          if (request.t === 'revoke') presence.left(request.seat);
        } finally {
          unanswered.remove(place, request.id);
        }
      });
    },
    close() {
      isClosed = true;
    },
  };
}

/** By place: requests that are not answered yet, and on how many lines each was asked. */
interface Unanswered {
  /** False: too many. One that is under way and is asked again is never too many: it may be done. */
  add(place: number, id: string): boolean;
  remove(place: number, id: string): void;
}

function newUnanswered(): Unanswered {
  const places = new Map<number, Map<string, number>>();
  return {
    add(place, id) {
      const ids = places.get(place) ?? new Map<string, number>();
      if (!ids.has(id) && ids.size >= MOST_UNANSWERED) return false;
      places.set(place, ids.set(id, (ids.get(id) ?? 0) + 1));
      return true;
    },
    remove(place, id) {
      const ids = places.get(place);
      const left = (ids?.get(id) ?? 1) - 1;
      if (left > 0) ids?.set(id, left);
      else ids?.delete(id);
    },
  };
}
