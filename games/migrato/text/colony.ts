import type { Line } from '../../../engine/text.ts';
import { type FaceId, faceOf, numberOf, objectiveOf, type Species, speciesOf } from '../content.ts';
import type { ColonyView } from '../eyes/view.ts';

/** What lies open in a colony: its newest face-up card says the species and the limit (MI-R11). */
export function shown(
  colony: ColonyView,
): { species: Species; limit: number; objective: number } | undefined {
  const up = colony.cards.findLast((card): card is FaceId => typeof card === 'string' && card !== 'night');
  if (up === undefined) return undefined;
  const face = faceOf(up);
  return { species: speciesOf(face), limit: numberOf(face), objective: objectiveOf(speciesOf(face)) };
}

/** A colony by its birds; a night colony shows none, so it goes by its place, which the table shows. */
export const birdsOf = (shows: Species | null, slot: number): Line =>
  shows === null ? { key: 'colony.night.at', args: { slot } } : { key: `flock.${shows}` };

/** Whether no other colony of its seat shows the same birds. */
export const isOnly = (colony: ColonyView, among: readonly ColonyView[]): boolean =>
  among.every((one) => one === colony || shown(one)?.species !== shown(colony)?.species);

/** A colony among those of its seat: by its birds, and by its place too where two would be called the same. */
export function nameOf(colony: ColonyView | undefined, among: readonly ColonyView[]): Line {
  if (colony === undefined) return { key: 'colony.gone' };
  const species = shown(colony)?.species ?? null;
  const flock = birdsOf(species, colony.slot);
  return species === null || isOnly(colony, among)
    ? flock
    : { key: 'colony.at', args: { flock, slot: colony.slot } };
}

/** The same of a number of a colony, wherever it flies. */
export function nameIn(
  view: { readonly seats: readonly { readonly colonies: readonly ColonyView[] }[] },
  id: number | string | null,
): Line {
  for (const { colonies } of view.seats) {
    const found = colonies.find((colony) => colony.id === id);
    if (found !== undefined) return nameOf(found, colonies);
  }
  return nameOf(undefined, []);
}
