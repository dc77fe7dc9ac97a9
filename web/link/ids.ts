const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 128 bits that will be a seat: whoever made them needs no answer to know them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Works without a secure context, where crypto.randomUUID does not exist. */
export function newId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
