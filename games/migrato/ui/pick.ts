import type { Line } from '../../../engine/text.ts';
import type { Held } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import { type FaceId, faceOf, isBird, isNight, MAX_COLONIES, objectiveOf, speciesOf } from '../content.ts';
import type { ColonyView, View } from '../eyes/view.ts';
import { nameIn, shown } from '../text/colony.ts';

export const PLACES: readonly number[] = Array.from({ length: MAX_COLONIES }, (_, i) => i + 1);

/** What the player has in their fingers, before anything is sent. */
export type Pick = Held<Action, Taken>;
type Taken =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'colony'; readonly colony: number }
  | { readonly kind: 'split'; readonly colony: number | null }
  | { readonly kind: 'join'; readonly upper: number | null }
  | { readonly kind: 'drop' }
  | { readonly kind: 'named'; readonly colonies: readonly number[] };

/** What was touched on the table. */
export type Touched =
  | { readonly at: 'mine'; readonly colony: number }
  | { readonly at: 'theirs'; readonly colony: number }
  | { readonly at: 'free' }
  | { readonly at: 'settlement'; readonly species: Extract<Action, { type: 'playDanger' }>['target'] };

/**
 * The action a touch would make with what is in the fingers; undefined where it would only pick something up.
 */
export function meant(pick: Pick, touched: Touched, hand: readonly FaceId[]): Action | undefined {
  switch (pick.kind) {
    case 'card': {
      const card = hand[pick.index];
      if (card === undefined) return undefined;
      if (!isBird(faceOf(card))) {
        const target =
          touched.at === 'settlement' ? touched.species : touched.at === 'free' ? undefined : touched.colony;
        return target === undefined ? undefined : { type: 'playDanger', card, target };
      }
      if (touched.at === 'free') return { type: 'playBird', card, onto: 'new' };
      return touched.at === 'settlement' ? undefined : { type: 'playBird', card, onto: touched.colony };
    }
    case 'split':
      return touched.at === 'mine' ? { type: 'dissociate', colony: touched.colony, keep: 1 } : undefined;
    case 'join':
      if (touched.at !== 'mine' || pick.upper === null) return undefined;
      return { type: 'associate', lower: touched.colony, upper: pick.upper };
    case 'drop':
      return touched.at === 'mine' ? { type: 'passDrop', colony: touched.colony } : undefined;
    default:
      return undefined;
  }
}

/**
 * The first half of a join: what is touched goes on top if it fits on any other; if on none, the join whose
 * refusal says why, so that nobody holds a colony that can be laid nowhere.
 */
export function putOnTop(
  upper: number,
  own: readonly ColonyView[],
  options: readonly Action[],
): Pick | Extract<Action, { type: 'associate' }> {
  if (options.some((one) => one.type === 'associate' && one.upper === upper)) return { kind: 'join', upper };
  const lower = own.find((colony) => colony.id !== upper)?.id ?? upper;
  return { type: 'associate', lower, upper };
}

/** Where the rules will put a new colony: the first free place. No other may be lit for it. */
export const placeOfNew = (own: readonly ColonyView[]): number | undefined =>
  PLACES.find((slot) => !own.some((colony) => colony.slot === slot));

/** The colonies that what is in the fingers is about. */
export function chosenBy(pick: Pick): readonly number[] {
  switch (pick.kind) {
    case 'named':
      return pick.colonies;
    case 'colony':
      return [pick.colony];
    case 'split':
      return pick.colony === null ? [] : [pick.colony];
    case 'join':
      return pick.upper === null ? [] : [pick.upper];
    case 'armed':
      return armedColonies(pick.action);
    default:
      return [];
  }
}

function armedColonies(action: Action): readonly number[] {
  switch (action.type) {
    case 'playBird':
      return action.onto === 'new' ? [] : [action.onto];
    case 'playDanger':
      return typeof action.target === 'number' ? [action.target] : [];
    case 'passDrop':
      return [action.colony];
    case 'associate':
      return [action.lower, action.upper];
    default:
      return [];
  }
}

/**
 * What certainly happens, for actions that cannot be taken back or hide something; undefined: act at once
 * (9).
 */
export function preview(action: Action, view: View): Line | undefined {
  const colonies = view.seats.flatMap((seat) => seat.colonies);
  const colonyOf = (id: number | string): ColonyView | undefined =>
    colonies.find((colony) => colony.id === id);
  switch (action.type) {
    case 'playBird': {
      const face = faceOf(action.card);
      const onto = colonyOf(action.onto);
      const full = (onto?.cards.length ?? 0) + 1 === objectiveOf(speciesOf(face));
      const dark = onto?.cards.some((card) => typeof card !== 'string' || card === 'night') ?? false;
      if (isNight(face) && full) return { key: 'ui.preview.reveal' };
      // As long as it can be taken back, what is said while it is held is enough.
      if (isNight(face)) return view.config.takeBack ? undefined : { key: 'ui.preview.night' };
      return full ? { key: dark ? 'ui.preview.reveal' : 'ui.preview.check' } : undefined;
    }
    case 'associate': {
      const lower = colonyOf(action.lower);
      const upper = colonyOf(action.upper);
      const open = (upper && shown(upper)) ?? (lower && shown(lower));
      const total = (lower?.cards.length ?? 0) + (upper?.cards.length ?? 0);
      return open !== undefined && total === open.objective ? { key: 'ui.preview.reveal' } : undefined;
    }
    case 'playDanger':
      return { key: 'ui.preview.steal' };
    case 'passRedraw':
      return { key: 'ui.preview.redraw' };
    case 'passDrop':
      return { key: 'ui.preview.drop', args: { flock: nameIn(view, action.colony) } };
    default:
      return undefined;
  }
}
