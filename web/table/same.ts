import type { Scene } from '../../room/encoding/follow.ts';

const textOf = ({ view, awaiting, decision, undo, outcome }: Scene): string =>
  JSON.stringify([view, awaiting, decision, undo, outcome]);

/** The same question about the same picture, come once more. */
export const isSame = (old: Scene | undefined, scene: Scene): boolean =>
  old !== undefined && textOf(old) === textOf(scene);
