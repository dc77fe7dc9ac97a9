import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/game.ts';
import type { Config } from './config.ts';
import type { Traveller } from './content.ts';

/** What is left to do. */
export type Frame =
  | { readonly step: 'round' }
  | { readonly step: 'pack'; readonly waiting: readonly Seat[] }
  | { readonly step: 'whistle'; readonly id: number }
  | { readonly step: 'refill' };

export interface State {
  config: Config;
  agenda: Frame[];
  round: number;
  /** Top at the end. */
  deck: Traveller[];
  hands: Traveller[][];
  /** Face down, in the order they were laid. */
  quays: Traveller[][];
  across: Traveller[][];
  lost: Traveller[];
  /** Who has given in this round. */
  gave: boolean[];
  /** Who left, and so ended the game. */
  left: Seat | null;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

export const clone = (state: State): State => ({
  config: state.config,
  agenda: [...state.agenda],
  round: state.round,
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  quays: state.quays.map((quay) => [...quay]),
  across: state.across.map((pile) => [...pile]),
  lost: [...state.lost],
  gave: [...state.gave],
  left: state.left,
});

/** As version 0 had it: gifts without a limit (FE-8), and the content under another name. */
interface OldState extends Omit<State, 'gave' | 'config'> {
  readonly config: Omit<Config, 'content'> & { readonly set: 'river' };
}

/** Version 0 counted no gifts: nobody counts as having given. */
function countGifts({ config, ...old }: OldState): State {
  const { set, ...chosen } = config;
  return { ...old, config: { ...chosen, content: set }, gave: old.hands.map(() => false) };
}

export const migrations = [countGifts];
