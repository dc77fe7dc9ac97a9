/** What a rulebook consists of once it is read. */
export type Part = { readonly as: 'text' | 'bold' | 'italic' | 'code' | 'clause'; readonly text: string };
type Parts = readonly Part[];

/** A paragraph or an item; `told` are the clauses behind it, `figure` the piece that is drawn beside it. */
export interface Said {
  readonly id: string | undefined;
  readonly parts: Parts;
  readonly told: readonly string[];
  readonly figure: string | undefined;
}

/** A step of a turn: one can leave it out, or chooses one of these ways. */
export interface Step extends Said {
  readonly may: boolean;
  readonly ways: readonly Said[];
}

/** A part of a lesson that shows just this, counted from 1. */
export interface Shown {
  readonly lesson: string;
  readonly part: number;
}

export interface Head {
  readonly kind: 'head';
  readonly level: 2 | 3;
  readonly id: string | undefined;
  readonly parts: Parts;
  readonly show: Shown | undefined;
  /** From here on one only looks things up. */
  readonly needed: boolean;
}

export type Block =
  | Head
  | ({ readonly kind: 'text' | 'quote' } & Said)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Said[] }
  | { readonly kind: 'pieces'; readonly items: readonly Said[] }
  | { readonly kind: 'glance'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Parts[];
      readonly rows: readonly { id: string | undefined; cells: readonly Parts[] }[];
    };

/** All paragraphs and items. */
export const saidIn = (blocks: readonly Block[]): readonly Said[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list' || block.kind === 'pieces') return block.items;
    if (block.kind === 'glance') return block.steps.flatMap((step) => [step, ...step.ways]);
    return block.kind === 'text' || block.kind === 'quote' ? [block] : [];
  });

/** Every clause that some paragraph or item tells. */
export const toldIn = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(saidIn(blocks).flatMap(({ told }) => told));

/** A chapter: its heading and what stands under it. */
export interface Section {
  readonly head: Head;
  readonly blocks: readonly Block[];
}

/** What stands before the first chapter, and the chapters. */
export function sectionsOf(blocks: readonly Block[]): { lead: readonly Block[]; sections: Section[] } {
  const lead: Block[] = [];
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const block of blocks) {
    if (block.kind === 'head' && block.level === 2) sections.push({ head: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, sections };
}

export const plainOf = (parts: Parts): string => parts.map(({ text }) => text).join('');
