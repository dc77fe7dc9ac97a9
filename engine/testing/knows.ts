import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Kind } from '../game.ts';
import type { Span } from '../laws/cases.ts';
import { knowledgeOf } from '../laws/knowledge.ts';
import type { Title } from '../title.ts';
import { declaration, unsaid } from './declaration.ts';

/** The same in every run, be it long or short: the file must not depend on it. */
const GAMES = 30;
const SEED = 1;

/** Registers the test that keeps what a game shows, and to whom, in a file of its own. */
export function knows<K extends Kind>(
  title: Title<K>,
  { configs, seats }: Pick<Span, 'configs' | 'seats'>,
  url: URL,
): void {
  test('what is shown to each pair of eyes was declared, with a word why', async () => {
    const file = fileURLToPath(url);
    const found = knowledgeOf(title, { configs, seats, games: GAMES, seed: SEED });
    const text = declaration(found, existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect(text).toMatchFileSnapshot(file);
    expect(unsaid(text)).toEqual([]);
  });
}
