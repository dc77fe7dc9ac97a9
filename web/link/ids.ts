const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Works without a secure context, where crypto.randomUUID does not exist. */
export function newId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
