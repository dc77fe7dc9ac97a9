import { describe, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '../engine/record.ts';
import { recordIn } from '../engine/testing/recorded.ts';
import { game } from '../games/_template/game.ts';
import { inNameOf, namesOf, registered, resealed } from './copy.ts';

const NAMES = namesOf('rope-market', 'RM');

describe('a copy of the template', () => {
  test('is named in its three roles', () => {
    expect(NAMES).toEqual({ id: 'rope-market', type: 'RopeMarket', name: 'Rope Market', prefix: 'RM' });
    expect(namesOf('rope-market', 'RM', 'The Rope').name).toBe('The Rope');
    for (const wrong of ['', "it's", '{x}', 'x'.repeat(41)]) {
      expect(() => namesOf('rope-market', 'RM', wrong)).toThrow('name:');
    }
  });

  test('says its own name in code, in strings and in texts', () => {
    const code = "import type { Ferry } from './kind.ts'; // FE-2\nconst id = 'ferry', name = 'Ferry';";
    expect(inNameOf(code, 'game.ts', NAMES)).toBe(
      "import type { RopeMarket } from './kind.ts'; // RM-2\nconst id = 'rope-market', name = 'Rope Market';",
    );
    expect(inNameOf('# Rules of Ferry\n- **FE-1** …', 'RULES.md', NAMES)).toBe(
      '# Rules of Rope Market\n- **RM-1** …',
    );
  });

  test('has records of its own game, with a seal that holds', () => {
    const record = recordIn(new URL('../games/_template/recorded', import.meta.url), 'crossed');
    const copy = parseRecord(JSON.parse(resealed(JSON.stringify(record), NAMES)));
    expect(copy).toMatchObject({ game: 'rope-market', outcome: { rule: 'RM-10' } });
    const outcome: typeof game.outcome = (state) => {
      const end = game.outcome(state);
      return end && { ...end, rule: end.rule.replace('FE-', 'RM-') };
    };
    expect(verifyRecord({ ...game, id: 'rope-market', outcome }, copy)).toBeUndefined();
    expect(resealed('{"version":0}', NAMES)).toBe('{"version":0}');
  });

  test('stands in the list of games, in the order of the alphabet', () => {
    const index = "[\n  import('./bee/index.ts'),\n  import('./tea/index.ts'),\n]";
    expect(registered(index, 'cat')).toBe(
      "[\n  import('./bee/index.ts'),\n  import('./cat/index.ts'),\n  import('./tea/index.ts'),\n]",
    );
    expect(registered(index, 'zoo')).toMatch(/tea.*\n.*zoo.*\n\]/);
    expect(() => registered('', 'cat')).toThrow('lists no game');
  });
});
