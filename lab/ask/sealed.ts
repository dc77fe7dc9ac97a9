import { digest } from '../../engine/digest.ts';
import { anObject, BadInput } from '../../engine/door.ts';
import type { Result } from './result.ts';

/** A result whose digest is that of what it says. One that was edited is refused. */
export function readSealed(input: unknown, from: string): Result {
  const { digest: sealed, run, ...found } = anObject(input, from);
  if (found.format !== 'crossings-result' || found.version !== 1) {
    throw new BadInput('file', `${from} is no result of this version; make one with --json`);
  }
  if (digest(found) !== sealed) throw new BadInput('file', `${from} was changed after it was made`);
  // Its digest says that we made it.
  return { ...found, digest: sealed, run } as unknown as Result;
}
