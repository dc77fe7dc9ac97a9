import { plain } from '../room/encoding/plain.ts';
import type { Farewell, Link, Person } from '../room/ports.ts';
import type { Sentence, ServerMessage } from '../room/protocol.ts';
import type { ClientMessage, Hello } from '../room/requests.ts';
import type { Room } from '../room/room.ts';
import { CLOSE, isFinal } from './closeCodes.ts';
import type { Devices } from './devices.ts';
import { findOrHandOn, type HandingNeeds } from './handing.ts';
import { type Inbox, type InboxNeeds, newInbox } from './inbox.ts';
import type { Metrics } from './metrics.ts';
import type { Peer } from './peer.ts';
import type { Door, MeasuredLine } from './ports.ts';
import type { Pipe } from './relay.ts';

const HELLO_WITHIN_MS = 5000;

export interface SessionNeeds extends HandingNeeds, InboxNeeds {
  readonly metrics: Pick<Metrics, 'count'>;
  readonly seats: Devices;
}

export interface Session {
  readonly hear: Inbox;
  /** Too much comes in that is no message at all. */
  flooded(): void;
  /** The line is gone. */
  ended(): void;
}

/**
 * One client from its opening to its end: greets, then stands for a seat. `rawDoor` is what texts of another
 * node go out by: it has looked at its own lease.
 */
export function newSession(door: Door, needs: SessionNeeds, peer: Peer, rawDoor: Door = door): Session {
  const { metrics, time, seats } = needs;
  const { send } = door;
  let here: { readonly room: Room; readonly link: Link } | undefined;
  /** From the first `hello` on, until it is found whom it is for; what comes meanwhile waits for it. */
  let [greeting, isLooking]: [Promise<unknown> | undefined, boolean] = [undefined, false];
  let measured: MeasuredLine | undefined;
  let piped: Pipe | undefined;
  const stopWaiting = time.after(HELLO_WITHIN_MS, () => fail({ key: 'link.noHello' }, CLOSE.noHello));

  const say = (message: ServerMessage): void => send((here?.link.encoding ?? plain).message(message));

  function fail(error: Sentence, close?: number): void {
    // Nothing more is read from a flood, or its frames would go on to be taken apart until the line ends.
    if (close === CLOSE.tooOften) door.stopReading();
    if (!door.isOpen) return;
    metrics.count('crossings_errors_total');
    say({ t: 'error', error, fatal: close !== undefined && isFinal(close) });
    if (close !== undefined) door.close(close, error.key);
  }

  function leave(why: Farewell): void {
    if (why === 'link.wrongToken') fail({ key: why }, CLOSE.noTable);
    door.close(CLOSE.restart, why);
  }

  async function greet(hello: Hello): Promise<void> {
    stopWaiting();
    // Known before the first is answered: several at once would be as many guesses.
    if (greeting !== undefined) return fail({ key: 'link.twice' });
    const looking = findOrHandOn(hello, needs, peer, rawDoor).finally(() => (isLooking = false));
    [isLooking, greeting] = [true, looking.catch(() => {})];
    const found = await looking;
    if ('send' in found) piped = found;
    else if ('error' in found) fail(found.error, found.close);
    else if (door.isOpen) await enter(found.room, found.person, hello);
  }

  function enter(room: Room, person: Person, hello: Hello): Promise<void> {
    measured = room.isRealTime && person.seat !== null ? door.measure(say) : undefined;
    const link: Link = {
      ...person,
      from: peer,
      encoding: room.encodingFor(hello),
      rules: hello.rules === true,
      ...(hello.language !== undefined && { language: hello.language }),
      send,
      close: leave,
      ...(measured && { roundTrip: measured.roundTrip }),
    };
    here = { room, link };
    seats.come(room.head.id, link, say);
    return room.connect(link, hello.last);
  }

  function answer(message: ClientMessage): Promise<void> | undefined {
    if (message.t === 'hello') return greet(message);
    if (piped !== undefined) piped.send(message);
    else if (message.t === 'ping') say({ t: 'pong' });
    else if (message.t === 'probed') measured?.probed(message.nonce);
    else if (isLooking) return greeting?.then(() => answer(message));
    else if (here === undefined) fail({ key: 'link.noHello' }, CLOSE.noHello);
    else return here.room.receive(here.link, message);
    return undefined;
  }

  const refuse = (id: string, refusal: Sentence): void => say({ t: 'refused', id, refusal });
  return {
    hear: newInbox(needs, peer, { answer, refuse, fail }),
    flooded: () => fail({ key: 'link.tooOften' }, CLOSE.tooOften),
    ended() {
      stopWaiting();
      measured?.stop();
      piped?.close();
      if (here === undefined) return;
      seats.go(here.room.head.id, here.link);
      here.room.disconnect(here.link);
    },
  };
}
