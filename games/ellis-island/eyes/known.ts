import type { Seat } from '../../../engine/game.ts';
import type { Config } from '../config.ts';
import type { FamilyRow } from '../content/families.ts';
import type { OwnSet } from '../own.ts';
import { coveredFace, guessed } from '../pieces/familyFace.ts';
import type { View } from './view.ts';

/**
 * The last set imagined behind these faces, and the cards that were known then: bots imagine many worlds of
 * one view.
 */
const imagined = new WeakMap<View['families'], { cards: readonly (FamilyRow | null)[]; content: OwnSet }>();

/**
 * Cards that this viewer reads are as they are; of the others it knows the face, and behind it anything may
 * stand.
 */
export function knownConfig({ config, families, players, interview }: View): Config {
  const cards = families.map((face) => players.find(({ family }) => family === face?.id)?.card ?? null);
  const held = imagined.get(families);
  if (interview === null && held?.cards.every((card, i) => card === cards[i])) {
    return { ...config, content: held.content };
  }
  const { content } = config;
  const covered = coveredFace(interview?.slot ?? 0, interview?.name ?? '', interview?.look ?? 'man');
  const whole: OwnSet = {
    id: content === 'reconstructed' ? content : content.id,
    families: families.map((face, i) => cards[i] ?? guessed(face ?? covered)),
    resources: content === 'reconstructed' ? null : content.resources,
    yields: content === 'reconstructed' ? null : content.yields,
  };
  if (interview === null) imagined.set(families, { cards, content: whole });
  return { ...config, content: whole };
}

/** During an own Interview the seat is told neither side of its card: it is the one that is covered. */
export function familyIn({ families, players, interview }: View, seat: Seat): number {
  const family = players[seat]?.family ?? null;
  if (family !== null) return families.findIndex((face) => face?.id === family);
  return interview?.seat === seat ? families.indexOf(null) : -1;
}
