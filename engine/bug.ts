/** We are wrong, not the player: thrown, never caught by rules. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

export function bug(...what: readonly unknown[]): never {
  throw new Bug(what.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
}

/** Closes a switch: a new member of the union then fails to compile here. */
export function never(value: never): never {
  return bug('unexpected value', value);
}
