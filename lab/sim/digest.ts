/** What happened, as sixteen digits: the same only if all of it was the same, in the same order. */
export interface Digest {
  readonly hex: string;
  add(text: string): void;
}

/** Whole numbers and codes of signs only: the same on every machine. */
export function newDigest(): Digest {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  return {
    get hex() {
      return `${hexOf(a)}${hexOf(b)}`;
    },
    add(text) {
      for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
        b = Math.imul(b ^ a ^ (b >>> 15), 0x7feb352d);
      }
      // Two texts are not one.
      a = Math.imul(a ^ text.length, 0x01000193);
    },
  };
}

const hexOf = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
