/** A work, as it names itself in its own language. */
export interface Work {
  readonly by: string;
  readonly title: string;
  readonly href?: string;
}

/** What is said of a game's origins in one language. */
export interface OriginText {
  /** Under which right it stands, as far as the rulebook says. */
  readonly rights: string;
  /** What the game says of the world, in the order of `works`. */
  readonly facts: readonly string[];
}

/** Where a game comes from, and where what it says of the world can be read. */
export interface Origins {
  /** The title of the rulebook that was followed, as printed. */
  readonly rulebook: string;
  /** By fact. */
  readonly works: readonly (readonly Work[])[];
  /** By the tag of the language. */
  readonly text: { readonly en: OriginText } & Readonly<Record<string, OriginText>>;
}
