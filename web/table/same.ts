import type { Scene } from '../../room/encoding/follow.ts';

const textOf = ({ view, awaiting, decision, undo, outcome }: Scene): string =>
  JSON.stringify([view, awaiting, decision, undo, outcome]);

/** The same question about the same picture, come once more. */
export const isSame = (old: Scene | undefined, scene: Scene): boolean =>
  old !== undefined && textOf(old) === textOf(scene);

const menuOf = ({ options, forms, awaiting: { must } }: Scene): string =>
  JSON.stringify([options, forms, must]);

/** The same can be done as before, whatever else has changed: what was asked is still asked. */
export const isAskedSame = (old: Scene | undefined, scene: Scene): boolean =>
  old !== undefined && menuOf(old) === menuOf(scene);
