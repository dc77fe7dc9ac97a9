/** u32 bytes that follow, u8 kind, u8, u16 0, u32 tables. */
const HEAD = 12;
export const STEP = 1;

/** What is seen at all tables, and the very same memory as the bytes of a frame: nothing is copied. */
export interface Frame {
  readonly bytes: Uint8Array;
  readonly seat: Uint8Array;
  readonly done: Uint8Array;
  /** By table and seat. */
  readonly reward: Float32Array;
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
}

/** `size` numbers and `width` bytes of mask for each table. */
export function newFrame(tables: number, seats: number, size: number, width: number): Frame {
  const length = HEAD + tables * (2 + 4 * seats + 4 * size + width);
  // Numbers of four bytes must begin at a multiple of four.
  const first = (2 * tables) % 4;
  const memory = new ArrayBuffer(first + length);
  let at = first + HEAD;
  const next = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const head = new DataView(memory, first, HEAD);
  head.setUint32(0, length - 4, true);
  head.setUint8(4, STEP);
  head.setUint32(8, tables, true);
  return {
    bytes: new Uint8Array(memory, first, length),
    seat: new Uint8Array(memory, next(tables), tables),
    done: new Uint8Array(memory, next(tables), tables),
    reward: new Float32Array(memory, next(4 * tables * seats), tables * seats),
    observation: new Float32Array(memory, next(4 * tables * size), tables * size),
    mask: new Uint8Array(memory, next(tables * width), tables * width),
  };
}
