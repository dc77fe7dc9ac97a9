import type { Picture } from '../../../kit/icons.ts';
import {
  type Danger,
  type FaceId,
  faceOf,
  isBird,
  isNight,
  numberOf,
  type Species,
  speciesOf,
} from '../content.ts';
import { beeEater, goose, horn, kite, lamp, stilt, stump, teal } from './icons.ts';

/** How a face is drawn: a row of content becomes a picture, a tint and its words. */
export interface Drawn {
  readonly picture: Picture;
  readonly tint: string;
  readonly species: Species | null;
  readonly danger: Danger | null;
  readonly number: number;
  readonly night: boolean;
}

export const BIRDS: Readonly<Record<Species, { readonly picture: Picture; readonly tint: string }>> = {
  brent: { picture: goose, tint: 'var(--brent)' },
  kite: { picture: kite, tint: 'var(--kite)' },
  stilt: { picture: stilt, tint: 'var(--stilt)' },
  beeeater: { picture: beeEater, tint: 'var(--beeeater)' },
  teal: { picture: teal, tint: 'var(--teal)' },
};

const HARMS: Readonly<Record<Danger, Picture>> = { hunter: horn, habitat: stump, light: lamp };

export function drawn(id: FaceId): Drawn {
  const face = faceOf(id);
  if (isBird(face)) {
    const species = speciesOf(face);
    return { ...BIRDS[species], species, danger: null, number: numberOf(face), night: isNight(face) };
  }
  const danger = id as Danger;
  return {
    picture: HARMS[danger],
    tint: 'var(--halt)',
    species: null,
    danger,
    number: 0,
    night: danger === 'light',
  };
}
