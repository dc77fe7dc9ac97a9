import type { Request } from '../../room/requests.ts';
import type { Asked, Journal } from './journal.ts';

/** What is asked, without its id. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** So many are certainly remembered by the room, also with a second device. */
const RECENT = 6;

/** What one client has asked for: kept until it is answered, and asked again on every new line. */
export interface Requests {
  readonly waiting: number;
  awaits(t: Request['t']): boolean;
  ask(wish: Wish): void;
  answered(id: string, answer: string, sentAt: number): void;
  again(): void;
  /** Once more, as a program that does not trust its line; also what was answered long ago. */
  repeat(which: 'latest' | 'old'): void;
}

export function newRequests(
  journal: Journal,
  place: { readonly name: string; readonly table: string },
  say: (request: Request) => boolean,
): Requests {
  const waiting = new Map<string, { readonly request: Request; readonly asked: Asked }>();
  const recent: { readonly request: Request; readonly asked: Asked }[] = [];
  let count = 0;

  function send({ request, asked }: { readonly request: Request; readonly asked: Asked }): void {
    if (say(request)) asked.times++;
  }

  return {
    get waiting() {
      return waiting.size;
    },
    awaits: (t) => [...waiting.values()].some(({ request }) => request.t === t),
    ask(wish) {
      const id = `${place.name.replace('client ', '')}-${++count}`;
      const request: Request = { ...wish, id };
      const { t } = request;
      const asked = {
        client: place.name,
        table: place.table,
        id,
        t,
        answer: undefined,
        answeredAt: 0,
        times: 0,
      };
      const one = { request, asked };
      // A picture is asked for once; the next line brings a whole one.
      if (t !== 'resync') {
        journal.asked.push(asked);
        waiting.set(id, one);
        if (recent.push(one) > RECENT) recent.shift();
      }
      journal.note(place.name, `${id} ${t}${request.t === 'act' ? ` ${request.action.type}` : ''}`);
      send(one);
    },
    answered(id, answer, sentAt) {
      const one = waiting.get(id);
      journal.note(place.name, `${id} ${answer}`);
      if (one === undefined) return;
      waiting.delete(id);
      one.asked.answer = answer;
      one.asked.answeredAt = sentAt;
    },
    again() {
      for (const one of waiting.values()) send(one);
    },
    repeat(which) {
      const one = which === 'latest' ? recent.at(-1) : recent[0];
      if (one !== undefined) send(one);
    },
  };
}
