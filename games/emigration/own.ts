import { BadInput } from '../../engine/door.ts';
import { allDifferent, notOurs, soMany } from '../../engine/own.ts';
import {
  among,
  checked,
  list,
  maybe,
  object,
  orElse,
  orNull,
  type Shape,
  text,
  whole,
} from '../../engine/shape.ts';
import { EFFECT, KEEP, STATUSES } from './content/effects.ts';
import { type Content, CROSSINGS, type Life, type Named } from './content.ts';

const OURS: Content = CROSSINGS;
export const LONGEST_NAME = 60;
/** What a Life card does, in order. */
export const EFFECTS = list(EFFECT, 4);

/** What the owner says about a row of ours: by its id, with a name of their own or none. */
const idIn = (rows: readonly Named[]): Shape<string> => among(rows.map(({ id }) => id));
const NAME = orElse(orNull(text(LONGEST_NAME)), null);
const named = ({ id }: Named, given: Named | undefined): Named => ({ id, name: given?.name ?? null });

/** Our rows of one table, each with what the owner says about it; `made` puts the two together. */
function rows<R extends Named, G extends Named>(
  ours: readonly R[],
  row: Shape<G>,
  made: (ours: R, given: G | undefined) => R,
  check: (rows: readonly R[], field: string) => void = () => {},
): Shape<readonly R[]> {
  const complete = (given: readonly G[]): readonly R[] =>
    ours.map((own) =>
      made(
        own,
        given.find(({ id }) => id === own.id),
      ),
    );
  const read = checked(list(row, ours.length), (given, field) => {
    allDifferent(
      given.map(({ id }) => id),
      (place) => `${field}[${place}].id`,
    );
    const all = complete(given);
    check(all, field);
    return all;
  });
  return orElse(read, complete([]));
}

const NATIONALITIES = rows(
  OURS.nationalities,
  object({
    id: idIn(OURS.nationalities),
    name: NAME,
    home: maybe(orNull(idIn(OURS.destinations))),
    n: maybe(whole(0, 12)),
  }),
  (ours, given) => ({
    ...named(ours, given),
    home: given?.home === undefined ? ours.home : given.home,
    n: given?.n ?? ours.n,
  }),
);

const RATE = object({ size: whole(1, 20), gives: whole(0, 20) });
const FEW = whole(0, 9);

const DESTINATIONS = rows(
  OURS.destinations,
  object({
    id: idIn(OURS.destinations),
    name: NAME,
    money: maybe(RATE),
    documents: maybe(RATE),
    minimum: maybe(FEW),
    loss: maybe(FEW),
    connections: maybe(RATE),
  }),
  (ours, given) => ({
    ...named(ours, given),
    money: given?.money ?? ours.money,
    documents: given?.documents ?? ours.documents,
    minimum: given?.minimum ?? ours.minimum,
    loss: given?.loss ?? ours.loss,
    connections: given?.connections ?? ours.connections,
  }),
);

const SALARY = maybe(whole(0, 6));

const CAREERS = rows(
  OURS.careers,
  object({ id: idIn(OURS.careers), name: NAME, base: SALARY, uneven: SALARY }),
  (ours, given) => ({
    ...named(ours, given),
    base: given?.base ?? ours.base,
    uneven: given?.uneven ?? ours.uneven,
  }),
);

const goods = (ours: Content['documents']) =>
  rows(ours, object({ id: idIn(ours), name: NAME, price: maybe(whole(0, 12)) }), (own, given) => ({
    ...named(own, given),
    price: given?.price ?? own.price,
  }));

const LIFE = rows(
  OURS.life,
  object({
    id: idIn(OURS.life),
    name: NAME,
    cost: maybe(whole(0, 12)),
    effects: maybe(EFFECTS),
    keep: maybe(orNull(KEEP)),
  }),
  (ours, given) => ({
    ...named(ours, given),
    cost: given?.cost ?? ours.cost,
    effects: given?.effects ?? ours.effects,
    keep: given?.keep === undefined ? ours.keep : given.keep,
  }),
  checkKept,
);

/** A seat has one side business, one register and so on: two cards of one status could not be told apart. */
function checkKept(life: readonly Life[], field: string): void {
  for (const status of STATUSES) {
    const cards = life.filter(({ keep }) => keep?.as === status);
    if (cards.length > 1) {
      const ids = cards.map(({ id }) => id).join(' and ');
      throw new BadInput(field, `${ids} are both kept as ${status}; only one card can be`);
    }
  }
}

const LANE = checked(soMany(whole(0, 30), 3, 'must have three tokens (EM-2.2)'), (tokens) =>
  tokens.toSorted((a, b) => a - b),
);

/**
 * The faces of the printed game as its owner reads them (EM-R80). Each list names rows of ours by id and
 * gives what is printed there; rows that are not named stay as they are. What comes out is complete and reads
 * the same again.
 */
export const OWN_SET: Shape<Content> = object({
  id: notOurs(CROSSINGS.id),
  nationalities: NATIONALITIES,
  destinations: DESTINATIONS,
  careers: CAREERS,
  documents: goods(OURS.documents),
  connections: goods(OURS.connections),
  life: LIFE,
  lanes: orElse(soMany(LANE, OURS.lanes.length, 'must be five lanes (EM-2.1)'), OURS.lanes),
});
