import { BadInput } from '../door.ts';

/** The field that BadInput names when this is read; undefined if it reads well. */
export function badField(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return undefined;
}
