import { seeded } from '../chance.ts';
import type { Game, Kind, Viewer } from '../game.ts';
import type { Title } from '../title.ts';
import { type Span, someCases } from './cases.ts';
import { type Leaf, leavesIn, Paths } from './paths.ts';
import { type Position, walk } from './walk.ts';
import { eyesAt } from './worlds.ts';

/** What is known of one field of a view. */
export interface Sight {
  /** Worlds of others it was compared with. */
  pairs: number;
  /** Another seat can imagine it otherwise: it is hidden from somebody. */
  hidden: boolean;
  /** Whoever sees everything sees something else here: a number instead of faces, a back. */
  veiled: boolean;
}

/** Who is told a field of an event as it is. */
export const TOLD = ['nobody', 'some seats', 'every seat', 'everybody'] as const;
export type Told = (typeof TOLD)[number];

/** Whom a field of an event was told to, over all the times it occurred: places in TOLD. */
export interface Telling {
  times: number;
  least: number;
  most: number;
}

export interface Knowledge {
  /** By path: what a seat is shown, and what the public is shown. */
  readonly seat: ReadonlyMap<string, Sight>;
  readonly public: ReadonlyMap<string, Sight>;
  readonly events: ReadonlyMap<string, Telling>;
}

/**
 * All that is shown while a game runs. No law can know what ought to be secret: this is what people read, and
 * what a test keeps for them (engine/testing/knows.ts).
 */
export function knowledgeOf<K extends Kind>(title: Title<K>, span: Span): Knowledge {
  const { game } = title;
  const seat = new Paths<Sight>(mergeSights);
  const open = new Paths<Sight>(mergeSights);
  const events = new Paths<Telling>(mergeTellings);
  for (const given of someCases(title, span)) {
    let next = given.seed % 5;
    for (const here of walk(title, given)) {
      if (game.outcome(here.state) !== undefined) break;
      hear(game, here, given.seats, events);
      if (here.step < next) continue;
      look(game, here, given.seats, (viewer) => (viewer === 'public' ? open : seat));
      // Neighbouring positions look alike, and long games are dear: ever fewer of them.
      next = here.step + 1 + (here.step >> 2);
    }
  }
  return { seat: seat.named(), public: open.named(), events: events.named() };
}

const mergeSights = (one: Sight, other: Sight): Sight => ({
  pairs: one.pairs + other.pairs,
  hidden: one.hidden || other.hidden,
  veiled: one.veiled || other.veiled,
});

const mergeTellings = (one: Telling, other: Telling): Telling => ({
  times: one.times + other.times,
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});

function look<K extends Kind>(
  game: Game<K>,
  { state, step }: Position<K>,
  seats: number,
  into: (viewer: Viewer) => Paths<Sight>,
): void {
  const chance = seeded(`knowledge ${step}`);
  const whole = leavesIn(game.view(state, 'all'));
  const worlds = Array.from({ length: seats }, (_nothing, seat) =>
    game.imagine(game.view(state, seat), seat, null, chance),
  );
  for (const viewer of eyesAt(seats)) {
    const seen = game.view(state, viewer);
    const others = worlds
      .filter((_world, seat) => seat !== viewer)
      .map((world) => leavesIn(game.view(world, viewer)));
    const paths = into(viewer);
    paths.measure(seen, seats);
    for (const [place, { value, steps }] of leavesIn(seen)) {
      if (steps[0] === 'config') continue;
      const hidden = others.some((leaves) => differs(leaves, place, value));
      const veiled = differs(whole, place, value);
      paths.add(steps, viewer, { pairs: others.length, hidden, veiled });
    }
  }
}

const differs = (leaves: ReadonlyMap<string, Leaf>, place: string, value: unknown): boolean =>
  leaves.get(place)?.value !== value;

/** A field is told where it is as the event has it; anything else in its place tells nothing of it. */
function hear<K extends Kind>(
  game: Game<K>,
  { state, events }: Position<K>,
  seats: number,
  paths: Paths<Telling>,
): void {
  // At a table for two, one other seat is every other seat: only larger ones can tell, where there are any.
  if (seats === 2 && game.seats.max > 2) return;
  for (const event of events) {
    const told = eyesAt(seats).map((viewer) => leavesIn(game.redact(event, viewer, state, 'live')));
    const toPublic = told.pop();
    for (const [place, { value, steps }] of leavesIn(event)) {
      const isTold = (leaves: ReadonlyMap<string, Leaf> | undefined): boolean =>
        leaves?.get(place)?.value === value;
      const heard = told.filter(isTold).length;
      const whom: Told = isTold(toPublic) ? 'everybody' : amongSeats(heard, seats);
      const far = TOLD.indexOf(whom);
      if (steps[0] !== 'type')
        paths.add([event.type, ...steps], 'public', { times: 1, least: far, most: far });
    }
  }
}

const amongSeats = (heard: number, seats: number): Told => {
  if (heard === 0) return 'nobody';
  return heard === seats ? 'every seat' : 'some seats';
};
