import { type ContentSet, RECONSTRUCTED } from '../content.ts';

/** Our set as an owner would enter it, for tests that change a row. */
export const ownSet = (): ContentSet =>
  JSON.parse(JSON.stringify({ ...RECONSTRUCTED, id: 'own' })) as ContentSet;
