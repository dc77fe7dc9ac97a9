import type { Action } from '../action.ts';
import { type Face, idOf, type Species } from '../content.ts';

/**
 * Every order is made once and then given again: lists of options cost no new objects, and a search
 * recognises an action it has met by identity. Nothing may change an action, so nobody can tell.
 */
function kept<A extends Action>(make: (a: number, b: number) => A): (a: number, b: number) => A {
  const rows: A[][] = [];
  return (a, b) => {
    let row = rows[a];
    if (row === undefined) {
      row = [];
      rows[a] = row;
    }
    let order = row[b];
    if (order === undefined) {
      order = make(a, b);
      row[b] = order;
    }
    return order;
  };
}

/** `onto` 0 begins a new colony: colonies are numbered from 1. */
export const birdOrder = kept((face: Face, onto) => ({
  type: 'playBird',
  card: idOf(face),
  onto: onto === 0 ? 'new' : onto,
}));

export const dangerOrder = kept((face: Face, target) => ({ type: 'playDanger', card: idOf(face), target }));

export const settlementOrder = (face: Face, target: Species): Action => ({
  type: 'playDanger',
  card: idOf(face),
  target,
});

export const splitOrder = kept((colony, keep) => ({ type: 'dissociate', colony, keep }));
export const joinOrder = kept((lower, upper) => ({ type: 'associate', lower, upper }));
export const dropOrder = kept((colony) => ({ type: 'passDrop', colony }));
export const discardOrder = kept((face: Face) => ({ type: 'discard', card: idOf(face) }));
