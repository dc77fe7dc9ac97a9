import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLAUSE } from '../../games/migrato/refusals.ts';
import type { Block } from './blocks.ts';
import { rulebook } from './rulebook.ts';

const anchors = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => item.id ?? []);
    if (block.kind === 'table') return block.rows.flatMap((row) => row.id ?? []);
    return 'id' in block ? (block.id ?? []) : [];
  });

describe('rulebook', () => {
  test('every clause a refusal of Migrato cites has an anchor, and none has two', () => {
    const ids = anchors(rulebook(readFileSync('games/migrato/RULES.md', 'utf8')));
    expect(ids.length).toBe(new Set(ids).size);
    expect(Object.values(CLAUSE).filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  test('reads headings, lists that go on over a line, tables and emphasis', () => {
    const blocks = rulebook(
      '# Title\n\n## One\n\n- **MI-1.1** A *b*\n  goes on, see MI-2.1.\n\n| a | b |\n| --- | --- |\n| `c` | d |\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['head', 'list', 'table']);
    expect(blocks[1]).toMatchObject({
      items: [
        {
          id: 'MI-1.1',
          parts: [
            { as: 'bold', text: 'MI-1.1' },
            { as: 'text', text: ' A ' },
            { as: 'italic', text: 'b' },
            { as: 'text', text: ' goes on, see ' },
            { as: 'clause', text: 'MI-2.1' },
            { as: 'text', text: '.' },
          ],
        },
      ],
    });
  });

  test('reads pieces, a glance with its ways, what a lesson shows, and examples with a figure', () => {
    const blocks = rulebook(
      '## Pieces\n\n- **Ticket** to go <!-- figure ticket -->\n\n## A turn <!-- show take 2 -->\n\n<!-- glance -->\n\n' +
        '1. **First** sell <!-- may figure coin -->\n2. **Then**\n   - **Buy** a\n     paper [X-1.1]\n\n' +
        '> *You buy.* [X-1.2] <!-- figure ticket -->\n\n<!-- needed -->\n\n## Questions\n',
    );
    expect(blocks).toMatchObject([
      { kind: 'head', id: 'pieces', show: undefined, needed: false },
      { kind: 'pieces', items: [{ figure: 'ticket', parts: [{ as: 'bold' }, { text: ' to go' }] }] },
      { kind: 'head', id: 'a-turn', show: { lesson: 'take', part: 2 } },
      {
        kind: 'glance',
        steps: [
          { may: true, figure: 'coin', ways: [] },
          { may: false, ways: [{ told: ['X-1.1'], parts: [{ text: 'Buy' }, { text: ' a paper' }] }] },
        ],
      },
      { kind: 'quote', figure: 'ticket', told: ['X-1.2'] },
      { kind: 'head', id: 'questions', needed: true },
    ]);
  });
});
