import { BadInput } from '../../engine/door.ts';
import { WAIT } from './codec.ts';

/** What an answer is held against: the mask, as it is told. */
interface Masked {
  readonly tables: number;
  readonly mask: Uint8Array;
}

/** All are read before any is played: a wrong one changes nothing, at no table and in no thread. */
export function checkAnswers({ tables, mask }: Masked, isIndex: boolean, answers: Int32Array): void {
  if (answers.length !== tables) throw new BadInput('a', `${answers.length} answers for ${tables} tables`);
  const width = mask.length / tables;
  const isAllowed = isIndex ? placeAllowed : numberAllowed;
  for (let k = 0; k < tables; k++) {
    const id = answers[k] ?? WAIT;
    if (!isAllowed(mask, k * width, width, id))
      throw new BadInput(`a[${k}]`, `${id} is no answer there; the mask says which are`);
  }
}

const numberAllowed = (mask: Uint8Array, first: number, width: number, id: number): boolean =>
  id >= 0 && id < 8 * width && (((mask[first + (id >> 3)] ?? 0) >> (id & 7)) & 1) === 1;

function placeAllowed(mask: Uint8Array, first: number, _width: number, id: number): boolean {
  const high = mask[first + 1] ?? 0;
  return id === WAIT ? high >= 128 : id > 0 && id <= ((mask[first] ?? 0) | ((high & 127) << 8));
}
