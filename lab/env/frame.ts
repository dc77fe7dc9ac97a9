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

/** How much there is to see: `size` numbers and `width` bytes of mask for each table. */
export interface Room {
  readonly tables: number;
  readonly seats: number;
  readonly size: number;
  readonly width: number;
}

const lengthOf = ({ tables, seats, size, width }: Room): number =>
  HEAD + tables * (2 + 4 * seats + 4 * size + width);

/** Numbers of four bytes must begin at a multiple of four. */
const firstOf = ({ tables }: Room): number => (2 * tables) % 4;

export const newFrame = (room: Room): Frame => frameIn(new ArrayBuffer(firstOf(room) + lengthOf(room)), room);

/** Memory for a frame that several threads write, each its own tables. */
export const sharedFor = (room: Room): SharedArrayBuffer =>
  new SharedArrayBuffer(firstOf(room) + lengthOf(room));

/** The same tables in the same memory, whoever looks at it. */
export function frameIn(memory: ArrayBufferLike, room: Room): Frame {
  const { tables, seats, size, width } = room;
  const length = lengthOf(room);
  const first = firstOf(room);
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

/** What is seen at `many` of these tables, from this one on. */
export function partOf(frame: Frame, { seats, size, width }: Room, from: number, many: number): Frame {
  const cut = (each: number): [number, number] => [each * from, each * (from + many)];
  return {
    bytes: frame.bytes,
    seat: frame.seat.subarray(...cut(1)),
    done: frame.done.subarray(...cut(1)),
    reward: frame.reward.subarray(...cut(seats)),
    observation: frame.observation.subarray(...cut(size)),
    mask: frame.mask.subarray(...cut(width)),
  };
}
