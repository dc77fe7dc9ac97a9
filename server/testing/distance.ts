import { EventEmitter } from 'node:events';
import { at } from '../../engine/at.ts';
import { type Chance, seeded } from '../../engine/chance.ts';
import type { Kind, Seat } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { FEATURES } from '../../games/ellis-island/content.ts';
import type { Event } from '../../games/ellis-island/event.ts';
import type { View } from '../../games/ellis-island/eyes/view.ts';
import { title as ellisIsland } from '../../games/ellis-island/index.ts';
import { position } from '../../games/ellis-island/lessons/position.ts';
import { pairIn } from '../../games/ellis-island/pieces/deck.ts';
import { oneWay, type Wire } from '../../games/ellis-island/pieces/race/testing/line.ts';
import { type State, stepOf } from '../../games/ellis-island/state.ts';
import type { Link } from '../../room/ports.ts';
import type { Request } from '../../room/requests.ts';
import { type Guest, guest, NOBODY, type World, world } from '../../room/testing/world.ts';
import { measureLine } from '../line.ts';

/** Who sits at the far end of a line, and what they do to win. */
export interface Racer {
  readonly wire: Wire;
  /** How long after painting the hand really comes down, race by race. */
  readonly reaction: (race: number) => number;
  /** What the client says it took; null says nothing. */
  readonly claims?: (ms: number) => number | null;
  /** How long its answers are held back, in milliseconds. */
  readonly holds?: (what: 'pong' | 'echo', chance: Chance, now: number) => number;
}

const PAINTED_MS = 16;

/** Two at the Department of Health, each in turn the challenger; after a race the next one begins. */
const atTheDesk = (state: State, seat: Seat): State =>
  position(state.config, 2, {
    step: 'challenge',
    moved: 1,
    turn: seat,
    players: [{ at: { 1: 'DOH', 2: 'S05' } }, { at: { 1: 'DOH', 2: 'S05' } }],
  });

const endless = {
  ...ellisIsland,
  game: {
    ...ellisIsland.game,
    setup: (config, seats, ctx) => atTheDesk(ellisIsland.game.setup(config, seats, ctx), 0),
    apply(state, actor, action, ctx) {
      ellisIsland.game.apply(state, actor, action, ctx);
      if (state.race !== null || stepOf(state) === 'challenge') return;
      const { window, turn } = state;
      Object.assign(state, atTheDesk(state, 1 - turn.seat), { window: window + 1 });
    },
  },
} satisfies typeof ellisIsland as unknown as Title<Kind>;

/** A person in a browser at the end of a line that takes its time, in a real room on simulated time. */
function sitFar(w: World, seat: Seat, racer: Racer, chance: Chance): Guest {
  const { time } = w;
  const one = guest(() => w.room, seat);
  const arrived = { down: 0, up: 0 };
  let races = 0;
  let requests = 0;
  let hasPressed = false;

  /** Pieces may not overtake each other, as on a real line. */
  function carry(way: 'down' | 'up', run: () => void): void {
    const due = Math.max(arrived[way], time.now() + Math.round(oneWay(chance, racer.wire, way)));
    arrived[way] = due;
    time.after(due - time.now(), run);
  }

  function act(action: object): void {
    const request = { t: 'act', id: `s${seat}-${requests++}`, decision: one.scene.decision, action };
    carry('up', () => void w.room.receive(one.link, request as Request));
  }

  function look(): void {
    if (one.following?.picture == null) return;
    const { step, turn, race } = one.scene.view as View;
    if (step === 'challenge' && turn.seat === seat) act({ type: 'attempt', challenge: 'physical' });
    if (step === 'ready' && !race?.ready.includes(seat)) act({ type: 'ready', trip: 0 });
    if (step !== 'race' || race === null || race.row.length === 1) hasPressed = false;
    else if (pairIn(race.row, 'any') && !hasPressed) press(race.row);
  }

  function press(row: readonly number[]): void {
    hasPressed = true;
    const took = racer.reaction(races++);
    time.after(chance.below(PAINTED_MS) + took, () => {
      // Whoever has been told that it is over presses no more.
      if (!hasPressed) return;
      const feature = FEATURES.find((each) => pairIn(row, each));
      const claim = racer.claims === undefined ? took : racer.claims(took);
      act({ type: 'slap', feature, card: row.length, reaction: Math.max(-1, Math.round(claim ?? -1)) });
    });
  }

  /** There, held back as long as the racer likes, and back again. */
  function answer(what: 'pong' | 'echo', heard: () => void): void {
    const held = racer.holds?.(what, chance, time.now()) ?? 0;
    carry('down', () => void time.after(held, () => carry('up', heard)));
  }

  const socket: EventEmitter = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    ping: (nonce: string) => answer('pong', () => socket.emit('pong', nonce)),
    terminate() {
      throw new Error('a line was lost');
    },
  });
  const measured = measureLine(
    socket as never,
    time,
    ({ nonce }) => answer('echo', () => measured.probed(nonce)),
    (n) => chance.below(Math.min(n, 1e6)),
  );
  const { send } = one.link;
  Object.assign(one.link, {
    roundTrip: measured.roundTrip,
    send: (text: string) =>
      carry('down', () => {
        send(text);
        look();
      }),
  } satisfies Partial<Link>);
  return one;
}

/** Who was first in each of so many races, by the verdict of the room; -1 for nobody. */
export async function racesOf(near: Racer, far: Racer, races: number, seed: string): Promise<Seat[]> {
  const w = await world(endless, { options: { physicalForm: 'race', familyAssignment: 'random' }, seed });
  const chance = seeded(`${seed} lines`);
  const people = [near, far].map((racer, seat) => sitFar(w, seat, racer, chance));
  for (const one of people) await w.room.connect(one.link, null);
  const firsts: Seat[] = [];
  // Everybody sits at the table for a while before the first race, as people do.
  await pass(w, 20_000);
  await w.room.receive(at(people, 0).link, { t: 'start', id: 'start' });
  for (let heard = 0; firsts.length < races; ) {
    await pass(w, 100);
    const { heard: messages } = at(people, 0);
    for (; heard < messages.length; heard++) {
      const message = at(messages, heard);
      for (const event of message.t === 'step' ? ((message.e ?? []) as Event[]) : []) {
        if (event.type === 'raceOver') firsts.push(event.order[0]?.seat ?? -1);
      }
    }
  }
  await w.room.close();
  return firsts;
}

/** Lets so much time pass, with everything in it at its own moment. */
async function pass({ time, room }: World, ms: number): Promise<void> {
  const until = time.now() + ms;
  while (time.now() < until) {
    time.pass(Math.min(until - time.now(), time.untilNext()));
    for (let turns = 0; turns < 2; turns++) await room.receive(NOBODY, { t: 'pause', id: 'nobody' });
  }
}
