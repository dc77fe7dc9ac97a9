/** Plain JSON in an address: deflated, so that a question fits into a message. */
export async function packed(value: unknown): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Undefined where somebody cut or changed the address. */
export async function unpacked<T>(text: string): Promise<T | undefined> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const read = await through(bytes, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(read));
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Longer links are cut by some who pass them on. */
export const LONGEST = 6 * 1024;

/** `q=…&r=…`: a question, and what somebody found. */
export function readHash(hash: string): { readonly q?: string; readonly r?: string } {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const [q, r] = [found.get('q'), found.get('r')];
  return { ...(q !== null && { q }), ...(r !== null && { r }) };
}
