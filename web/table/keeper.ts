import { getContext, setContext } from 'svelte';
import type { HandedOn } from '../link/handOn.ts';

/** What can be done with a game that is over and lies on no server. */
export interface Keeper {
  /** All of the game, for somebody else; undefined where that is not given away. */
  handOn(): Promise<HandedOn | undefined>;
  /** Begins a new game at this entry of the log; false if that could not be. */
  readonly playOn?: ((seq: number) => Promise<boolean>) | undefined;
}

const KEY = Symbol('keeper');

/** A page that keeps its game by itself says so to everything on it. */
export const setKeeper = (keeper: () => Keeper | undefined): void => void setContext(KEY, keeper);
export const useKeeper = (): (() => Keeper | undefined) =>
  getContext<(() => Keeper | undefined) | undefined>(KEY) ?? (() => undefined);
