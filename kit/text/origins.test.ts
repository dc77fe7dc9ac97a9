import { expect, test } from 'vitest';
import type { Origins } from '../../engine/origins.ts';
import { LANGUAGES } from '../languages.ts';

const all = import.meta.glob<Origins>('../../games/*/text/origins.ts', { eager: true, import: 'origins' });

test.each(Object.entries(all))('%s: every fact has a work, in every language', (_file, { works, text }) => {
  for (const tag of Object.keys(LANGUAGES)) {
    expect(text[tag]?.facts, tag).toHaveLength(works.length);
    expect(text[tag]?.rights, tag).not.toBe('');
  }
  for (const of of works) expect(of.length).toBeGreaterThan(0);
  for (const { href } of works.flat()) expect(href ?? 'https://').toMatch(/^https:\/\//);
});
