/** A whole text, not a part of one (RFC 6455, 5.2). */
const TEXT = 0x81;
/**
 * Lengths up to here stand in the second byte; longer ones in two or eight bytes after it, as these two say.
 */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/** A sign for a byte: written so, strings go to the socket without a buffer in between. */
export const FRAMES_ENCODING = 'latin1';

/**
 * Texts as WebSocket frames, one after the other, a sign for a byte. `ws` would hand over the head and the
 * body of each as two pieces; one write of one piece is a twentieth less work for an action.
 */
export function framesOf(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) frames += frameOf(text);
  return frames;
}

function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  // As many bytes as signs: plain ASCII, which stands for itself.
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString(FRAMES_ENCODING));
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length);
  if (length <= LONGEST_IN_TWO) return String.fromCharCode(TEXT, IN_TWO_BYTES, length >> 8, length & 0xff);
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, IN_EIGHT_BYTES, ...eight);
}
